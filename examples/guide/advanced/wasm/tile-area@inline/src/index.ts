import bytes from './square.wasm' with { type: 'bytes' };

type Exports = { square: (side: number) => number };

export const load = async (): Promise<Exports> => {
  const { instance } = await WebAssembly.instantiate(bytes);

  return instance.exports as Exports;
};
