export { cups } from './cups.mjs';
