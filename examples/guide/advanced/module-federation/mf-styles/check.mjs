import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

rslib();
const { exposes } = JSON.parse(read('dist/mf-manifest.json'));
for (const { name, assets } of exposes) {
  const { sync } = assets.css;
  console.log('styles of', name + ':', sync.length, sync.map((file) => ['chip', 'more'].filter((rule) => read('dist/' + file).includes('.' + rule)).join(' ')).join());
}
const entry = read('dist/' + fs.readdirSync('dist').find((file) => file.startsWith('chips.') && file.endsWith('.js')));
console.log('the entry adds a link:', /createElement\("link"\).{0,20}rel="stylesheet"/.test(entry));
