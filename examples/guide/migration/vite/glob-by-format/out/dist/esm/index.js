import { __webpack_require__ } from "./l.js";
__webpack_require__.add({
    "./src/languages lazy ./languages/*.js context: ./src" (module, __unused_rspack_exports, __webpack_require__) {
        module.exports = {
            "./languages/en.js": function() {
                return __webpack_require__.e("t").then(__webpack_require__.bind(__webpack_require__, "./src/languages/en.js"));
            }
        };
    }
});
const languages = __webpack_require__("./src/languages lazy ./languages/*.js context: ./src");
const address = 'file:///home/you/glob-by-format/src/index.js';
export { address, languages };
