import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

import webpack from 'webpack';

const said = (hasFailed) => (hasFailed ? 'fails' : 'passes');
const { status } = rslib('--format', 'umd', '--bundle', '--target', 'web', '--entry', 'app/main.js');
console.log('Rsbuild:', said(status));
webpack({ mode: 'production', target: 'web', entry: './app/main.js', output: { path: process.cwd() + '/app/dist' } }, (error, stats) => {
  console.log('webpack:', said(error || stats.hasErrors()));
});
