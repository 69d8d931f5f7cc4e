import { A, B } from './dist/index.js';
import { B as own } from './dist/files/index.js';

console.log('names:', A.name, B.name, own.name);
