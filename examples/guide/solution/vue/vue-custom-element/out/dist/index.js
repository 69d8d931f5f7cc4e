import { createElementBlock, createVNode, openBlock, resolveComponent } from "vue";
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
function render(_ctx, _cache) {
    const _component_y_tag = resolveComponent("y-tag");
    return openBlock(), createElementBlock("x-tag", null, [
        createVNode(_component_y_tag)
    ]);
}
…
const script = {};
const __exports__ = /*#__PURE__*/ (0, exportHelper.A)(script, [
    [
        'render',
        render
    ]
]);
const Card = __exports__;
export { Card };
