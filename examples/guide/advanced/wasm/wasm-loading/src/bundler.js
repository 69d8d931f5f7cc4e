export { square } from '../pkg/tile.js';
