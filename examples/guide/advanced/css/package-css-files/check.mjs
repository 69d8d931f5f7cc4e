import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

rslib();
console.log('files:', read('dist/files/index.js').split('\n')[0]);
console.log('node:', node('dist/files/index.js').stderr.match(/Unknown file extension "[.]css"/)?.[0]);
console.log('bundle:', read('dist/bundle/index.css').match(/margin: 0/)?.[0]);
