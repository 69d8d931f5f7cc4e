var it_namespaceObject = /*#__PURE__*/ JSON.parse('{"hello":"ciao","thanks":"grazie","good-night":"buona notte","numbers":{"one":"uno","two":"due"}}');
var good_night = it_namespaceObject["good-night"];
var hello = it_namespaceObject.hello;
var numbers = it_namespaceObject.numbers;
var thanks = it_namespaceObject.thanks;
export default it_namespaceObject;
export { good_night as "good-night", hello, numbers, thanks };
