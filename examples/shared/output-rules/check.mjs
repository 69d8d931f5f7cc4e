import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

import os from 'node:os';

const usual = rslib();
console.log(usual.stdout + (usual.stderr || 'no warning'));
const inDist = (name) => fs.readdirSync('dist/' + name, { recursive: true, withFileTypes: true }).filter((one) => one.isFile()).map((one) => (one.parentPath + '/' + one.name).slice(('dist/' + name).length + 1)).sort();
for (const name of fs.readdirSync('dist')) console.log(name, 'files', inDist(name).join(' '));
const same = (name) => name + ' same as web ' + inDist('web').every((file) => inDist(name).includes(file) && read('dist/' + name + '/' + file) === read('dist/web/' + file));
console.log(same('html'), same('string-name'), same('page'));
console.log('size with the styles', fs.statSync('dist/inject/index.js').size > 2 * fs.statSync('dist/web/index.js').size);
process.env.OUTSIDE = fs.mkdtempSync(os.tmpdir() + '/outside-');
const outside = rslib('--config', 'outside.config.ts');
const warnings = (outside.stdout + outside.stderr).match(/The dist path is not a subdir/g);
console.log('outside warnings', warnings?.length);
fs.rmSync(process.env.OUTSIDE, { recursive: true });
const named = rslib('--config', 'named.config.ts');
console.log('named export', named.status, named.stderr);
