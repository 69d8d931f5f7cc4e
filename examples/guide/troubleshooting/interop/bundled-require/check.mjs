import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

console.log('warnings:', rslib().stderr.trim() || 'none');
const tried = async (run) => {
  try {
    return await run();
  } catch (error) {
    return /require is not defined/.exec(String(error))?.[0];
  }
};
for (const [id, end] of [['esm', 'js'], ['shim', 'js'], ['cjs', 'cjs']]) {
  const open = (name) => import('./dist/' + id + '/' + name + '.' + end);
  const { load, cached, found } = await open('loads');
  console.log(id + ':', [await tried(() => load('node:path')), await tried(cached), await tried(found)].join(', '));
  console.log(id + ' passed on:', await tried(async () => (await open('passes')).load('node:path')));
}
