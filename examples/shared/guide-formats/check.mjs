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

await build({ lib: [{ format: 'umd', umdName: 'moon', output: { distPath: 'dist/umd' } }] });
say('umd in a module package', node('--input-type=module', '-e', "import * as all from './dist/umd/index.js'; console.log(Object.keys(all).length, typeof globalThis.moon)").stdout);
say('iife with an export', (await build({ lib: [{ format: 'iife', output: { distPath: 'dist/iife' } }] })).includes('error') ? 'fails' : 'passes');
await build({ source: { entry: { effect: './src/effect.ts' } }, lib: [{ format: 'iife', output: { distPath: 'dist/iife' } }] });
say('unused export in iife', read('dist/iife/effect.js').includes('nobody') ? 'kept' : 'removed');
const same = await build({ lib: [{ id: 'one', format: 'esm', output: { distPath: 'dist/same' } }, { id: 'two', format: 'umd', output: { distPath: 'dist/same' } }] });
say('two formats with one name', 'warning ' + /warn|error/.test(same) + ', ' + list('dist/same'));
