export { mark, type Mark } from './mark.js';
