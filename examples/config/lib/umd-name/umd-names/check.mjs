import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

import vm from 'node:vm';

rslib();
const load = (page, ...files) => {
  for (const file of files) vm.runInNewContext(read('dist/' + file + '.js'), page);
  return page;
};
console.log('plain', load({}, 'plain/index').stats.mean(), 'default', load({}, 'plain/index').stats.default());
console.log('nested', load({ Acme: { other: 1 } }, 'nested/index').Acme);
console.log('named', Object.keys(load({}, 'named/index')).join());
console.log('unnamed', Object.keys(load({ mean: 'of the page' }, 'unnamed/index')).join(), load({ mean: 'of the page' }, 'unnamed/index').mean());
console.log('root of the object', load({}, 'object/index').Acme.stats.mean());
console.log('exports without module', Object.keys(load({ exports: {} }, 'object/index').exports).join());
const module = { exports: {} };
load({ module, exports: module.exports }, 'object/index');
console.log('exports with module', Object.keys(module.exports).join());
const define = (...words) => console.log('define', words.map((word) => (typeof word === 'function' ? 'factory' : JSON.stringify(word))).join());
define.amd = true;
load({ define }, 'object/index');
console.log('entries', Object.keys(load({}, 'entries/index', 'entries/charts').Acme).join());
console.log('fixed', Object.keys(load({}, 'fixed/index', 'fixed/charts').stats).join());
