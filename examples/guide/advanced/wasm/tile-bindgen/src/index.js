import { square } from '../pkg/tile.js';

export const area = (side, tiles) => square(side) * tiles;
