"use strict";
var __webpack_require__ = {};
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
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
    alpha: ()=>external_alpha_namespaceObject.alpha,
    beta: ()=>external_beta_namespaceObject.beta,
    delta: ()=>delta,
    epsilon: ()=>epsilon,
    gamma: ()=>external_gamma_namespaceObject.gamma,
    under: ()=>under_namespaceObject.under
});
const external_alpha_namespaceObject = require("alpha");
const external_beta_namespaceObject = require("beta");
const external_gamma_namespaceObject = require("gamma");
const delta = 'delta was here';
const epsilon = 'epsilon was here';
const under_namespaceObject = require("alpha/under");
exports.alpha = __webpack_exports__.alpha;
exports.beta = __webpack_exports__.beta;
exports.delta = __webpack_exports__.delta;
exports.epsilon = __webpack_exports__.epsilon;
exports.gamma = __webpack_exports__.gamma;
exports.under = __webpack_exports__.under;
for(var __rspack_i in __webpack_exports__)if (-1 === [
    "alpha",
    "beta",
    "delta",
    "epsilon",
    "gamma",
    "under"
].indexOf(__rspack_i)) exports[__rspack_i] = __webpack_exports__[__rspack_i];
Object.defineProperty(exports, '__esModule', {
    value: true
});
