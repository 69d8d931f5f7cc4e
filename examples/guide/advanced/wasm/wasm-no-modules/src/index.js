export { square } from './tile.js';
