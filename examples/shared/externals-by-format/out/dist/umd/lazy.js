(function(root, factory) {
    if ('object' == typeof exports && 'object' == typeof module) module.exports = factory();
    else if ('function' == typeof define && define.amd) define([], factory);
    else {
        var a = factory();
        for(var i in a)('object' == typeof exports ? exports : root)[i] = a[i];
    }
})(globalThis, ()=>(()=>{
        var __webpack_exports__ = {};
        import("map-kit").then(console.log);
        return __webpack_exports__;
    })());
