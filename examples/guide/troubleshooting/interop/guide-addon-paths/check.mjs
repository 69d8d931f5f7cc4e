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

const lines = async (entry) => {
  const said = await build({ lib: ['esm', 'cjs'].map((format) => ({ format, source: { entry: { [entry]: './src/' + entry + '.ts' } } })) });
  return said.replace(/\u001b\[[\d;]*m/g, '');
};
const missing = (said) => {
  const found = [...said.matchAll(/([×⚠]) Module not found: Can't resolve '.\/(\w+)/g)];
  return [...new Set(found.map(([, sign, folder]) => sign + ' ' + folder))].sort().join() || 'none';
};
say('paths', missing(await lines('index')));
say('paths in try', missing(await lines('tried')));
say('computed path', missing(await lines('computed')) + ', esm ' + node('dist/computed.js').status + ', cjs ' + node('dist/computed.cjs').status);
