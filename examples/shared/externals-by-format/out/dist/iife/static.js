(()=>{
    const external_map_kit_namespaceObject = globalThis["map-kit"];
    console.log(external_map_kit_namespaceObject.at);
})();
