import * as __rspack_external_svelte_internal_server_c57d3e80 from "svelte/internal/server";
function createTempo(start = 120) {
    let bpm = start;
    let last;
    return {
        get bpm () {
            return bpm;
        },
        tap (at) {
            if (void 0 !== last) bpm = Math.round(60000 / (at - last));
            last = at;
        }
    };
}
function TempoDial($$renderer, $$props) {
    $$renderer.component(($$renderer)=>{
        let { onchange, children } = $$props;
        const tempo = createTempo();
        $$renderer.push(`<button class="dial svelte-1mophzo">${__rspack_external_svelte_internal_server_c57d3e80.escape(tempo.bpm)} bpm `);
        children?.($$renderer);
        $$renderer.push("\x3c!----\x3e</button>");
    });
}
export { TempoDial, createTempo };
