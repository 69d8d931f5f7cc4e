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

import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
const mf = (id, environment, more = {}, output = {}) => ({
  id,
  format: 'mf',
  output: { distPath: 'dist/' + id, ...output },
  plugins: [pluginModuleFederation({ name: 'chips', exposes: { '.': './src/index.ts' }, dts: false, ...more }, environment ? { environment } : undefined)],
});
const of = (id) => (list('dist/' + id).includes('mf-manifest.json') ? 'manifest' : 'no manifest');
await build({ lib: [mf('named')] });
say('another id', list('dist/named').includes('.js') + ', ' + of('named'));
say('a build with another id', 'says: ' + (list('dist/named').includes('.js') ? 'succeeds|成功' : 'fails|失败'));
await build({ lib: [mf('given', 'given')] });
say('id given', of('given'));
const exposed = fs.readdirSync('dist/given').find((file) => file.includes('expose'));
say('import.meta.url', read('dist/given/' + exposed).includes('file://' + process.cwd() + '/src/index.ts') || fs.readdirSync('dist/given').some((file) => file.endsWith('.js') && read('dist/given/' + file).includes('file://')));
say('one name for all', (await build({ lib: [mf('same', 'same', {}, { filename: { js: 'remote.js' } })] })).includes('Multiple assets emit different content to the same filename'));
await build({ lib: [mf('entry', 'entry', { filename: 'remote.js' })] });
say('name of the entry', fs.existsSync('dist/entry/remote.js'));
process.exit();
