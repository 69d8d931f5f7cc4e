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

const put = (exports) => write('node_modules/tide/package.json', JSON.stringify({ name: 'tide', type: 'module', exports }));
const load = (code) => {
  const { stdout, stderr } = run({}, '--input-type=commonjs', '-e', 'Promise.resolve(' + code + ').then((all) => console.log(Object.keys(all).join(" ")))');
  return /ERR_PACKAGE\w+\]: (.*?) in /.exec(stderr)?.[1] ?? stdout.trim();
};
put({ '.': { types: './dist/index.d.ts', import: './dist/index.js' } });
say('import alone, require()', load("require('tide')"));
say('import alone, import()', load("import('tide')"));
put({ './moon': './dist/moon.js' });
say('only subpaths, require()', load("require('tide')"));
put({ '.': { types: './dist/index.d.ts', default: './dist/index.js' } });
say('default, require()', load("require('tide')"));
say('default, import()', load("import('tide')"));
say('manifest', load("require('tide/package.json')"));
say('other private path', load("require('tide/dist/moon.js')"));
say('from the disk', JSON.parse(read('node_modules/tide/package.json')).name);
put({ '.': { require: './dist/index.cjs', default: './dist/index.js' }, './moon': './dist/moon.js', './package.json': './package.json' });
say('condition require', load("require('tide')"));
say('listed paths', load("require('tide/package.json')") + ', ' + load("require('tide/moon')"));
