"use strict";
var __webpack_require__ = {};
!function() {
    __webpack_require__.d = function(exports1, getters, values) {
        var define = function(defs, kind) {
            for(var key in defs)if (__webpack_require__.o(defs, key) && !__webpack_require__.o(exports1, key)) {
                var descriptor = {
                    enumerable: true
                };
                descriptor[kind] = defs[key];
                Object.defineProperty(exports1, key, descriptor);
            }
        };
        define(getters, "get");
        define(values, "value");
    };
}();
!function() {
    __webpack_require__.o = function(obj, prop) {
        return Object.prototype.hasOwnProperty.call(obj, prop);
    };
}();
!function() {
    __webpack_require__.r = function(exports1) {
        if ("u" > typeof Symbol && Symbol.toStringTag) Object.defineProperty(exports1, Symbol.toStringTag, {
            value: 'Module'
        });
        Object.defineProperty(exports1, '__esModule', {
            value: true
        });
    };
}();
var __webpack_exports__ = {};
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
    alpha: function() {
        return external_alpha_namespaceObject.alpha;
    },
    beta: function() {
        return external_beta_namespaceObject.beta;
    },
    delta: function() {
        return delta;
    },
    gamma: function() {
        return external_gamma_namespaceObject.gamma;
    },
    now: function() {
        return src_now;
    }
});
var external_alpha_namespaceObject = require("alpha");
var external_beta_namespaceObject = require("beta");
var external_gamma_namespaceObject = require("gamma");
const delta = 'delta was here';
var src_now = function(day) {
    return null != day ? day : 1;
};
exports.alpha = __webpack_exports__.alpha;
exports.beta = __webpack_exports__.beta;
exports.delta = __webpack_exports__.delta;
exports.gamma = __webpack_exports__.gamma;
exports.now = __webpack_exports__.now;
for(var __rspack_i in __webpack_exports__)if (-1 === [
    "alpha",
    "beta",
    "delta",
    "gamma",
    "now"
].indexOf(__rspack_i)) exports[__rspack_i] = __webpack_exports__[__rspack_i];
Object.defineProperty(exports, '__esModule', {
    value: true
});
