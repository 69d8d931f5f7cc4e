var it_namespaceObject = /*#__PURE__*/ JSON.parse('{"hello":"ciao","thanks":"grazie"}');
export { it_namespaceObject as it };
