"use strict";
var __webpack_modules__ = {
    "./src/index.ts" (__unused_rspack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        const tide = ()=>'high';
        if (__webpack_require__.c[__webpack_require__.s] === module) console.log(tide());
        __webpack_require__.d(__webpack_exports__, {}, {
            tide: tide
        });
    }
};
var __webpack_module_cache__ = {};
var __webpack_require__ = {};
__webpack_require__.c = __webpack_module_cache__;
(()=>{
    __webpack_require__.d = (exports1, getters, values)=>{
        var define = (defs, kind)=>{
            for(var key in defs)if (__webpack_require__.o(defs, key) && !__webpack_require__.o(exports1, key)) Object.defineProperty(exports1, key, {
                enumerable: true,
                [kind]: defs[key]
            });
        };
        define(getters, "get");
        define(values, "value");
    };
})();
(()=>{
    __webpack_require__.o = (obj, prop)=>Object.prototype.hasOwnProperty.call(obj, prop);
})();
(()=>{
    __webpack_require__.r = (exports1)=>{
        if ("u" > typeof Symbol && Symbol.toStringTag) Object.defineProperty(exports1, Symbol.toStringTag, {
            value: 'Module'
        });
        Object.defineProperty(exports1, '__esModule', {
            value: true
        });
    };
})();
var __webpack_exports__ = {};
__webpack_modules__[__webpack_require__.s = "./src/index.ts"](0, __webpack_exports__, __webpack_require__);
exports.tide = __webpack_exports__.tide;
for(var __rspack_i in __webpack_exports__)if (-1 === [
    "tide"
].indexOf(__rspack_i)) exports[__rspack_i] = __webpack_exports__[__rspack_i];
Object.defineProperty(exports, '__esModule', {
    value: true
});
