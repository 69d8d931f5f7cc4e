var it_namespaceObject = /*#__PURE__*/ JSON.parse('{"hello":"ciao","thanks":"grazie"}');
const say = (key)=>it_namespaceObject[key];
export { say };
