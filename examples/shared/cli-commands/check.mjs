import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

rslib('inspect');
console.log('inspect:', fs.readdirSync('dist').join());
const build = (...args) => {
  fs.rmSync('dist', { recursive: true, force: true });
  const { status, stdout, stderr } = rslib(...args);
  const files = fs.existsSync('dist') ? fs.readdirSync('dist', { recursive: true }).sort() : [];
  return { status, stdout, stderr, files: files.join(' ') };
};
console.log('no command:', build().files);
console.log('build:', build('build').files);
console.log('two of three:', build('--lib', 'a', '--lib', 'c').files);
console.log('silent: "' + build('--log-level', 'silent').stdout + '"');
console.log('unknown level:', build('--log-level', 'loud', '--lib', 'a').stdout.includes('info    build started'));
console.log('mf-dev:', rslib('mf-dev').status);
console.log(rslib('inspect', '-h').stdout);
console.log('status of -h:', rslib('-h').status, 'of -v:', rslib('-v').status);
const web = build('--lib', 'a', '--target', 'web');
console.log('web:', web.status, /Gzip/.exec(web.stdout)?.[0]);
rslib('--root', 'packages/a');
console.log('root:', read('packages/a/dist/index.js').replace(/\s+/g, ' '));
rslib('--root', 'packages/a', '-c', 'mine.config.mjs');
console.log('config:', read('packages/a/dist/index.js').replace(/\s+/g, ' '));
console.log(read('log.txt'));
