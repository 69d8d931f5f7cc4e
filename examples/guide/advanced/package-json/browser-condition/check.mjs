import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

import webpack from 'webpack';

fs.symlinkSync('..', 'node_modules/draft-store');
rslib();
console.log('node:', node('use.mjs').stdout);
console.log('node -C browser:', node('-C', 'browser', 'use.mjs').stdout);
await new Promise((resolve) => webpack({ mode: 'development', devtool: false, context: process.cwd(), entry: './use.mjs', output: { path: process.cwd() + '/app' } }, resolve));
console.log('webpack:', node('app/main.js').stdout);
