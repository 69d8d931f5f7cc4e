import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

const folders = ['usual', 'development', 'production'];
const built = (mode) => {
  fs.rmSync('node_modules/.cache', { recursive: true, force: true });
  spawnSync(process.execPath, [bin], { env: { ...process.env, NODE_ENV: mode } });
  return folders.map((folder) => read('dist/' + folder + '/index.js'));
};
const [first, second] = ['development', 'production'].map((mode) => built(mode));
console.log('same for both values:', String(first) === String(second));
console.log('line breaks:', first.map((code) => code.trim().includes('\n')).join(' '));
