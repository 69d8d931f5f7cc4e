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

fs.symlinkSync('../packages/grams', 'node_modules/grams');
const code = async (output, entry = 'index', more = {}) => {
  const said = await build({ lib: [{ source: { entry: { [entry]: './src/' + entry + '.ts' } } }], output, ...more });
  return said.includes('error') ? said : read('dist/' + entry + '.js');
};
const kind = (text, name) => (text.includes('from "' + name + '"') ? 'import' : text.includes(name.split('/').at(-1) + ' was here') ? 'bundled' : 'lost');
const usual = await code({});
say('in two fields', kind(usual, 'beta'));
say('externals match', kind(await code({ externals: ['delta'] }), 'delta'));
const excluded = await code({ autoExternal: { exclude: ['alpha'] } });
say('exclude by name', kind(excluded, 'alpha') + ', a subpath ' + kind(excluded, 'alpha/part'));
say('exclude by pattern', kind(await code({ autoExternal: { exclude: [/^alp/] } }), 'alpha'));
const named = await code({ autoExternal: false, externals: ['alpha'] });
say('a string in externals', kind(named, 'alpha') + ', a subpath ' + kind(named, 'alpha/part'));
say('autoExternal false', [...(await code({ autoExternal: false })).matchAll(/from "(.*)"/g)].map(([, name]) => name).join());
say('workspace package in dependencies', kind(await code({}, 'grams'), 'grams'));
say('workspace source', (await code({ autoExternal: false }, 'grams', { syntax: 'es2019' })).includes('??') ? 'unchanged' : 'lowered');
say('packageJson lists both', kind(await code({ autoExternal: { packageJson: ['./package.json', './root.json'] } }), 'delta'));
say('declared and absent', kind(await code({}, 'absent'), 'absent'));
