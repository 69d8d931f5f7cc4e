import { curtain } from './dist/index.js';

console.log(curtain);
