import { createElementBlock, openBlock, toDisplayString } from "vue";
var __webpack_modules__ = {};
var __webpack_module_cache__ = {};
function __webpack_require__(moduleId) {
    var cachedModule = __webpack_module_cache__[moduleId];
    if (void 0 !== cachedModule) return cachedModule.exports;
    var module = __webpack_module_cache__[moduleId] = {
        exports: {}
    };
    __webpack_modules__[moduleId](module, module.exports, __webpack_require__);
    return module.exports;
}
__webpack_require__.m = __webpack_modules__;
(()=>{
    __webpack_require__.add = function(modules) {
        Object.assign(__webpack_require__.m, modules);
    };
})();
__webpack_require__.add({
…
        exports.A = (sfc, props)=>{
            const target = sfc.__vccOpts || sfc;
            for (const [key, val] of props)target[key] = val;
            return target;
        };
    }
});
const _hoisted_1 = {
    class: "row"
};
function render(_ctx, _cache) {
    return openBlock(), createElementBlock("p", _hoisted_1, "Hello " + toDisplayString(_ctx.name), 1);
}
…
const script = {};
const __exports__ = /*#__PURE__*/ (0, exportHelper.A)(script, [
    [
        'render',
        render
    ]
]);
const Row = __exports__;
export { Row };
