var package_namespaceObject = {
    rE: "0.1.0"
};
const banner = `phrase-book ${package_namespaceObject.rE}`;
export { banner };
