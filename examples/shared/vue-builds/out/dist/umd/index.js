(function(root, factory) {
    if ('object' == typeof exports && 'object' == typeof module) module.exports = factory(require("Vue"));
    else if ('function' == typeof define && define.amd) define([
        "Vue"
    ], factory);
    else if ('object' == typeof exports) exports["Stars"] = factory(require("Vue"));
    else root["Stars"] = factory(root["Vue"]);
})(globalThis, (__rspack_external_L)=>(()=>{
        "use strict";
        var __webpack_modules__ = {
            L (module1) {
                module1.exports = __rspack_external_L;
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
        (()=>{
            __webpack_require__.d = (exports1, getters, values)=>{
                var define1 = (defs, kind)=>{
                    for(var key in defs)if (__webpack_require__.o(defs, key) && !__webpack_require__.o(exports1, key)) Object.defineProperty(exports1, key, {
                        enumerable: true,
                        [kind]: defs[key]
                    });
                };
                define1(getters, "get");
                define1(values, "value");
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
        (()=>{
            __webpack_require__.r(__webpack_exports__);
            __webpack_require__.d(__webpack_exports__, {
                MoonRow: ()=>MoonRow,
                StarRow: ()=>StarRow
            });
            var external_Vue_ = __webpack_require__("L");
            const _hoisted_1 = {
                class: "star-row"
            };
            const StarRowvue_type_script_setup_true_lang_ts = /*@__PURE__*/ (0, external_Vue_.defineComponent)({
                __name: 'StarRow',
                props: {
                    count: {}
                },
                setup (__props) {
                    return (_ctx, _cache)=>((0, external_Vue_.openBlock)(), (0, external_Vue_.createElementBlock)("i", _hoisted_1, (0, external_Vue_.toDisplayString)(__props.count), 1));
                }
            });
            const __exports__ = StarRowvue_type_script_setup_true_lang_ts;
            const StarRow = __exports__;
            const MoonRowvue_type_script_setup_true_lang_ts_hoisted_1 = {
                class: "moon-row"
            };
            const MoonRowvue_type_script_setup_true_lang_ts = /*@__PURE__*/ (0, external_Vue_.defineComponent)({
                __name: 'MoonRow',
                props: {
                    phase: {}
                },
                setup (__props) {
                    return (_ctx, _cache)=>((0, external_Vue_.openBlock)(), (0, external_Vue_.createElementBlock)("i", MoonRowvue_type_script_setup_true_lang_ts_hoisted_1, (0, external_Vue_.toDisplayString)(__props.phase), 1));
                }
            });
            const MoonRow_exports_ = MoonRowvue_type_script_setup_true_lang_ts;
            const MoonRow = MoonRow_exports_;
        })();
        return __webpack_exports__;
    })());
