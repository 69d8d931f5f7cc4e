import { Dial } from './dist/browser/index.js';

console.log(Dial);
