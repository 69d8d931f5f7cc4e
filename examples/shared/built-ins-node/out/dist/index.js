import node_fs from "node:fs";
import os from "os";
const folder = [
    node_fs.readdirSync(process.cwd()),
    os.cpus(),
    Buffer.from('a'),
    global.performance,
    process.env.NODE_ENV
];
export { folder };
