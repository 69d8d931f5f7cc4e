import { delegateEvents, insert, template } from "solid-js/web";
import { createSignal } from "solid-js";
var _tmpl$ = /*#__PURE__*/ template("<div class=stepper><span></span><button>−</button><output></output><button>+");
function StepperField(props) {
    const [value, setValue] = createSignal(props.start ?? 0);
    const step = (by)=>props.onChange?.(setValue((now)=>now + by));
    return (()=>{
        var _el$ = _tmpl$(), _el$2 = _el$.firstChild, _el$3 = _el$2.nextSibling, _el$4 = _el$3.nextSibling, _el$5 = _el$4.nextSibling;
        insert(_el$2, ()=>props.label);
        _el$3.$$click = ()=>step(-1);
        insert(_el$4, value);
        _el$5.$$click = ()=>step(1);
        return _el$;
    })();
}
delegateEvents([
    "click"
]);
export { StepperField };
