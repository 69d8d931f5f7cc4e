import { createTiles } from './dist/index.js';

console.log((await createTiles()).area(20, 3));
