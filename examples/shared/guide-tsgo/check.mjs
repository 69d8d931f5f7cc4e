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

say('TypeScript 6, tsgo true', rslib('-c', 'on.config.mjs').status);
const seven = fs.realpathSync('node_modules/typescript7');
fs.unlinkSync('node_modules/typescript');
fs.symlinkSync(seven, 'node_modules/typescript');
const off = rslib('-c', 'off.config.mjs');
say('TypeScript 7, tsgo false', off.status);
say('message', /Can not .*/.exec(off.stderr)?.[0]);
write('tsconfig.json', read('tsconfig.json').replace('bundler', 'node10'));
const refused = /TS\d+.*node10.*/.exec(run({}, 'node_modules/typescript/bin/tsc', '--noEmit').stdout)?.[0];
say('TypeScript 7, node10', refused);
if (refused?.includes('removed')) say('TypeScript 7 has', 'not: `node10`');
