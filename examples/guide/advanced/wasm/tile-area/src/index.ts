import { square } from './square.wasm';

export const area = (side: number, tiles: number): number => square(side) * tiles;
