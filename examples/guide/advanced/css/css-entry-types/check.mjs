import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

rslib();
fs.mkdirSync('app');
fs.writeFileSync('app/css.d.ts', "declare module '*.css';");
const check = (name) => {
  fs.writeFileSync('app/main.ts', "import 'seat-map/" + name + "';");
  const options = ['--noEmit', '--ignoreConfig', '--target', 'es2022', '--module', 'esnext', '--moduleResolution', 'bundler'];
  return node('node_modules/typescript/bin/tsc', ...options, 'app/main.ts', 'app/css.d.ts').stdout.trim() || 'no error';
};
console.log('with types:', check('css'));
console.log('without types:', check('untyped'));
