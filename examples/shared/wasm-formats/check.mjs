import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

node('make.mjs');
const usual = rslib();
console.log(usual.status, usual.signal, usual.stdout + usual.stderr);
const iife = rslib('--config', 'iife.config.ts');
console.log('iife exit', iife.status, iife.stderr);
const errors = node('errors.mjs').stdout;
console.log(errors, errors.match(/only supports the "esm" format/g).length, 'errors of 16');
const require = createRequire(import.meta.url);
console.log('cjs exports', require('./dist/cjs/index.cjs').add);
await new Promise((resolve) => setTimeout(resolve, 200));
console.log('cjs later', require('./dist/cjs/index.cjs').total, require('./dist/cjs/index.cjs').add);
fs.writeFileSync('dist/umd/package.json', '{ "type": "commonjs" }');
const promise = require('./dist/umd/index.js');
console.log('umd', promise instanceof Promise, (await promise).total());
const exposed = fs.readdirSync('dist/mf').find((file) => file.startsWith('__federation_expose_default_export'));
console.log('mf waits', /__webpack_require__[.]a[(]module, async/.test(read('dist/mf/' + exposed)), fs.readdirSync('dist/mf', { recursive: true }).join());
