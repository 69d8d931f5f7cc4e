import { writeFileSync } from 'node:fs';

const hex = '0061736d0100000001060160017f017f03020100070a010673717561726500000a09010700200020006c0b';
for (const folder of ['pkg', 'pkg-web']) {
  writeFileSync(`${folder}/tile_bg.wasm`, Buffer.from(hex, 'hex'));
}
