import { Step } from './dist/browser/index.js';

console.log(Step);
