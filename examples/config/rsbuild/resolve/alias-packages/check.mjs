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

const one = (id, alias, more) => build({ lib: [{ resolve: { alias }, output: { distPath: 'dist/' + id }, ...more }] });
await one('start', { kelp: 'moss' });
await one('exact', { kelp$: 'moss' });
await one('files', { kelp: 'moss' }, { bundle: false });
await one('none', { kelp: false, 'kelp/leaf': false });
say('false', /was here|leaf of/.test(read('dist/none/index.js')) ? 'the package' : 'an empty module');
await one('changed', (all) => { all.kelp = 'moss'; });
await one('returned', (all) => ({ ...all, kelp: 'moss' }));
const isReplaced = (id) => read('dist/' + id + '/index.js').includes('moss was here');
say('a function', Object.entries({ changes: 'changed', returns: 'returned' }).filter(([, id]) => isReplaced(id)).map(([name]) => name).join(', '));
await one('array', [{ kelp$: 'moss' }, (all) => { say('an array', 'the function receives ' + Object.keys(all).filter((name) => name.startsWith('kelp'))); }]);
const lodash = (id, more) => build({ source: { entry: { index: './src/lodash.ts' } }, output: { externals: { lodash: 'lodash-es' }, distPath: 'dist/' + id }, lib: [more] });
await lodash('lodash', {});
await lodash('lodash-files', { bundle: false });
