const schema_namespaceObject = "create table firings (cone integer);\n";
const statements = schema_namespaceObject.split(';');
export { statements };
