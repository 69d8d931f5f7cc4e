import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

const threads = (env) => {
  const { stdout } = spawnSync(process.execPath, [bin], { encoding: 'utf8', env: { ...process.env, ...env } });
  return Number(stdout.match(/threads:(\d+)/)[1]);
};
const few = { RAYON_NUM_THREADS: '1', TOKIO_WORKER_THREADS: '1' };
for (const name of Object.keys(few)) console.log(name, threads({ ...few, [name]: '24' }) > threads(few) ? 'adds threads' : 'adds none');
