var it_namespaceObject = /*#__PURE__*/ JSON.parse('{"j0":"ciao","nL":{"l":"due"}}');
const greet = (name)=>`${it_namespaceObject.j0}, ${name}`;
const two = it_namespaceObject.nL.l;
export { greet, two };
