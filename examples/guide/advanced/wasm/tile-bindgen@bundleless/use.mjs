import { area } from './dist/compiled/index.js';

console.log(area(30, 4));
