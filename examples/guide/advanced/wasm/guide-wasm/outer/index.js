import { square } from '../pkg/tile.js';
export const area = (side) => square(side);
