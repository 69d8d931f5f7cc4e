import source squareModule from './square.wasm';

export const createTiles = async () => {
  const { exports } = await WebAssembly.instantiate(squareModule);

  return { area: (side, tiles) => exports.square(side) * tiles };
};
