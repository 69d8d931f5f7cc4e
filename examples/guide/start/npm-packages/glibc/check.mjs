import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

import path from 'node:path';

const folder = (name, from) => path.dirname(createRequire(fs.realpathSync(from) + '/x.js').resolve(name + '/package.json'));
const binding = folder('@rspack/binding', folder('@rspack/core', folder('@rsbuild/core', 'node_modules/@rslib/core')));
const binary = folder('@rspack/binding-linux-x64-gnu', binding);
const { version, main } = JSON.parse(read(binary + '/package.json'));
const names = fs.readFileSync(path.join(binary, main), 'latin1').match(/GLIBC_\d+\.\d+/g);
const minors = names.map((name) => Number(name.split('.')[1]));
console.log('Rspack', version, 'needs glibc 2.' + Math.max(...minors));
