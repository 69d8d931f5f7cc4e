"use strict";
var __webpack_exports__ = {};
const external_id_kit_namespaceObject = require("id-kit");
self.postMessage((0, external_id_kit_namespaceObject.id)());
for(var __rspack_i in __webpack_exports__)exports[__rspack_i] = __webpack_exports__[__rspack_i];
Object.defineProperty(exports, '__esModule', {
    value: true
});
