/*! LICENSE: index.js.LICENSE.txt */
var __webpack_require__ = {};
(()=>{
    __webpack_require__.p = "https://cdn.example/kit/";
})();
const chip_module = {
    round: "round-mnt204"
};
const wave_namespaceObject = __webpack_require__.p + "static/svg/wave.svg";
/*! chip 1.0 */ function chip(longName) {
    console.log('the log');
    console.warn('the warning');
    return [
        chip_module.round,
        wave_namespaceObject,
        longName,
        'é'
    ];
}
export { chip };
