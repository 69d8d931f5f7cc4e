var it_namespaceObject = {
    j: "ciao"
};
console.log(it_namespaceObject.j);
export { };
