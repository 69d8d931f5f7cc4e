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

const mode = (file) => (fs.statSync(file).mode & 0o777).toString(8);
const one = (name, entry, lib) => build({ lib: [{ ...lib, source: { entry: { index: entry } }, output: { distPath: 'dist/' + name } }] });
for (const format of ['esm', 'cjs', 'umd', 'iife']) {
  await one(format, './src/cli.ts', { format, autoExtension: false });
  say(format, mode('dist/' + format + '/index.js'));
}
for (const format of ['esm', 'cjs']) {
  await one(format + '-files', './src/*.ts', { format, bundle: false, autoExtension: false });
  say(format + ' files', mode('dist/' + format + '-files/cli.js') + ', without a shebang ' + mode('dist/' + format + '-files/plain.js'));
}
await one('banner', './src/plain.ts', { banner: { js: '#!/usr/bin/env node' } });
say('banner', mode('dist/banner/index.js'));
await one('plain', './src/plain.ts', {});
say('plain', mode('dist/plain/index.js'));
say('run by a shell', spawnSync('sh', ['-c', 'dist/plain/index.js'], { encoding: 'utf8' }).stderr.replace(/^.*: /, '').trim());
