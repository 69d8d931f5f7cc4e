import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

import path from 'node:path';

Object.assign(process.env, { CI: '1', HOME: process.cwd() });
const labels = 'packages/labels';
const run = (cwd, ...args) => spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
const npm = process.execPath.replace(/bin.node$/, 'lib/node_modules/npm/bin/npm-cli.js');
const range = () => JSON.parse(spawnSync('tar', ['xOf', labels + '/labels-0.1.0.tgz', 'package/package.json'], { encoding: 'utf8' }).stdout).dependencies.clsx;
run(labels, npm, 'pack');
console.log('npm pack:', range());
console.log('npm install:', run('app', npm, 'install', '--offline', '../packages/labels/labels-0.1.0.tgz').stderr.match(/EUNSUPPORTEDPROTOCOL|Unsupported URL Type "catalog:"/g)?.join());
run(labels, path.resolve('node_modules/pnpm/bin/pnpm.cjs'), 'pack');
console.log('pnpm pack:', range());
