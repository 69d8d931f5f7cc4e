export const area = async (side: number, tiles: number): Promise<number> => {
  const { square } = await import('./square.wasm');

  return square(side) * tiles;
};
