export { half } from './half.js';
export { twice } from './twice.js';
