import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

import vm from 'node:vm';

for (const name of ['rslib', 'mf']) {
  const { status, stdout, stderr } = rslib('-c', name + '.config.mjs');
  if (status) console.log('failed', name, stdout + stderr);
}
const require = createRequire(import.meta.url);
for (const name of ['umd', 'umd-web']) fs.writeFileSync('dist/' + name + '/package.json', '{}');
const load = (what, file, page) => {
  try {
    if (page) vm.runInNewContext(read(file), page);
    console.log(what, 'result', JSON.stringify(page ? page.Chip : require('./' + file).chip({ oil: 2 })));
  } catch (error) {
    console.log(what, String(error));
  }
};
const define = Object.assign((names, make) => console.log('AMD', [names].flat().join()), { amd: {} });
for (const name of ['umd', 'umd-web']) {
  const file = 'dist/' + name + '/index.js';
  load(name + ' require', file);
  load(name + ' AMD', file, { define, self: {}, global: {} });
  load(name + ' script tag', file, { self: {}, global: {} });
}
for (const name of ['iife', 'iife-web']) load(name, 'dist/' + name + '/index.js', {});
for (const file of fs.readdirSync('dist/mf')) {
  const [found] = /module.exports.{0,20}@swc.helpers[^\]]*\]/.exec(read('dist/mf/' + file)) ?? [];
  if (found) console.log('mf', file, found);
}
console.log('iife', /.*@swc.*/.exec(read('dist/iife/index.js'))?.[0], /.*@swc.*/.exec(read('dist/iife-web/index.js'))?.[0]);
