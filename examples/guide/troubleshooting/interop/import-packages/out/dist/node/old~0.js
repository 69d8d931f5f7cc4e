import { __webpack_require__ } from "./l~0.js";
import { createRequire as __rspack_createRequire } from "node:module";
const __rspack_createRequire_require = __rspack_createRequire(import.meta.url);
__webpack_require__.add({
    "./node_modules/old/index.js" (__unused_rspack_module, exports) {
        const os = __rspack_createRequire_require("node:os");
        const { ext } = __rspack_createRequire_require("ext");
        exports.old = ()=>'old with ' + (os.EOL ? 'node:os' : '') + ' and ' + ext.split(' ')[0];
    }
});
const old = __webpack_require__("./node_modules/old/index.js");
var old_default = /*#__PURE__*/ __webpack_require__.n(old);
var old_default_0 = old_default();
var old_0 = old.old;
export default old_default_0;
export { old_0 as old };
