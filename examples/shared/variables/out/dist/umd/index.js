(function(root, factory) {
    if ('object' == typeof exports && 'object' == typeof module) module.exports = factory();
    else if ('function' == typeof define && define.amd) define([], factory);
    else {
        var a = factory();
        for(var i in a)('object' == typeof exports ? exports : root)[i] = a[i];
    }
})(global, ()=>(()=>{
        var __webpack_exports__ = {};
        console.log('env', "production");
        console.log('port', "Brest", "Brest");
        console.log('base', "/", "");
        console.log('other', process.env.OTHER);
        console.log('mode', "production");
        console.log('whole', {
            MODE: "production",
            DEV: false,
            PROD: true,
            SSR: true,
            BASE_URL: "/",
            ASSET_PREFIX: "",
            PUBLIC_PORT: "Brest"
        });
        console.log('define', "autumn");
        return __webpack_exports__;
    })());
