import { names as usual } from './dist/usual/index.js';
import { names as kept } from './dist/kept/index.js';

console.log(usual, kept);
