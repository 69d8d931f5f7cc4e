(function(root, factory) {
    if ('object' == typeof exports && 'object' == typeof module) module.exports = factory(require("map-kit"));
    else if ('function' == typeof define && define.amd) define([
        "map-kit"
    ], factory);
    else {
        var a = 'object' == typeof exports ? factory(require("map-kit")) : factory(root["map-kit"]);
        for(var i in a)('object' == typeof exports ? exports : root)[i] = a[i];
    }
})(globalThis, (__rspack_external_y)=>(()=>{
        var __webpack_modules__ = {
            y (module1) {
                "use strict";
                module1.exports = __rspack_external_y;
            }
        };
        var __webpack_module_cache__ = {};
        function __webpack_require__(moduleId) {
            var cachedModule = __webpack_module_cache__[moduleId];
            if (void 0 !== cachedModule) return cachedModule.exports;
            var module1 = __webpack_module_cache__[moduleId] = {
                exports: {}
            };
            __webpack_modules__[moduleId](module1, module1.exports, __webpack_require__);
            return module1.exports;
        }
        var __webpack_exports__ = {};
        (()=>{
            console.log(__webpack_require__("y"));
        })();
        return __webpack_exports__;
    })());
