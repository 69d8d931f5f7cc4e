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

const tools = { rspack: { module: { rules: [{ test: /\.html$/, type: 'asset/source' }] } } };
const item = (id, more) => ({ id, source: { entry: { index: './src/**' } }, output: { distPath: 'dist/' + id }, tools, ...more });
const bundle = { source: { entry: { index: './src/index.ts' } } };
const attribute = { bundle: false, source: { entry: { index: './attribute/**' } } };
await build({ lib: [
  item('esm', { bundle: false }),
  item('cjs', { format: 'cjs', bundle: false }),
  item('cjs-bundle', { format: 'cjs', ...bundle }),
  item('attribute', attribute),
] });
const read1 = async (file) => (await import('./dist/' + file).catch(({ name }) => ({ page: name }))).page;
for (const file of ['esm/index.js', 'cjs/index.cjs', 'cjs-bundle/index.cjs', 'attribute/index.js']) say(file, await read1(file));
say('without a rule', /Module parse failed/.exec(await build({ lib: [{ bundle: false, source: { entry: { index: './src/**' } }, output: { distPath: 'dist/none' } }] }))?.[0]);
