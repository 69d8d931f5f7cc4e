import { readFileSync } from 'node:fs';
import { area } from './dist/index.js';
import { area as areaOfWeb, init } from './dist/web.js';

console.log(area(30, 4));

// fetch() in Node.js cannot read files, so pass the bytes.
await init(readFileSync('pkg-web/tile_bg.wasm'));
console.log(areaOfWeb(30, 4));
