import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');
const npm = (...args) => node(process.execPath.replace(/bin.node$/, 'lib/node_modules/npm/bin/npm-cli.js'), ...args);
const install = (name, manifest, files) => {
  fs.mkdirSync('node_modules/' + name, { recursive: true });
  fs.writeFileSync('node_modules/' + name + '/package.json', JSON.stringify({ name, version: '1.0.0', ...manifest }));
  for (const [file, text] of Object.entries(files)) fs.writeFileSync('node_modules/' + name + '/' + file, text);
};
const tsc = (...args) => node('node_modules/typescript/bin/tsc', '--noEmit', '--ignoreConfig', '--skipLibCheck', '--lib', 'es5', '--ignoreDeprecations', '6.0', ...args).stdout.trim() || 'no error';

import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

const report = async (name, manifest, files = {}) => {
  fs.mkdirSync('packages/' + name + '/dist', { recursive: true });
  fs.writeFileSync('packages/' + name + '/package.json', JSON.stringify({ name, version: '1.0.0', type: 'module', files: ['dist'], ...manifest }));
  for (const file of ['index.js', 'index.cjs']) fs.writeFileSync('packages/' + name + '/dist/' + file, file.endsWith('.cjs') ? 'exports.a = 1;' : 'export const a = 1;');
  for (const [file, from] of Object.entries(files)) fs.copyFileSync(from, 'packages/' + name + '/' + file);
  const pkgDir = 'packages/' + name;
  const { messages, pkg } = await publint({ pkgDir, pack: false });
  for (const message of messages) console.log(name + ': ' + formatMessage(message, pkg, { color: false }));
  if (messages.length === 0) console.log(name + ': nothing');
};
rslib();
const both = { import: './dist/index.js', require: './dist/index.cjs' };
const engines = { node: '>=20' };
await report('module', { module: 'dist/index.js', engines, sideEffects: false });
await report('main', { main: 'dist/index.js' });
await report('no-fields', { exports: './dist/index.js' });
await report('bin', { bin: 'dist/index.js' });
await report('command', { bin: 'dist/index.js' }, { 'dist/index.js': 'dist/index.js' });
await report('engines', { exports: both });
await report('effects', { module: 'dist/index.js', exports: './dist/index.js' });
await report('complete', { exports: both, module: 'dist/index.js', engines, sideEffects: false });
console.log((fs.statSync('dist/index.js').mode & 0o111) === 0o111 ? 'executable' : 'plain');
