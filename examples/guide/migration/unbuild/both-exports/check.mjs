import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

const { stdout, stderr } = rslib();
process.stdout.write(stdout);
process.stderr.write(stderr);
const names = (folder) => Object.keys(createRequire(import.meta.url)('./dist/' + folder + '/index.cjs')).join() || 'none';
console.log('usual:', names('usual'));
console.log('with the footer:', names('footer'));
