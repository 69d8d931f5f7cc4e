import node_path from "node:path";
const logFile = node_path.join(import.meta.dirname, 'kiln.log');
export { logFile };
