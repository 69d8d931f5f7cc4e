import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

const tsc = (...args) => node('node_modules/typescript/bin/tsc', ...args);
const errors = ({ stdout }) => [...new Set(stdout.match(/TS\d+/g))].join() || 'none';
const user = ['--noEmit', '--ignoreConfig', '--strict', '--target', 'es2022'];
const modes = { bundler: ['--module', 'esnext', '--moduleResolution', 'bundler'], nodenext: ['--module', 'nodenext'], node10: ['--module', 'esnext', '--moduleResolution', 'node10', '--ignoreDeprecations', '6.0'] };
const files = (folder) => (fs.existsSync(folder) ? fs.readdirSync(folder, { recursive: true }).filter((file) => /\.\w+$/.test(file)).sort().join(' ') : 'nothing');

console.log('rslib: exit', rslib().status, files('dist'));
fs.writeFileSync('tsconfig.json', read('tsconfig.json').replace('"strict"', '"declaration": true, "strict"'));
console.log('with declaration:', errors(tsc('--noEmit')), 'exit', rslib().status);
