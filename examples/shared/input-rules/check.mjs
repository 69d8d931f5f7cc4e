import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

const usual = rslib();
console.log(usual.stdout + (usual.stderr || 'no error'));
for (const name of ['excluded.config.ts', 'plain.config.ts', 'old.config.mjs']) {
  const { status, stderr } = rslib('--config', name);
  console.log(name, 'exit', status, stderr);
}
for (const name of ['pre', 'lazy', 'assets']) console.log(name, fs.readdirSync('dist/' + name, { recursive: true }).sort().join(' '));
