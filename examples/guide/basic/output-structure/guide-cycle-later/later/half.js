import { twice } from './twice.js';
export const half = (a) => (a < 0 ? -twice(a) : a / 2);
