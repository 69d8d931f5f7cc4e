import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

rslib();
for (const name of ['node', 'web']) {
  const { kv, store } = await import(new URL('dist/' + name + '/index.js', import.meta.url));
  console.log(name + ' build: ' + store + ' and ' + kv);
}
const { read: withoutFs } = await import(new URL('dist/web/index.js', import.meta.url));
console.log('without fs:', withoutFs);
