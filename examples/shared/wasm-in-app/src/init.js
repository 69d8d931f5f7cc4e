export { init } from '../pkg-web/tile.js';
