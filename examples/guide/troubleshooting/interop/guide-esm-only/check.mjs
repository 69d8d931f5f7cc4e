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

const listed = (field) => write('package.json', JSON.stringify({ type: 'module', [field]: { 'dot-kit': '1' } }));
const old = (name) => {
  const { stdout, stderr } = node('--no-experimental-require-module', 'use.cjs', name);
  return /ERR_\w+/.exec(stderr)?.[0] ?? stdout.trim();
};
const kind = (file) => (/(?:from|require\() ?"dot-kit"/.test(read(file)) ? 'import' : 'bundled');
const items = (name, entry, externals) =>
  ['esm', 'cjs'].map((format) => ({
    format,
    source: { entry: { [name]: './src/' + entry + '.ts' } },
    output: format === 'cjs' && externals ? { externals } : {},
  }));
listed('dependencies');
await build({ lib: [...items('kept', 'index'), ...items('inlined', 'index', { 'dot-kit': false }), ...items('later', 'later'), ...items('resolved', 'resolved')] });
say('require', read('dist/kept.cjs').includes('require("dot-kit")') + ', ' + old('kept'));
say('false for cjs', 'cjs ' + kind('dist/inlined.cjs') + ', ' + old('inlined') + ', esm ' + kind('dist/inlined.js'));
say('import()', read('dist/later.cjs').includes('import("dot-kit")') + ', ' + old('later'));
const loads = (file) => (node(file).status === 0 ? 'loads' : 'throws');
say('import.meta.resolve', 'esm ' + loads('dist/resolved.js') + ', cjs ' + loads('dist/resolved.cjs'));
listed('devDependencies');
await build({ lib: items('moved', 'index') });
say('in devDependencies', 'cjs ' + kind('dist/moved.cjs') + ', ' + old('moved') + ', esm ' + kind('dist/moved.js'));
