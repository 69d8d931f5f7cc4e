import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

const warm = (...args) => {
  const { status } = rslib(...args);
  return status === 0 ? read('dist/index.js') : '';
};
const cold = (...args) => {
  fs.rmSync('node_modules/.cache', { recursive: true, force: true });
  return warm(...args);
};
const has = (what, text, ...words) => console.log(what + ':', words.filter((word) => text.includes(word)).join(', ') || 'nothing');
has('usual', cold(), 'from "one"', 'two was here', 'from "four"', 'given', 'dead', '??');
has('warm --externals', warm('--externals', 'two'), 'from "two"');
has('warm --no-auto-external', warm('--no-auto-external'), 'four was here');
has('--externals', cold('--externals', 'two', '--externals', 'three'), 'from "two"', 'from "three"', 'one was here', 'from "five"');
has('--no-auto-external', cold('--no-auto-external'), 'four was here');
has('--no-minify', cold('--no-minify'), 'dead');
has('--minify', cold('--minify'), 'two was here', 'given');
has('one --syntax', cold('--syntax', 'chrome >= 87'), 'two was here', '??');
has('two --syntax', cold('--syntax', 'chrome >= 87', '--syntax', 'safari >= 12'), 'two was here', '??');
has('--syntax es2019', cold('--syntax', 'es2019'), 'two was here', '??');
