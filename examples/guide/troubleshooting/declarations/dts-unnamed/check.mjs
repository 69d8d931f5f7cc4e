import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

const run = (what) => console.log(what + ': ' + /TS.*/.exec(rslib().stderr)?.[0]);
run('6');
fs.unlinkSync('node_modules/typescript');
fs.symlinkSync('@arethetypeswrong/core/node_modules/typescript', 'node_modules/typescript');
run('5');
