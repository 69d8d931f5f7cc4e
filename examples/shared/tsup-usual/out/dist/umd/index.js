(function(root, factory) {
    if ('object' == typeof exports && 'object' == typeof module) module.exports = factory(require("node:os"));
    else if ('function' == typeof define && define.amd) define([
        "node:os"
    ], factory);
    else if ('object' == typeof exports) exports["boats"] = factory(require("node:os"));
    else root["boats"] = factory(root["node:os"]);
})(global, (__rspack_external_node_os)=>(()=>{
        "use strict";
        var __webpack_modules__ = {
            "node:os" (module1) {
                module1.exports = __rspack_external_node_os;
            },
            "./node_modules/alpha/index.js" (__unused_rspack___webpack_module__, __webpack_exports__, __webpack_require__) {
                const alpha = 'alpha was here';
                __webpack_require__.d(__webpack_exports__, {}, {
                    X: alpha
                });
            },
            "./node_modules/delta/index.js" (__unused_rspack___webpack_module__, __webpack_exports__, __webpack_require__) {
                const delta = 'delta was here';
                __webpack_require__.d(__webpack_exports__, {}, {
                    p: delta
                });
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
            var node_os__rspack_import_0 = __webpack_require__("node:os");
            var node_os__rspack_import_0_default = /*#__PURE__*/ __webpack_require__.n(node_os__rspack_import_0);
            var alpha__rspack_import_1 = __webpack_require__("./node_modules/alpha/index.js");
            var delta__rspack_import_2 = __webpack_require__("./node_modules/delta/index.js");
            const home = node_os__rspack_import_0_default().homedir;
            const boats = [];
            const add = (name)=>boats.push(name ?? 'Nell');
            const mode = "production";
            __webpack_require__.d(__webpack_exports__, {
                alpha: ()=>alpha__rspack_import_1.X,
                delta: ()=>delta__rspack_import_2.p
            }, {
                add: add,
                boats: boats,
                home: home,
                mode: mode
            });
        })();
        return __webpack_exports__;
    })());
