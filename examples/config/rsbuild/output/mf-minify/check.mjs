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

const remote = pluginModuleFederation({ name: 'chips', exposes: { '.': './src/index.ts' }, dts: false });
const built = async (name, output = {}) => {
  let seen = '';
  const look = (api) => api.modifyEnvironmentConfig({ order: 'post', handler: ({ output: { minify } }) => {
    const { minify: short, compress } = minify.jsOptions.minimizerOptions;
    seen = 'minify: ' + short + ', toplevel: ' + compress.toplevel;
  } });
  await build({ plugins: [remote, { name: 'look', setup: look }], lib: [{ format: 'mf', output: { distPath: name, ...output } }] });
  say(name, seen);
  return fs.readdirSync(name).filter((file) => file.endsWith('.js')).map((file) => read(name + '/' + file)).join();
};
const values = (minify, toplevel) => {
  const compress = { defaults: false, directives: false, unused: true, dead_code: true, toplevel };
  const format = { comments: 'some', preserve_annotations: true };
  return { minify: { css: false, jsOptions: { minimizerOptions: { mangle: false, minify, compress, format } } } };
};
const usual = await built('mf');
say('repeated, the same output', (await built('own', values(true, false))) === usual);
say('the values of other formats, longer', (await built('other', values(false, true))).length > usual.length);
