const hostRequire = typeof __webpack_require__ === 'function' ? __webpack_require__ : undefined;
const insideWebpack = ()=>void 0 !== hostRequire;
export { insideWebpack };
