(()=>{
    const jsx_runtime_namespaceObject = globalThis["react/jsx-runtime"];
    console.log((0, jsx_runtime_namespaceObject.jsx)('p', {}));
})();
