import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

rslib();
fs.mkdirSync('node_modules/bells', { recursive: true });
fs.cpSync('package.json', 'node_modules/bells/package.json');
fs.cpSync('dist', 'node_modules/bells/dist', { recursive: true });
rslib('-c', 'app.config.mjs');
const { sources, sourcesContent } = JSON.parse(read('app/dist/main.js.map'));
const at = sources.findIndex((name) => name.endsWith('src/index.ts'));
console.log('source of the library:', /times: number/.test(sourcesContent[at]));
