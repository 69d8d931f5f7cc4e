"use strict";
var __webpack_exports__ = {};
const external_map_kit_namespaceObject = require("map-kit");
console.log(external_map_kit_namespaceObject.at);
for(var __rspack_i in __webpack_exports__)exports[__rspack_i] = __webpack_exports__[__rspack_i];
Object.defineProperty(exports, '__esModule', {
    value: true
});
