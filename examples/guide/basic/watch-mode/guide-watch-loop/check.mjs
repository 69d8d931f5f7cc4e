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
const builds = async (env) => {
  const watch = spawn(process.execPath, [bin, '--watch'], { env: { ...process.env, ...env } });
  let said = '';
  watch.stdout.on('data', (text) => (said += text));
  const count = () => said.split('before build').length - 1;
  for (let at = 0; at < 300 && !said.includes('watching for changes'); at++) await wait(50);
  await wait(500);
  for (let at = 0; at < 120 && count() < 4; at++) await wait(50);
  watch.kill();
  return count();
};
say('compared before it is written', (await builds({})) > 3 ? 'a loop' : 'no loop');
say('the same content again', (await builds({ ALWAYS: '1' })) > 3 ? 'a loop' : 'no loop');
