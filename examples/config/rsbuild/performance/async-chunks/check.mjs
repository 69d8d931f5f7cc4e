import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

rslib();
for (const folder of ['esm', 'cjs']) {
  const files = fs.readdirSync('dist/' + folder);
  console.log(folder + ':', files.length, node('-e', "import('./dist/" + folder + "/" + files[0] + "').then(async ({ greet }) => { console.log('imported'); console.log(await greet()); })").stdout.trim().split('\n').join(', '));
}
