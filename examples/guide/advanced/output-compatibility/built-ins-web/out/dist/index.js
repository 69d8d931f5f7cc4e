var __webpack_require__ = {};
(()=>{
    __webpack_require__.g = (()=>{
        if ('object' == typeof globalThis) return globalThis;
        try {
            return this || new Function('return this')();
        } catch (e) {
            if ('object' == typeof window) return window;
        }
    })();
})();
const folder = [
    process.cwd(),
    Buffer.from('a'),
    __webpack_require__.g.performance,
    process.env.NODE_ENV
];
export { folder };
