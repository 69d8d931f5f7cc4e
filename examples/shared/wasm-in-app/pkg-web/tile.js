export const init = (source = new URL('tile_bg.wasm', import.meta.url)) => fetch(source);
