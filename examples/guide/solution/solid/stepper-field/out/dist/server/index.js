import { escape as web_escape, ssr, ssrHydrationKey } from "solid-js/web";
import { createSignal } from "solid-js";
var _tmpl$ = [
    "<div",
    " class=\"stepper\"><span>",
    "</span><button>\u2212</button><output>",
    "</output><button>+</button></div>"
];
function StepperField(props) {
    const [value, setValue] = createSignal(props.start ?? 0);
    return ssr(_tmpl$, ssrHydrationKey(), web_escape(props.label), web_escape(value()));
}
export { StepperField };
