import { Level } from '../dist/index.js';

console.log(Level.High);
