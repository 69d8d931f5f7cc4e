import { insert, template } from "solid-js/web";
var _tmpl$ = /*#__PURE__*/ template("<b>"), _tmpl$2 = /*#__PURE__*/ template("<i>");
function Given(props) {
    return (()=>{
        var _el$ = _tmpl$();
        insert(_el$, ()=>props.given);
        return _el$;
    })();
}
function Taken({ taken }) {
    return (()=>{
        var _el$2 = _tmpl$2();
        insert(_el$2, taken);
        return _el$2;
    })();
}
export { Given, Taken };
