import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

Object.assign(process.env, { CI: '1', HOME: process.cwd(), YARN_ENABLE_TELEMETRY: '0', YARN_ENABLE_GLOBAL_CACHE: '0', YARN_ENABLE_IMMUTABLE_INSTALLS: '0' });
const yarn = 'node_modules/@yarnpkg/cli-dist/bin/yarn.js';
const npm = process.execPath.replace(/bin.node$/, 'lib/node_modules/npm/bin/npm-cli.js');
const packed = (tool, file, ...args) => {
  node(...args);
  const { stdout } = spawnSync('tar', ['xOf', file, 'package/package.json'], { encoding: 'utf8' });
  const { exports } = JSON.parse(stdout);
  console.log(tool, exports['.'].default ?? exports['.']);
  fs.rmSync(file);
};
packed('npm', 'units-0.1.0.tgz', npm, 'pack');
packed('pnpm', 'units-0.1.0.tgz', 'node_modules/pnpm/bin/pnpm.cjs', 'pack');
node(yarn, 'install', '--mode=update-lockfile');
packed('yarn', 'package.tgz', yarn, 'pack', '--out', 'package.tgz');
