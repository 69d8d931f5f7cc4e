import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

import { rspack } from '@rspack/core';

rslib();
const entry = './dist/index.js';
const output = { path: process.cwd(), filename: 'application.js' };
await new Promise((done) => rspack({ mode: 'production', entry, output }).run(done));
console.log('as an application:', /App|app\b/.test(read('application.js')) ? 'exports' : 'only a runtime');
