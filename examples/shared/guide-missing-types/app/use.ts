import { row } from '../dist/index.js';
export const one: string = row('a');
