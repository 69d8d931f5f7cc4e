import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

const { stdout, stderr, status } = rslib();
console.log(stdout, stderr, 'status:', status);
rslib('--lib', 'main', '--minify', '--dist-path', 'dist/min');
rslib('--config', 'other.config.mjs');
spawnSync(process.execPath, ['../../' + bin], { cwd: 'packages/a' });
console.log('packages/a:', fs.readdirSync('packages/a/dist').join());
