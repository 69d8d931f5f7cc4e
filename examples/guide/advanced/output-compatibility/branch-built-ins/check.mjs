import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

for (const kind of ['none', 'externalFalse', 'aliasFalse']) {
  const { status, stderr } = rslib('-c', kind + '.config.mjs');
  console.log(kind + ':', status, stderr.includes("Can't resolve 'fs'"));
}
const { isKnown } = await import('./dist/index.js');
console.log('alias:', isKnown('check.mjs'));
