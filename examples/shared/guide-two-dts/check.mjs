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

const types = (name, output = '') => {
  write('types/in/old.d.ts', 'export {};');
  write('one.config.mjs', "export default { " + output + " lib: [{ dts: { isolated: true, distPath: './types' } }] };");
  rslib('-c', 'one.config.mjs');
  say(name, fs.readdirSync('types', { recursive: true }).filter((one) => one !== 'in' || fs.readdirSync('types/in').length > 0).sort().join(' '));
};
types('cleaned');
types('not cleaned', 'output: { cleanDistPath: false },');
write('shared.config.mjs', "export default { lib: [{ format: 'esm', dts: { isolated: true, distPath: './shared' } }, { format: 'cjs', dts: { isolated: true, distPath: './shared', autoExtension: true } }] };");
rslib('-c', 'shared.config.mjs');
say('shared', list('shared'));
rslib('-c', 'nested.config.mjs');
say('nested', list('dist/types'));
spawnSync(process.execPath, ['../' + bin], { cwd: 'plain' });
say('without type module', list('plain/dist'));
