(()=>{
    const _object_spread_namespaceObject = globalThis["@swc/helpers/_/_object_spread"];
    console.log((0, _object_spread_namespaceObject._)({
        salt: 1
    }, {
        oil: 2
    }));
})();
