import init, { square } from '../pkg-web/tile.js';

export { init };
export const area = (side, tiles) => square(side) * tiles;
