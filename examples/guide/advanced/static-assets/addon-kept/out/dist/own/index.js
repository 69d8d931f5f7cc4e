import { createRequire } from "node:module";
const tide = createRequire(import.meta.url)('./tide.node');
export { tide };
