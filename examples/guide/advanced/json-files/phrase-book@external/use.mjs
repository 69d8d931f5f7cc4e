import { two } from './dist/bundle/index.js';
import { two as again } from './dist/files/index.js';

console.log(two, again);
