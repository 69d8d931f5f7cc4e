import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

import webpack from 'webpack';

fs.symlinkSync('..', 'node_modules/shelf');
const app = (name) => new Promise((resolve) => webpack({ mode: 'development', context: process.cwd(), entry: './app/main.js', output: { path: process.cwd() + '/app/dist' } }, (error, stats) => {
  const text = String(error ?? stats?.toString({ colors: false }));
  console.log(name, text.match(/BREAKING CHANGE: The request '.*' failed to resolve only because it was resolved as fully specified/)?.[0] ?? 'built', text.match(/Did you mean .*/)?.[0] ?? '');
  resolve();
}));
rslib();
await app('without extensions:');
fs.writeFileSync('rslib.config.mjs', 'export default { lib: [{ bundle: false }] };\n');
rslib();
await app('as usual:');
fs.mkdirSync('node_modules/old', { recursive: true });
fs.writeFileSync('node_modules/old/package.json', '{ "name": "old", "version": "1.0.0" }');
fs.writeFileSync('node_modules/old/last.js', 'exports.last = 2;\n');
fs.writeFileSync('src/index.ts', "export { last } from 'old/last';\n");
rslib();
await app('a path in a package:');
