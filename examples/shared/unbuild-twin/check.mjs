import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

node('node_modules/unbuild/dist/cli.mjs');
rslib();
const names = (folder) => fs.readdirSync(folder, { recursive: true }).map((name) => name.replace(/[.][\w-]{8}(?=[.])/, '.<hash>')).sort().join(' ');
console.log('unbuild:', names('old'));
console.log('rslib:', names('dist'));
const require = createRequire(import.meta.url);
for (const folder of ['old', 'dist']) {
  const [index, other] = ['index', 'other'].map((name) => require('./' + folder + '/' + name + '.cjs'));
  console.log(folder, 'shares state:', index.said() === other.other());
}
for (const name of ['index', 'other']) {
  const [before, after] = ['old', 'dist'].map((folder) => './' + folder + '/' + name + '.cjs');
  console.log(name, 'exports:', Object.keys(require(before)).join(), Object.keys(require(after)).join());
  console.log(name, 'contains the shared code:', read(after).includes('Date'));
  console.log(name, 'longer by kilobytes:', Math.round((read(after).length - read(before).length) / 1000));
}
