import { has } from './dist/index.js';

console.log(has('hello'));
