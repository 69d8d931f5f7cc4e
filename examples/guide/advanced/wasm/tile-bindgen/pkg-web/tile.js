let wasm;

export function square(side) {
  return wasm.square(side);
}

export default async function init(source = new URL('tile_bg.wasm', import.meta.url)) {
  const bytes = source instanceof URL ? await (await fetch(source)).arrayBuffer() : source;
  ({
    instance: { exports: wasm },
  } = await WebAssembly.instantiate(bytes));
}
