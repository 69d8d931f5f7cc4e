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

for (const name of ['bundler', 'nodenext', 'node10']) console.log(name + ':', errors(tsc(...user, ...modes[name], 'use.ts')));
const file = 'node_modules/pier/package.json';
const plain = JSON.parse(read(file));
for (const targets of [['./dist/*/index.d.ts'], ['./dist/*/index.d.ts', './*']]) {
  fs.writeFileSync(file, JSON.stringify({ ...plain, typesVersions: { '*': { '*': targets } } }));
  console.log('node10,', targets.length, 'targets:', errors(tsc(...user, ...modes.node10, 'use.ts')));
}
fs.mkdirSync('node_modules/pier/types');
fs.renameSync('node_modules/pier/dist/index.d.ts', 'node_modules/pier/types/index.d.ts');
fs.writeFileSync(file, JSON.stringify({ ...plain, types: './types/index.d.ts' }));
console.log('elsewhere:', errors(tsc(...user, ...modes.bundler, 'use.ts')));
for (const order of [{ default: './dist/index.js', types: './types/index.d.ts' }, { types: './types/index.d.ts', default: './dist/index.js' }]) {
  fs.writeFileSync(file, JSON.stringify({ ...plain, exports: { ...plain.exports, '.': order } }));
  console.log(Object.keys(order)[0], 'first:', errors(tsc(...user, ...modes.bundler, 'use.ts')));
}
