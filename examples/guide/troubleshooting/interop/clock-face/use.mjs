import { clock } from './dist/import/index.js';

console.log(clock('9:41').type);
