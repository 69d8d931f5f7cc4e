import { createTiles } from './dist/bundle/index.js';

console.log((await createTiles()).area(20, 3));
