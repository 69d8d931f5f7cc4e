import bytes from './square.wasm' with { type: 'bytes' };

export const load = () => WebAssembly.instantiate(bytes);
