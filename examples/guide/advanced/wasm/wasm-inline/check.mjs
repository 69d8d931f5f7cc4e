import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

fs.writeFileSync('src/square.wasm', Buffer.from('0061736d0100000001060160017f017f03020100070a010673717561726500000a09010700200020006c0b', 'hex'));

rslib();
const { size } = await import('./dist/index.js');
const code = read('dist/index.js');
console.log('esm: ' + (code.includes('"AGFzbQ') ? 'Base64' : 'other') + ', ' + (fs.existsSync('dist/static') ? 'file' : 'no file') + ' ' + size);
console.log('bundleless: import ' + (/from "\.\/square\.wasm" with/.test(read('dist/files/index.js')) ? 'kept' : 'changed'));
