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

const npm = process.execPath.replace(/bin.node$/, 'lib/node_modules/npm/bin/npm-cli.js');
const said = (...args) => {
  const { status, stdout, stderr } = node(npm, ...args, '--offline', '--foreground-scripts');
  return { status, text: stdout + stderr };
};
const published = said('publish', '--dry-run');
say('npm publish', 'prepublishOnly ' + published.text.includes('prepublishOnly ran') + ', stops ' + (published.status !== 0 && !published.text.includes('Tarball Contents')));
const packed = said('pack', '--dry-run');
say('npm pack', 'prepublishOnly ' + packed.text.includes('prepublishOnly ran') + ', prepack ' + packed.text.includes('prepack ran'));
const runs = { 'npm publish': published, 'npm pack': packed, 'npm install': said('install', '--no-audit', '--no-fund') };
const named = (isRun) => Object.keys(runs).filter((name) => runs[name].text.includes('prepublishOnly ran') === isRun).join(', ');
say('prepublishOnly', named(true) + ', not: ' + named(false));
const isPrivate = (value) => {
  write('package.json', JSON.stringify({ name: 'ferry', version: '1.0.0', private: value }));
  // Nothing listens there: npm reads the manifest before it connects.
  const nowhere = ['--registry=http://127.0.0.1:9/', '--//127.0.0.1:9/:_authToken=none', '--fetch-retries=0'];
  return /marked as private/.test(node(npm, 'publish', ...nowhere).stderr);
};
say('marked as private', isPrivate(true) + ', without the field ' + isPrivate());
