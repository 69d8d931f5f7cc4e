export const createTiles = async () => {
  const squareModule = await import.source('./square.wasm');
  const { exports } = await WebAssembly.instantiate(squareModule);

  return { area: (side, tiles) => exports.square(side) * tiles };
};
