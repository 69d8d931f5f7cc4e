import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

rslib();
const { compiled, source } = await import('./dist/index.js');
console.log('?inline:', /url\((.*?)\)/.exec(compiled)[1].replace(new URL('.', import.meta.url).href, 'folder/'));
console.log('?raw:', /url\((.*?)\)/.exec(source)[1]);
console.log('emitted:', fs.existsSync('dist/static/font/tide.woff2'));
