"use strict";
var __webpack_exports__ = {};
const wave_namespaceObject = require("./static/svg/wave.svg");
console.log(wave_namespaceObject);
for(var __rspack_i in __webpack_exports__)exports[__rspack_i] = __webpack_exports__[__rspack_i];
Object.defineProperty(exports, '__esModule', {
    value: true
});
