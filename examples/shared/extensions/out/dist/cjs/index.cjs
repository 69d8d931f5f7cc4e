var __webpack_exports__ = {};
const shown = (value)=>value;
console.log(shown(process.env.NODE_ENV));
console.log(shown(12));
for(var __rspack_i in __webpack_exports__)exports[__rspack_i] = __webpack_exports__[__rspack_i];
Object.defineProperty(exports, '__esModule', {
    value: true
});
