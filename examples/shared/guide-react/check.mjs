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

import { pluginReact } from '@rsbuild/plugin-react';
import { renderToString } from 'react-dom/server';
const one = (name, entry, lib = {}, react = {}, output = {}) =>
  build({ plugins: [pluginReact(react)], source: { entry: { index: entry } }, lib: [lib], output: { target: 'web', distPath: 'dist/' + name, ...output } });
await one('files', './src/**', { bundle: false });
say('directive', 'Picker ' + read('dist/files/Picker.js').startsWith('"use client"') + ', Price ' + read('dist/files/Price.js').includes('use client'));
await one('bundle', './src/index.ts');
say('directive of a component in a bundle', read('dist/bundle/index.js').includes('use client') ? 'kept' : 'removed');
await one('banner', './src/**', { bundle: false, banner: { js: '"use client";' } });
say('banner', list('dist/banner').split(' ').every((file) => read('dist/banner/' + file).includes('use client')) ? 'in every file' : 'in some files');
await one('keep', './src/**', { bundle: false }, { swcReactOptions: { runtime: 'preserve' } }, { filename: { js: '[name].jsx' } });
say('imports of kept JSX', /from "(.*)"/.exec(read('dist/keep/index.jsx'))[1]);
await one('emotion', './emotion/index.tsx');
say('without the runtime of Emotion', renderToString((await import('./dist/emotion/index.js')).text));
const compiled = async (name, entry, output) => {
  await one(name, entry, { bundle: false }, { reactCompiler: true }, output);
  return list('dist/' + name).split(' ').some((file) => read('dist/' + name + '/' + file).includes('compiler-runtime'));
};
say('compiler', 'web ' + (await compiled('web', './src/**', {})) + ', node ' + (await compiled('node', './src/**', { target: 'node' })) + ", 'use no memo' " + (await compiled('memo', './memo/**', {})));
