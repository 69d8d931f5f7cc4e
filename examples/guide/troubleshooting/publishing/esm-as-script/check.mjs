import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

import vm from 'node:vm';

const say = (what, text) => console.log(what + ': ' + text);
const load = (what, file, page = {}) => {
  try {
    vm.runInNewContext(read(file), page);
    say(what, 'loads');
  } catch (error) {
    say(what, String(error));
  }
  return page;
};

rslib();
load('exports', 'dist/plain.js');
load('imports', 'dist/styled.js');
