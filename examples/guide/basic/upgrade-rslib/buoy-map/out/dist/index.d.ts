export { buoys } from './buoys.js';
