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

const seen = (name) => console.log(name + ': exit', rslib().status, files('dist'));
seen('TypeScript 6');
const plain = read('tsconfig.json');
const strict = plain.replace('"strict"', '"noEmitOnError": true, "strict"');
fs.writeFileSync('tsconfig.json', strict);
seen('TypeScript 6, noEmitOnError');
const seven = fs.realpathSync('node_modules/typescript7');
fs.unlinkSync('node_modules/typescript');
fs.symlinkSync(seven, 'node_modules/typescript');
seen('TypeScript 7, noEmitOnError');
fs.writeFileSync('tsconfig.json', plain);
seen('TypeScript 7');
