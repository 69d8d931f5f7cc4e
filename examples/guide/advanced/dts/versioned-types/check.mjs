import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

fs.mkdirSync('node_modules/@k', { recursive: true });
fs.symlinkSync('../../packages/rules', 'node_modules/@k/rules');
const { status, stderr } = rslib();
console.log('exit', status, stderr);
