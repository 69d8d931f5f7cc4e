import { writeFileSync } from 'node:fs';

const hex = '0061736d0100000001060160017f017f03020100070a010673717561726500000a09010700200020006c0b';
for (const file of ['src/square.wasm', 'pkg/tile_bg.wasm', 'node_modules/tile-node/tile_bg.wasm']) writeFileSync(file, Buffer.from(hex, 'hex'));
