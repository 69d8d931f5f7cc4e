import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

const plain = read('tsconfig.json');
const seen = (name, text) => {
  fs.writeFileSync('tsconfig.json', text);
  const { stdout, stderr } = rslib();
  console.log(name + ':', (stdout + stderr).replace(new RegExp(String.fromCharCode(27) + '\\[[0-9;]*m', 'g'), '').match(/TS6053: File '[^']*' not found|Tsconfig not found/g)?.join().replaceAll(fs.realpathSync('.'), '').replaceAll(fs.realpathSync('..'), ''));
};
seen('files', plain.replace('"include": ["src"]', '"files": ["src/index.ts", "src/gone.ts"]'));
seen('references', plain.replace('"include"', '"references": [{ "path": "../gone" }], "include"'));
