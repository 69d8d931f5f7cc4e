import { half } from './half.js';
export const twice = (a) => (a < 0 ? -half(a) : a * 2);
