import { delegateEvents, insert, template } from "solid-js/web";
import { createEffect } from "solid-js";
var _tmpl$ = /*#__PURE__*/ template("<button>");
function Step(props) {
    createEffect(()=>console.log(props.by + '-ran'));
    return (()=>{
        var _el$ = _tmpl$();
        _el$.$$click = ()=>props.onStep(props.by);
        insert(_el$, ()=>props.by);
        return _el$;
    })();
}
delegateEvents([
    "click"
]);
export { Step };
