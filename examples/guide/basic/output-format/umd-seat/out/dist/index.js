(function(root, factory) {
    if ('object' == typeof exports && 'object' == typeof module) module.exports = factory(require("react"), require("react-dom/client"));
    else if ('function' == typeof define && define.amd) define([
        "react",
        "react-dom/client"
    ], factory);
    else if ('object' == typeof exports) exports["SeatMap"] = factory(require("react"), require("react-dom/client"));
    else root["SeatMap"] = factory(root["React"], root["ReactDOM"]);
})(globalThis, (__rspack_external_G, __rspack_external_Q)=>(()=>{
        "use strict";
        var __webpack_modules__ = {
            G (module1) {
                module1.exports = __rspack_external_G;
            },
            Q (module1) {
                module1.exports = __rspack_external_Q;
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
            __webpack_require__.n = (module1)=>{
                var getter = module1 && module1.__esModule ? ()=>module1['default'] : ()=>module1;
                __webpack_require__.d(getter, {
                    a: getter
                });
                return getter;
            };
        })();
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
            var react__rspack_import_0 = __webpack_require__("G");
            var react__rspack_import_0_default = /*#__PURE__*/ __webpack_require__.n(react__rspack_import_0);
            var react_dom_client__rspack_import_1 = __webpack_require__("Q");
            const Seat = ({ code })=>/*#__PURE__*/ (react__rspack_import_0_default()).createElement("button", {
                    className: "seat"
                }, code);
            const mount = (place)=>(0, react_dom_client__rspack_import_1.createRoot)(place).render(/*#__PURE__*/ (react__rspack_import_0_default()).createElement(Seat, {
                    code: "C4"
                }));
            __webpack_require__.d(__webpack_exports__, {}, {
                Seat: Seat,
                mount: mount
            });
        })();
        return __webpack_exports__;
    })());
