(function(root, factory) {
    if ('object' == typeof exports && 'object' == typeof module) module.exports = factory(require("alpha"));
    else if ('function' == typeof define && define.amd) define([
        "alpha"
    ], factory);
    else {
        var a = 'object' == typeof exports ? factory(require("alpha")) : factory(root["alpha"]);
        for(var i in a)('object' == typeof exports ? exports : root)[i] = a[i];
    }
})(global, (__rspack_external_alpha)=>(()=>{
        "use strict";
        var __webpack_modules__ = {
            alpha (module1) {
                module1.exports = __rspack_external_alpha;
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
            var external_alpha_ = __webpack_require__("alpha");
            const delta = 'delta was here';
            console.log(external_alpha_.alpha, delta);
        })();
        return __webpack_exports__;
    })());
