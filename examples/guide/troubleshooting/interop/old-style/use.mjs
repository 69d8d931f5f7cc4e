import { sends } from './dist/index.js';

console.log(sends());
