import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

const plain = (text) => text.replace(new RegExp(String.fromCharCode(27) + '\\[[0-9;]*m', 'g'), '');
const run = (env) => {
  Object.assign(process.env, { FILES: '', LESS: '' }, env);
  return plain(rslib().stdout).match(/dist\/\w+\.js|\d files generated/g)?.join(' ');
};
console.log('bundle:', run({}));
console.log('excluded:', run({ LESS: '1' }));
console.log('bundleless:', run({ FILES: '1' }));
