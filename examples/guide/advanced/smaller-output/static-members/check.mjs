import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

rslib();
fs.mkdirSync('node_modules/rings', { recursive: true });
fs.cpSync('package.json', 'node_modules/rings/package.json');
fs.cpSync('dist', 'node_modules/rings/dist', { recursive: true });
const build = (name, ...flags) => {
  rslib('--format', 'iife', '--bundle', '--entry', 'app/main.js', '--dist-path', 'app/' + name, ...flags);
  const code = read('app/' + name + '/main.js');
  console.log(name + ': outside ' + code.includes('assigned outside') + ', inside ' + code.includes('static inside'));
};
build('usual');
build('minified', '--minify');
