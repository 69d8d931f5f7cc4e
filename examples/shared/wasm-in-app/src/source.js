import source squareModule from './square.wasm';

export const load = () => WebAssembly.instantiate(squareModule);
