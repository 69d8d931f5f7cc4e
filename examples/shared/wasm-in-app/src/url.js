export const address = () => new URL('./square.wasm', import.meta.url).href;
