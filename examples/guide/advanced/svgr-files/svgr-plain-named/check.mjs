import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

console.log(rslib('--lib', 'bundle').stderr);
const { status } = rslib('--lib', 'files');
const exported = read('dist/files/sun.js').match(/export .*/g).join();
console.log('files:', status + ',', exported.includes('ReactComponent') ? 'exports both' : 'exports ' + (exported.match(/default/)?.[0] ?? 'nothing'));
