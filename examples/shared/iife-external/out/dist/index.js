(()=>{
    const external_Vue_namespaceObject = globalThis.Vue;
    document.title = String((0, external_Vue_namespaceObject.ref)(1));
})();
