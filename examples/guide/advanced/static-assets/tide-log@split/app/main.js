import { table } from '../dist/index.js';

console.log(table());
