import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

for (const id of ['folder', 'pattern', 'context', 'flat']) {
  const { stdout, stderr } = rslib('--lib', id);
  const files = fs.readdirSync('dist/' + id, { recursive: true }).map((file) => file.replaceAll('\\', '/'));
  console.log(id + ':', files.filter((file) => file.endsWith('.scss')).sort().join(' '), /warn|error/.test(stdout + stderr) ? 'reported' : 'silent');
}
