import source squareModule from './square.wasm';

export const create = () => WebAssembly.instantiate(squareModule);
