import low_namespaceObject from "./static/assets/low.tide";
const lowraw_namespaceObject = "06:12\n";
const asset_all = [
    low_namespaceObject,
    lowraw_namespaceObject
];
export { asset_all as all };
