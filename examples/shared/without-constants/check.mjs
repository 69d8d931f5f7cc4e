import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

for (const id of ['badge', 'rates', 'model']) {
  const { status, stderr } = rslib('--lib', id);
  console.log(id, 'exit', status, stderr);
}
const { badge } = await import('./dist/badge/index.js');
const { host, url } = await import('./dist/rates/index.js');
for (const [name, run] of Object.entries({ badge, host, url })) {
  try {
    console.log(name, 'returns', run('calm'));
  } catch (error) {
    console.log(name, 'throws', String(error));
  }
}
const two = rslib('--config', 'two.config.ts');
console.log('two warns:', two.stderr !== '');
if (two.status === 0 && two.stderr === '') console.log('two builds says: not warn|without a warning|不会给出警告');
