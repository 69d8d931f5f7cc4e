import "svelte/internal/disclose-version";
import * as __rspack_external_svelte_internal_client_f8ec82ce from "svelte/internal/client";
var root = __rspack_external_svelte_internal_client_f8ec82ce.from_html("<button> </button>");
function Dial($$anchor, $$props) {
    var button = root();
    var text = __rspack_external_svelte_internal_client_f8ec82ce.only_child(button, true);
    __rspack_external_svelte_internal_client_f8ec82ce.template_effect(()=>__rspack_external_svelte_internal_client_f8ec82ce.set_text(text, $$props.tempo));
    __rspack_external_svelte_internal_client_f8ec82ce.delegated('click', button, ()=>$$props.tempo);
    __rspack_external_svelte_internal_client_f8ec82ce.append($$anchor, button);
}
__rspack_external_svelte_internal_client_f8ec82ce.delegate([
    'click'
]);
export { Dial };
