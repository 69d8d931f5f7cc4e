import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

rslib();
const text = (folder) => fs.readdirSync('dist/' + folder).map((name) => name + read('dist/' + folder + '/' + name)).join();
console.log(text('plain') === text('other') ? 'The same' : 'JavaScript differs');
const { stderr, status } = rslib('-c', 'types.config.ts');
console.log(stderr, 'status:', status);
