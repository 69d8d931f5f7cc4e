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
await build({ lib: [{ output: { distPath: 'dist/node' } }] });
await build({ lib: [{ output: { distPath: 'dist/web', target: 'web' } }] });
await build({ lib: [{ output: { distPath: 'dist/old', externals: { kelp: 'module-import kelp' } } }] });
for (const format of ['esm', 'cjs']) await build({ lib: [{ format, tools: { rspack: { externalsType: 'module-import' } }, output: { distPath: 'dist/all', cleanDistPath: false } }] });
say('all packages, required', node('-p', "require('./dist/all/index.cjs').name").stdout.trim());
await build({ lib: [{ output: { distPath: 'dist/node-commonjs', target: 'web', externals: { kelp: 'node-commonjs kelp' } } }] });
await new Promise((done) => webpack({ mode: 'production', target: 'node', entry: './app/main.mjs', output: { path: process.cwd() + '/app/webpack' } }, done));
say('webpack follows createRequire', read('app/webpack/main.js').includes('kelp was here'));
const app = async (name, javascript) => {
  await build({ source: { entry: { main: './app/main.mjs' } }, output: { distPath: 'app/' + name, autoExternal: false }, lib: [{}], tools: { rspack: { module: { parser: { javascript } } } } });
  return read('app/' + name + '/main.js').includes('kelp was here');
};
say('Rspack follows createRequire', await app('plain', {}));
say('Rspack follows createRequire with the setting', await app('set', { createRequire: true }));
