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

rslib('-c', 'isolated.config.mjs');
console.log('isolated:', JSON.stringify(read('dist/index.d.ts')));
console.log('merged:', rslib('-c', 'merged.config.mjs').stderr.match(/Unable to determine module for/)?.[0]);
rslib('-c', 'isolated.config.mjs');
for (const text of ["import './dist/index.js';", "import * as all from './dist/index.js';\nconsole.log(all);", "void import('./dist/index.js');"]) {
  fs.writeFileSync('app.ts', text);
  console.log(text.split('\n')[0], errors(tsc(...user, ...modes.bundler, 'app.ts')));
}
fs.appendFileSync('src/index.ts', 'export {};\n');
rslib('-c', 'isolated.config.mjs');
console.log('with export:', read('dist/index.d.ts').trim(), errors(tsc(...user, ...modes.bundler, 'app.ts')));
console.log('merged, with export: exit', rslib('-c', 'merged.config.mjs').status);
