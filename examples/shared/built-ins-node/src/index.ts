import fs from 'node:fs';
import os from 'os';

export const folder = [fs.readdirSync(process.cwd()), os.cpus(), Buffer.from('a'), global.performance, process.env.NODE_ENV];
