import { __webpack_require__ } from "./rslib-runtime~2.js";
__webpack_require__.add({
    X (module) {
        const limits = {
            label: 11
        };
        module.exports = limits;
    }
});
__webpack_require__("X");
