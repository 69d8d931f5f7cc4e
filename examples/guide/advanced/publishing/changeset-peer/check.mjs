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

spawnSync('git', ['init', '-q', '.']);
const released = (range, more = {}) => {
  write('packages/core/package.json', '{ "name": "@ferry/core", "version": "1.2.0" }');
  write('packages/plugin/package.json', JSON.stringify({ name: '@ferry/plugin', version: '1.0.0', peerDependencies: { '@ferry/core': range } }));
  write('.changeset/config.json', JSON.stringify({ changelog: false, commit: false, access: 'public', baseBranch: 'main', ...more }));
  write('.changeset/more.md', "---\n'@ferry/core': minor\n---\n\nMore\n");
  node('node_modules/@changesets/cli/bin.js', 'version');
  return ['core', 'plugin'].map((name) => name + ' ' + JSON.parse(read('packages/' + name + '/package.json')).version).join(', ');
};
const option = { ___experimentalUnsafeOptions_WILL_CHANGE_IN_PATCH: { onlyUpdatePeerDependentsWhenOutOfRange: true } };
say('usual', released('^1.0.0'));
say('only out of range', released('^1.0.0', option));
say('workspace:^', released('workspace:^', option));
say('workspace:*', released('workspace:*', option));
