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

for (const format of ['esm', 'cjs', 'umd', 'iife']) {
  process.env.FORMAT = format;
  const { status, stderr } = rslib();
  say(format, 'exit ' + status + (/await isn't allowed in non-async function/.test(stderr) ? ' await' : ''));
}
say('es2017', read('dist/esm/index.js').includes('= await ') ? 'kept' : 'rewritten');
const required = createRequire(import.meta.url)('./dist/cjs/index.cjs');
await new Promise((resolve) => setTimeout(resolve, 50));
say('required', Object.keys(required) + ' ' + required.zones);
const { Zones } = load('script', 'dist/umd/index.js');
say('global', (await Zones).zones.join());
say('promise', typeof Zones.then + ' ' + Zones.zones);
