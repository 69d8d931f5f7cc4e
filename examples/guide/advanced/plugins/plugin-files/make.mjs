import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

import zlib from 'node:zlib';

const part = (name, data) => {
  const body = Buffer.concat([Buffer.from(name), data]);
  const ends = [Buffer.alloc(4), Buffer.alloc(4)];
  ends[0].writeUInt32BE(data.length);
  ends[1].writeUInt32BE(zlib.crc32(body));
  return Buffer.concat([ends[0], body, ends[1]]);
};
const side = 64;
const head = Buffer.from([0, 0, 0, side, 0, 0, 0, side, 8, 2, 0, 0, 0]);
const pixels = Buffer.alloc(side * (1 + side * 3));
fs.writeFileSync('src/dot.png', Buffer.concat([
  Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
  part('IHDR', head),
  part('IDAT', zlib.deflateSync(pixels, { level: 0 })),
  part('IEND', Buffer.alloc(0)),
]));
const { stdout, stderr } = rslib();
console.log(stdout, stderr);
const size = (folder) => fs.statSync(folder + '/static/image/dot.png').size;
console.log('smaller: ' + (size('dist') < size('dist/plain')));
