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

const says = (what, isSo, forms) => say(what, isSo ? 'says: ' + forms : 'not so');
const built = (folder) => read('dist/' + folder + '/' + fs.readdirSync('dist/' + folder).find((file) => file.startsWith('index.')));

const isLowered = (folder) => !built(folder).includes('??');
await build({ lib: [{ syntax: 'esnext', output: { overrideBrowserslist: ['node 4'], distPath: 'dist/engines' } }] });
says('overrideBrowserslist', isLowered('engines'), 'precedence over `syntax`|优先于 `syntax`|覆盖 `syntax`');
await build({ lib: [{ output: { filename: { js: '[name].common.cjs' }, distPath: 'dist/named' } }] });
says('filename', list('dist/named') === 'index.common.cjs', 'precedence over `autoExtension`|优先级高于 `autoExtension`');
const level = rslib('-c', 'flag.config.mjs', '--log-level', 'info').stdout;
says('the flag of the level', level.includes('build started'), 'precedence over the config|优先于配置');
rslib('-c', 'top.config.mjs');
says('an item', !isLowered('top'), 'precedence over the value at the top level|优先于顶层的值');
rslib('-c', 'top.config.mjs', '--syntax', 'es2019');
says('a flag', isLowered('top'), 'precedence over both|优先于两者');
