/*! LICENSE: index.js.LICENSE.txt */
(function(root, factory) {
    if ('object' == typeof exports && 'object' == typeof module) module.exports = factory(require("React"));
    else if ('function' == typeof define && define.amd) define([
        "React"
    ], factory);
    else if ('object' == typeof exports) exports["Seat"] = factory(require("React"));
    else root["Seat"] = factory(root["React"]);
})(globalThis, (__rspack_external_p)=>(()=>{
        "use strict";
        var __webpack_modules__ = {
            u (__unused_rspack_module, exports1) {
                /**
 * @license React
 * react-jsx-runtime.production.js
 *
 * Copyright (c) Meta Platforms, Inc. and affiliates.
 *
 * This source code is licensed under the MIT license found in the
 * LICENSE file in the root directory of this source tree.
 */ var REACT_ELEMENT_TYPE = Symbol.for("react.transitional.element");
                Symbol.for("react.fragment");
                function jsxProd(type, config, maybeKey) {
                    var key = null;
                    void 0 !== maybeKey && (key = "" + maybeKey);
                    void 0 !== config.key && (key = "" + config.key);
                    if ("key" in config) {
                        maybeKey = {};
                        for(var propName in config)"key" !== propName && (maybeKey[propName] = config[propName]);
                    } else maybeKey = config;
                    config = maybeKey.ref;
                    return {
                        $$typeof: REACT_ELEMENT_TYPE,
                        type: type,
                        key: key,
                        ref: void 0 !== config ? config : null,
                        props: maybeKey
                    };
                }
                exports1.jsx = jsxProd;
            },
            xw (module1, __unused_rspack_exports, __webpack_require__) {
                module1.exports = __webpack_require__("u");
            },
            p (module1) {
                module1.exports = __rspack_external_p;
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
            var react_jsx_runtime__rspack_import_0 = __webpack_require__("xw");
            var react__rspack_import_1 = __webpack_require__("p");
            const Seat = ()=>/*#__PURE__*/ (0, react_jsx_runtime__rspack_import_0.jsx)("b", {
                    children: (0, react__rspack_import_1.useState)(0)[0]
                });
            __webpack_require__.d(__webpack_exports__, {}, {
                Seat: Seat
            });
        })();
        return __webpack_exports__;
    })());
