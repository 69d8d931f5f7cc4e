import { escape as web_escape, ssr, ssrHydrationKey } from "solid-js/web";
import { createEffect } from "solid-js";
var _tmpl$ = [
    "<button",
    ">",
    "</button>"
];
function Step(props) {
    createEffect(()=>console.log(props.by + '-ran'));
    return ssr(_tmpl$, ssrHydrationKey(), web_escape(props.by));
}
export { Step };
