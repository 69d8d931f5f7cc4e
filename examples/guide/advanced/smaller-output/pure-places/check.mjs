import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

rslib();
fs.copyFileSync('dist/index.js', 'node_modules/marks/index.js');
console.log(rslib('-c', 'app.config.mjs').stderr);
const code = read('app-dist/app.js');
const parts = ['a call', 'an instance', 'a computation', 'an object', 'a property', 'process.argv'];
console.log('kept:', parts.filter((part) => code.includes(part)).join(', '));
