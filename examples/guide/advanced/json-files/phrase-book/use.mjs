import { greet } from './dist/bundle/index.js';
import { two } from './dist/files/index.js';

console.log(greet('Ada'), two);
