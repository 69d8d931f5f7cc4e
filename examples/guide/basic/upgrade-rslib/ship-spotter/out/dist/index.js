import { createRequire as __rspack_createRequire } from "node:module";
const __rspack_createRequire_require = __rspack_createRequire(import.meta.url);
const os = __rspack_createRequire_require("node:os");
const host = os.hostname();
const chart = new URL("./static/assets/chart.csv", import.meta.url);
export { chart, host };
