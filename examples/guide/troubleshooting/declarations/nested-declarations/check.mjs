import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

const cwd = 'packages/log';
fs.symlinkSync('../../node_modules', cwd + '/node_modules');
const run = (...args) => spawnSync(process.execPath, [bin, ...args], { cwd, encoding: 'utf8' });
console.log('exit', run().status, fs.readdirSync(cwd + '/dist', { recursive: true }).filter((file) => file.endsWith('.d.ts')).sort().join(' '));
run('-c', 'files.config.mjs');
console.log('bundleless:', read(cwd + '/dist/files/index.js').match(/from "[^"]*"/)?.[0]);
