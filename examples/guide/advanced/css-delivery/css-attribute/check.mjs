import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

console.log('bundle:', /export 'default' .* was not found/.exec(rslib().stderr)?.[0]);
rslib('-c', 'files.config.mjs');
console.log('files:', /type: "css"/.exec(read('files/index.js'))?.[0], fs.existsSync('files/tide.css'));
