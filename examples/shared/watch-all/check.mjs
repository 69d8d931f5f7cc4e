import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

const watch = spawn(process.execPath, [bin, '--watch']);
const until = async (text) => {
  const has = (file) => fs.existsSync(file) && read(file).includes(text);
  while (!has('dist/tide.js') || !has('dist/tide.d.ts')) await new Promise((done) => setTimeout(done, 50));
};
await until('tide');
await new Promise((done) => setTimeout(done, 500));
fs.writeFileSync('src/tide.ts', 'export const tide: number = 1;\nexport const ebb: number = 2;\n');
await until('ebb');
watch.kill();
