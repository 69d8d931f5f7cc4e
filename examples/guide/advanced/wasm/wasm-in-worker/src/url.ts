const { instance } = await WebAssembly.instantiateStreaming(fetch(new URL('./square.wasm', import.meta.url)));
self.postMessage((instance.exports.square as (side: number) => number)(4));
export {};
