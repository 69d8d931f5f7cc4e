import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

for (const id of ['usual', 'ignored', 'visible', 'renamed', 'changed', 'missing', 'negated', 'absent']) {
  const { status, stderr } = rslib('--lib', id);
  const files = status === 0 ? fs.readdirSync('dist/' + id, { recursive: true, withFileTypes: true }).filter((file) => file.isFile()).map(({ name }) => name).sort().join(' ') : stderr.match(/unable to locate '.*' glob/)?.[0].replace(process.cwd(), '.');
  console.log(id + ':', files);
}
console.log(read('dist/changed/logo.txt'));
