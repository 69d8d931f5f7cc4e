import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

console.log('auto: exit', rslib().status);
console.log('native:', rslib('--config-loader', 'native').stderr.match(/ERR_MODULE_NOT_FOUND/)?.[0]);
fs.writeFileSync('rslib.config.mjs', read('rslib.config.mjs').replace('./shared', './shared.mjs'));
console.log('native, with the extension: exit', rslib('--config-loader', 'native').status);
fs.unlinkSync('shared.mjs');
console.log('no such file:', rslib().stderr.match(/Cannot find module '[^']*shared[^']*'/)?.[0].includes('shared'));
