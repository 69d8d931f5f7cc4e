import * as timer from './dist/index.js';

console.log(timer);
