const external_commonjs2_map_kit_root_MapKit_amd_map_kit_commonjs_map_kit_namespaceObject = import(void 0).then(function(module) {
    return module;
});
const draw = ()=>(0, external_commonjs2_map_kit_root_MapKit_amd_map_kit_commonjs_map_kit_namespaceObject.map)();
export { draw };
