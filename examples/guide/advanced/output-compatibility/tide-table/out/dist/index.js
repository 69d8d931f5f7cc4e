const tides = {};
const lastTide = ()=>{
    var _tides;
    return ((_tides = tides).port ?? (_tides.port = [])).at(-1);
};
export { lastTide };
