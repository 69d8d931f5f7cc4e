import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

fs.symlinkSync('..', 'node_modules/badge');
console.log(rslib().stderr, 'only CommonJS\n' + node('use.mjs').stdout);
fs.writeFileSync('package.json', read('package.json').replace('"./dist/index.cjs"', '{ "import": "./dist/index.js", "require": "./dist/index.cjs" }'));
console.log('with an ES module\n' + node('use.mjs').stdout.replace(/^/gm, 'esm '));
