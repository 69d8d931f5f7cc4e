import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

import vm from 'node:vm';

rslib();
for (const name of ['minified', 'wrapped', 'umd']) {
  const page = vm.createContext({ addEventListener: () => {} });
  vm.runInContext('let e = "from another script";', page);
  try {
    vm.runInContext(read('dist/' + name + '/count.js'), page);
    console.log(name + ': runs');
  } catch (error) {
    console.log(name + ': ' + error.message);
  }
}
