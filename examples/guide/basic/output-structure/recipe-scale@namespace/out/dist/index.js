…
var grams_namespaceObject = {};
__webpack_require__.r(grams_namespaceObject);
__webpack_require__.d(grams_namespaceObject, {
    grams: ()=>grams
});
const grams = (cups)=>Math.round(236.6 * cups);
export { grams_namespaceObject as units };
