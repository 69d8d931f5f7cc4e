import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

const all = () => fs.readdirSync('dist/.rsbuild').map((name) => read('dist/.rsbuild/' + name)).join('');
rslib('inspect');
const short = all();
rslib('inspect', '--verbose');
const long = all();
console.log('functions of --verbose:', long.includes('the wording'));
console.log('functions without:', short.includes('the wording'));
console.log('development:', rslib('inspect', '--mode', 'development').status);
console.log('production:', rslib('inspect', '--mode', 'production').status);
