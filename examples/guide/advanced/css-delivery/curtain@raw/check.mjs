import { compiled, source } from './dist/index.js';

console.log(compiled);
console.log(source);
