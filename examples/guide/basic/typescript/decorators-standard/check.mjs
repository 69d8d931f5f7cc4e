import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

const build = () => {
  rslib();
  const text = read('dist/index.js');
  const helpers = text.match(/^function \w*apply_decs_2311\(/gm) ?? [];
  return { size: text.length, helpers: helpers.length };
};
const undo = (name) => fs.writeFileSync(name, read(name).replace('@watched', ''));
const two = build();
undo('src/other.ts');
const one = build();
undo('src/index.ts');
const none = build();
console.log('two files:', two.helpers, 'one file:', one.helpers, 'none:', none.helpers);
console.log('kB of two files:', Math.round((two.size - none.size) / 1000));
console.log('kB of one file:', Math.round((one.size - none.size) / 1000));
