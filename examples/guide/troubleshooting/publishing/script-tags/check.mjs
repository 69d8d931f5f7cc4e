import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

import vm from 'node:vm';

rslib();
fs.writeFileSync('dist/self.js', '(function (root) { root.Fog = {} })(self);');
const load = (what, file, page = {}) => {
  try {
    vm.runInNewContext(read('dist/' + file), page);
    console.log(what + ':', page.Fog);
  } catch (error) {
    console.log(what + ':', String(error));
  }
};
load('cjs', 'index.cjs');
load('variable', 'usual.js');
load('other name', 'named.js', { luxon: {} });
load('named', 'named.js', { Lux: { DateTime: { now: () => 8 } } });
load('self', 'self.js');
