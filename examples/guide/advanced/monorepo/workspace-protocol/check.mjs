import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

import path from 'node:path';

Object.assign(process.env, { CI: '1', HOME: process.cwd(), YARN_ENABLE_TELEMETRY: '0', YARN_ENABLE_GLOBAL_CACHE: '0', YARN_ENABLE_IMMUTABLE_INSTALLS: '0' });
const root = process.cwd();
const yarn = path.resolve('node_modules/@yarnpkg/cli-dist/bin/yarn.js');
const pnpm = path.resolve('node_modules/pnpm/bin/pnpm.cjs');
const npm = process.execPath.replace(/bin.node$/, 'lib/node_modules/npm/bin/npm-cli.js');
const run = (cwd, ...args) => spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
const labels = 'packages/labels';
const version = (file) => {
  const { stdout } = spawnSync('tar', ['xOf', labels + '/' + file, 'package/package.json'], { encoding: 'utf8' });
  return JSON.parse(stdout).dependencies['@orchard/units'];
};
run(labels, npm, 'pack');
console.log('npm pack:', version('orchard-labels-0.1.0.tgz'));
fs.renameSync(labels + '/orchard-labels-0.1.0.tgz', 'app/labels.tgz');
console.log('npm install:', run('app', npm, 'install', '--offline', './labels.tgz').stderr.match(/EUNSUPPORTEDPROTOCOL|Unsupported URL Type "workspace:"/g)?.join());
fs.mkdirSync(labels + '/node_modules/@orchard', { recursive: true });
const pnpmPack = (name) => {
  const { stdout, stderr } = run(labels, pnpm, 'pack');
  console.log(name, (stdout + stderr).match(/Cannot resolve workspace protocol of dependency/)?.[0] ?? version('orchard-labels-0.1.0.tgz'));
};
pnpmPack('pnpm pack, not installed:');
fs.symlinkSync('../../../units', labels + '/node_modules/@orchard/units');
pnpmPack('pnpm pack, without a version:');
fs.writeFileSync('packages/units/package.json', '{ "name": "@orchard/units", "version": "0.1.0" }');
pnpmPack('pnpm pack:');
fs.rmSync(labels + '/node_modules', { recursive: true });
fs.rmSync(labels + '/orchard-labels-0.1.0.tgz', { force: true });
run(root, yarn, 'install', '--mode=update-lockfile');
run(labels, yarn, 'pack', '--out', 'labels.tgz');
console.log('yarn pack:', version('labels.tgz'));
