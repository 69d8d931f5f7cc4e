import source __rspack_external__square_wasm_cbb5afa6 from "./square.wasm";
const create = ()=>WebAssembly.instantiate(__rspack_external__square_wasm_cbb5afa6);
export { create };
