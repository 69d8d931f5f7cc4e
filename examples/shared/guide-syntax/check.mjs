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

const one = async (name, entry, lib = {}, more = {}) => {
  await build({ ...more, source: { entry: { index: entry }, ...more.source }, lib: [{ output: { distPath: 'dist/' + name, ...more.output }, ...lib }] });
  return fs.existsSync('dist/' + name + '/index.js') ? read('dist/' + name + '/index.js') : '';
};
const kept = (code) => (code.includes('??') ? 'kept' : 'lowered');
say('target es5 in tsconfig.json', kept(await one('target', './src/index.ts')));
say('overrideBrowserslist', kept(await one('override', './src/index.ts', { syntax: 'esnext' }, { output: { overrideBrowserslist: ['chrome 60'] } })));
say('es2020', (await one('es2020', './src/assign.ts', { syntax: 'es2020' })).includes('??=') ? 'kept' : 'lowered');
say('a bundled package', kept(await one('package', './src/dependency.ts', { syntax: 'es2019' })));
say('all of node_modules', kept(await one('packages', './src/dependency.ts', { syntax: 'es2019' }, { source: { entry: { index: './src/dependency.ts' }, include: [/[\\/]node_modules[\\/]/] } })));
write('package.json', '{ "type": "module", "engines": { "node": "*" } }');
say('engines *', kept(await one('engines', './src/index.ts')));
await one('css', './css/index.ts', { syntax: 'es2015' }, { output: { target: 'web' } });
const count = (text) => text.split('function _define_property(').length - 1;
const bundle = count(await one('bundle', './helpers/index.ts', { syntax: 'es2015' }));
await one('files', './helpers/**', { syntax: 'es2015', bundle: false });
say('helpers', 'bundle ' + bundle + ', files ' + ['index.js', 'two.js'].map((file) => count(read('dist/files/' + file))).join('+'));
