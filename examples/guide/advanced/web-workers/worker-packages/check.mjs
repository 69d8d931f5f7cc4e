import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

import vm from 'node:vm';

console.log(rslib().stderr);
const run = (name, file) => {
  const posted = [];
  const scope = { postMessage: (text) => posted.push(text), exports: {} };
  try {
    vm.runInNewContext(read(file), { ...scope, self: scope });
    console.log(name, posted.join());
  } catch (error) {
    console.log(name, String(error));
  }
};
run('iife worker:', 'dist/iife/counter.js');
run('cjs worker:', 'dist/cjs/counter.cjs');
