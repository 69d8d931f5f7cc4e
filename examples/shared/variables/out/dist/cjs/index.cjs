var __webpack_exports__ = {};
console.log('env', process.env.NODE_ENV);
console.log('port', "Brest", "Brest");
console.log('base', process.env.BASE_URL, process.env.ASSET_PREFIX);
console.log('other', process.env.OTHER);
console.log('mode', (void 0).MODE);
console.log('whole', void 0);
console.log('define', "autumn");
for(var __rspack_i in __webpack_exports__)exports[__rspack_i] = __webpack_exports__[__rspack_i];
Object.defineProperty(exports, '__esModule', {
    value: true
});
