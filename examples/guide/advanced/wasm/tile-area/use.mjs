import { area } from './dist/node/index.js';

console.log(area(30, 4));
