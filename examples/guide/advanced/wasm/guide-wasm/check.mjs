import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

import { createRslib } from '@rslib/core';

const say = (name, value) => process.stdout.write(name + ': ' + value + '\n');
const run = (env, ...args) => spawnSync(process.execPath, args, { encoding: 'utf8', env: { ...process.env, ...env } });
const write = (file, text) => {
  fs.mkdirSync(file.replace(/[^/]*$/, '') || '.', { recursive: true });
  fs.writeFileSync(file, text);
};
const list = (folder) => {
  if (!fs.existsSync(folder)) return 'nothing';
  const all = fs.readdirSync(folder, { recursive: true }).sort();
  return all.filter((file) => fs.statSync(folder + '/' + file).isFile()).join(' ');
};
/** Builds, and returns what the build says. */
const build = async (config) => {
  const said = [];
  const { log, warn, error } = console;
  console.log = console.warn = console.error = (...text) => said.push(text.join(' '));
  try {
    const rslib = await createRslib({ config: { performance: { buildCache: false }, ...config } });
    const { close } = await rslib.build();
    await close();
  } catch (thrown) {
    said.push(String(thrown.message));
  }
  Object.assign(console, { log, warn, error });
  return said.join('\n');
};

import webpack from 'webpack';
const square = Buffer.from('0061736d0100000001060160017f017f03020100070a010673717561726500000a09010700200020006c0b', 'hex');
for (const folder of ['src', 'again']) fs.writeFileSync(folder + '/square.wasm', square);
fs.writeFileSync('sundial/clock.wasm', Buffer.from('0061736d010000000105016000017f021001082e2f656e762e6a73036e6f770000070701036765740000', 'hex'));
const one = (name, entry, lib = {}, more = {}) => build({ ...more, source: { entry: { index: entry }, ...more.source }, lib: [{ output: { distPath: 'dist/' + name }, ...lib }] });
await one('off', './src/index.js', { bundle: false, wasm: false });
say('wasm false', list('dist/off') + ' ' + /from "(.*)"/.exec(read('dist/off/index.js'))?.[1]);
await one('outer', './outer/**', { bundle: false });
say('outside the sources', /from "(.*)"/.exec(read('dist/outer/index.js'))?.[1] + ' ' + /ERR_\w+/.exec(node('dist/outer/index.js').stderr)?.[0]);
await one('again', './again/index.ts', { bundle: false, wasm: false, dts: { isolated: true } }, { source: { entry: { index: './again/index.ts' }, tsconfigPath: './again/tsconfig.json' } });
say('a declaration by hand', list('dist/again') + ' ' + /from '(.*)'/.exec(read('dist/again/index.d.ts'))?.[1]);
write('package.json', '{ "name": "sundial" }');
await one('sundial', './sundial/**', { bundle: false });
say('without type module', list('dist/sundial'));
await new Promise((done) => webpack({ mode: 'production', entry: './dist/sundial/index.mjs', output: { path: process.cwd() + '/site' }, experiments: { asyncWebAssembly: true } }, (_, stats) => {
  say('webpack', /Module not found/.exec(stats.toString())?.[0]);
  done();
}));
await one('compiled', './sundial/**', { bundle: false, wasm: { mode: 'compile' } });
say('compiled', (await import('./dist/compiled/index.mjs')).get());
say('fetch of a file', await fetch(new URL('src/square.wasm', import.meta.url)).then(() => 'read', ({ message }) => message));
