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
const at = (cwd, ...args) => spawnSync(process.execPath, [npm, ...args, '--offline', '--no-audit', '--no-fund'], { cwd, encoding: 'utf8' });
const mode = (file) => (fs.statSync(file).mode & 0o777).toString(8);
const manifest = { name: 'ferry', version: '1.0.0', bin: './dist/cli.js', files: ['dist'], scripts: { prepare: 'node ran.cjs' } };
write('ferry/package.json', JSON.stringify(manifest));
write('ferry/ran.cjs', "require('node:fs').appendFileSync('ran.txt', 'ran');");
write('ferry/dist/cli.js', '#!/usr/bin/env node\n');
fs.chmodSync('ferry/dist/cli.js', 0o644);
at('ferry', 'pack', '--ignore-scripts');
write('app/package.json', '{ "name": "app" }');
at('app', 'install', '../ferry/ferry-1.0.0.tgz');
say('mode', mode('ferry/dist/cli.js') + ', installed ' + mode('app/node_modules/ferry/dist/cli.js'));
say('scripts of the tarball', fs.existsSync('app/node_modules/ferry/ran.txt') ? 'ran' : 'not run');
const packed = (fields) => {
  write('ferry/dist/package.json', JSON.stringify({ name: 'ferry', version: '1.0.0', ...fields }));
  const [{ files }] = JSON.parse(at('ferry', 'pack', './dist', '--dry-run', '--json', '--ignore-scripts').stdout);
  return files.map(({ path }) => path).join(' ');
};
say('the folder', packed({}));
say('the folder, with files', packed({ files: ['dist'] }));
