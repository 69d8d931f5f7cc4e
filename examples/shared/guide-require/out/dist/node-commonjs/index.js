import { createRequire as __rspack_createRequire } from "node:module";
const __rspack_createRequire_require = __rspack_createRequire(import.meta.url);
const { kelp: kelp } = __rspack_createRequire_require("kelp");
const src_name = kelp;
export { src_name as name };
