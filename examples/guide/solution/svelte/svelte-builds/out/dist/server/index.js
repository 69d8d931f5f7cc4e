import * as __rspack_external_svelte_internal_server_c57d3e80 from "svelte/internal/server";
function Dial($$renderer, $$props) {
    let { tempo } = $$props;
    $$renderer.push(`<button>${__rspack_external_svelte_internal_server_c57d3e80.escape(tempo)}</button>`);
}
export { Dial };
