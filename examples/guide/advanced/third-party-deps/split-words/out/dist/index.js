import { __webpack_require__ } from "./rslib-runtime.js";
__webpack_require__.add({
    "./node_modules/shell-words/index.js" (__unused_rspack_module, exports) {
        exports.a = (line)=>line.trim().split(' ');
    }
});
const shell_words = __webpack_require__("./node_modules/shell-words/index.js");
const first = (line)=>(0, shell_words.a)(line)[0];
export { first };
