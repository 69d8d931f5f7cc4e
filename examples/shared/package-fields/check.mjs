import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

fs.mkdirSync('node_modules/tides');
for (const name of ['package.json', 'dist']) fs.cpSync(name, 'node_modules/tides/' + name, { recursive: true });
fs.mkdirSync('app');
for (const name of ['use.ts', 'use.mjs']) fs.renameSync(name, 'app/' + name);
fs.writeFileSync('app/package.json', '{}');
console.log(node('app/use.mjs').stderr);
const tsc = (...args) => node('node_modules/typescript/bin/tsc', 'app/use.ts', '--noEmit', '--ignoreConfig', ...args).stdout;
console.log('node10:', tsc('--moduleResolution', 'node10', '--module', 'esnext', '--ignoreDeprecations', '6.0'));
const npm = process.execPath.replace(/bin.node$/, 'lib/node_modules/npm/bin/npm-cli.js');
console.log(node(npm, 'pack', '--dry-run').stderr);
