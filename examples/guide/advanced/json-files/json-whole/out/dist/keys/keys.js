var it_namespaceObject = /*#__PURE__*/ JSON.parse('{"hello":"ciao","thanks":"grazie"}');
const keys = Object.keys(it_namespaceObject);
export { keys };
