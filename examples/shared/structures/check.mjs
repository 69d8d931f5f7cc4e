import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

const { status, stderr } = rslib();
if (status) throw new Error(stderr);
for (const name of ['one', 'all']) console.log(name, fs.readdirSync('dist/' + name).length, 'files');
const time = (name) => Math.min(...[1, 2, 3].map(() => Number(node('load.mjs', name).stderr)));
for (const name of fs.readdirSync('dist/one')) if (!/^\w+\.js$/.test(name)) console.log('hashed', name);
for (let at = 0; at < 200; at++) if (!fs.existsSync('dist/all/part' + at + '.js')) console.log('missing', at);
const [one, all] = [time('one'), time('all')];
console.log(one > 0 && all > one ? 'one is faster' : [one, all]);
