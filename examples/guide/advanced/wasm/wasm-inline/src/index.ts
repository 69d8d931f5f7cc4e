import bytes from './square.wasm' with { type: 'bytes' };

export const size = bytes.length;
