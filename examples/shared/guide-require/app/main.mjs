import { name } from '../dist/node/index.js';
console.log(name);
