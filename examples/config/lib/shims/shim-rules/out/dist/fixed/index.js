import { createRequire as __rspack_createRequire } from "node:module";
const __rspack_createRequire_require = __rspack_createRequire(import.meta.url);
const eol = __rspack_createRequire_require("node:os").EOL;
export { eol };
