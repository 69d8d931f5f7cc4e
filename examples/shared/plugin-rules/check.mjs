import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

const { stdout, stderr } = rslib();
const lines = (start) => stdout.split('\n').filter((line) => line.startsWith(start)).map((line) => line.slice(start.length));
console.log(stderr || 'no warning');
console.log('order', lines('setup ').join());
for (const name of ['esm', 'cjs', 'umd', 'iife', 'files', 'mf']) console.log('hooks of', name, lines('item ' + name + ' ').join());
console.log('ends', lines('end ').join());
console.log('federated', fs.readdirSync('dist').filter((name) => fs.existsSync('dist/' + name + '/mf-manifest.json')).join());
