import { __webpack_require__ } from "./rslib-runtime~0.js";
__webpack_require__.add({
    B () {
        console.log(require("map-kit"));
    }
});
__webpack_require__("B");
