import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

import path from 'node:path';

rslib();
const here = async (folder) => path.relative('', (await import('./dist/' + folder + '/index.js')).here);
console.log('files:', await here('files'));
console.log('bundle:', await here('one'));
