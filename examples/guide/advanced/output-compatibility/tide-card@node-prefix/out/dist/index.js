import node_path from "node:path";
import { styleText } from "node:util";
const title = (file)=>styleText('bold', node_path.basename(file));
export { title };
