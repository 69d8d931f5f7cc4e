import { CODING } from "coding";
import { createRequire as __rspack_createRequire } from "node:module";
const __rspack_createRequire_require = __rspack_createRequire(import.meta.url);
const run = ()=>CODING + 1 + __rspack_createRequire_require("os-kit");
export { run };
