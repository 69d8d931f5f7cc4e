import { grams } from './grams';

console.assert(grams(1) === 237);
