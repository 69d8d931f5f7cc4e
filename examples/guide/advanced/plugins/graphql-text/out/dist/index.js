const me_graphql_namespaceObject = "{ me { name } }\n";
export { me_graphql_namespaceObject as query };
