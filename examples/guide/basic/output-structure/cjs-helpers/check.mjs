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

rslib();
const size = (id) => fs.readdirSync('dist/' + id).reduce((sum, file) => sum + read('dist/' + id + '/' + file).length, 0);
for (const id of ['plain', 'minified', 'esm', 'bundle']) {
  const files = fs.readdirSync('dist/' + id).map((file) => read('dist/' + id + '/' + file));
  say(id, files.filter((text) => /__webpack_require__|__esModule/.test(text)).length + ' of ' + files.length);
}
const [head] = read('dist/plain/index.cjs').split('var __webpack_exports__');
say('lines of helpers in each file', head.trim().split('\n').length);
say('defines', ['exports', '__esModule'].filter((name) => head.includes(name)).join());
say('minified is shorter', size('minified') < size('plain'));
