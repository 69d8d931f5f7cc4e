import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

const [six, seven] = ['typescript', 'typescript7'].map((name) => fs.realpathSync('node_modules/' + name));
const best = (version, kind) => {
  fs.unlinkSync('node_modules/typescript');
  fs.symlinkSync(version, 'node_modules/typescript');
  process.env.DTS = kind;
  const times = [1, 2].map(() => {
    const start = performance.now();
    const { status, stderr } = rslib();
    if (status !== 0) throw new Error(stderr);
    return performance.now() - start;
  });
  return Math.min(...times);
};
const [api, bundled, native, isolated] = [best(six, ''), best(six, 'bundle'), best(seven, ''), best(six, 'isolated')];
console.log('TypeScript 7 is faster than 6:', native < api);
console.log('isolated is faster than both:', isolated < native && isolated < api);
console.log('merging takes more time:', bundled > api);
