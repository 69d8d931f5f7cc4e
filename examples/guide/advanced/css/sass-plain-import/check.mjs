import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

const uses = (entry) => {
  fs.writeFileSync('src/index.ts', "import './" + entry + ".scss';");
  rslib();
  const css = read('dist/index.css');
  return [css.includes('@use'), css.includes('margin: 0')].join(' ');
};
console.log('@import leaves @use, has the rules:', uses('imported'));
console.log('@use leaves @use, has the rules:', uses('used'));
