import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

const render = (field) => {
  fs.writeFileSync('package.json', JSON.stringify({ type: 'module', [field]: { vue: '3' } }));
  rslib();
  return node('render.mjs').stdout.trim();
};
console.log('vue in devDependencies:', render('devDependencies'));
console.log('vue in peerDependencies:', render('peerDependencies'));
