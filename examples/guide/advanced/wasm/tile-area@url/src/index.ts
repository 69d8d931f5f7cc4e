import { readFile } from 'node:fs/promises';

type Exports = { square: (side: number) => number };

export const load = async (): Promise<Exports> => {
  const bytes = await readFile(new URL('./square.wasm', import.meta.url));
  const { instance } = await WebAssembly.instantiate(bytes);

  return instance.exports as Exports;
};
