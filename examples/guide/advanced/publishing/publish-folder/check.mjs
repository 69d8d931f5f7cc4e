import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

Object.assign(process.env, { CI: '1', HOME: process.cwd() });
node('node_modules/pnpm/bin/pnpm.cjs', 'pack');
const { stdout } = spawnSync('tar', ['tf', fs.existsSync('dist/units-0.1.0.tgz') ? 'dist/units-0.1.0.tgz' : 'units-0.1.0.tgz'], { encoding: 'utf8' });
console.log('pnpm packs:', stdout.trim().split('\n').map((file) => file.replace('package/', '')).sort().join(' '));
