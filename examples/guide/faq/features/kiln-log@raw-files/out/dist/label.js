const label_namespaceObject = "<b>Kiln</b>\n";
export default label_namespaceObject;
