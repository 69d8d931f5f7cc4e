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

import { setTimeout as wait } from 'node:timers/promises';
const changed = async (folder, file, config, ...flags) => {
  const watch = spawn(process.execPath, [bin, '--watch', '-c', config, ...flags]);
  const banner = (text) => fs.existsSync(folder + '/index.js') && read(folder + '/index.js').includes('// ' + text);
  const until = async (text, times) => {
    for (let at = 0; at < times && !banner(text); at++) await wait(50);
    return banner(text);
  };
  await until('first', 400);
  await wait(1000);
  write(file, read(file).replace('first', 'second'));
  const alone = await until('second', 60);
  write(config, read(config) + '\n');
  const saved = await until('second', 400);
  watch.kill();
  return alone + ', saved ' + saved;
};
say('an import, loaded by Node.js', await changed('native', 'named.mjs', 'native.config.mjs'));
say('an import, loaded by jiti', await changed('jiti', 'typed.ts', 'jiti.config.ts', '--config-loader', 'jiti'));
