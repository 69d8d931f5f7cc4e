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

const one = (name, entry, output, lib = {}, more = {}) =>
  build({ ...more, source: { entry: { index: './src/' + entry } }, lib: [lib], output: { distPath: 'dist/' + name, ...output } });
await one('node', 'index.ts', {});
say('target node', list('dist/node'));
say('an absolute path', /Module not found/.exec(await one('absolute', 'absolute.ts', { target: 'web' }))?.[0]);
await one('filtered', 'absolute.ts', { target: 'web' }, {}, { tools: { cssLoader: { url: { filter: (url) => !url.startsWith('/') } } } });
say('with the filter', /url\(.*\)/.exec(read('dist/filtered/index.css'))?.[0]);
await one('auto', 'index.ts', { target: 'web', assetPrefix: 'auto', dataUriLimit: 0 }, { format: 'umd', umdName: 'tide' });
say('assetPrefix auto', read('dist/auto/index.js').includes('currentScript'));
await one('url', 'url.ts', { target: 'web', dataUriLimit: 4096 });
say('?url with dataUriLimit', list('dist/url'));
await one('cjs', 'table.ts', { assetPrefix: 'https://example.com/' }, { format: 'cjs' });
say('new URL() with assetPrefix', read('dist/cjs/index.cjs').includes('example.com'));
