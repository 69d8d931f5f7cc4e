import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

import path from 'node:path';
import { createRslib } from '@rslib/core';

const run = (name, ...args) => {
  const { status, stdout, stderr } = rslib(...args);
  const lines = (stdout + stderr).split('\n').filter((line) => line.trim() && !/^ +at /.test(line));
  console.log(name, 'exit', status + '\n' + lines.join('\n'));
};
run('modes', '-c', 'modes.config.mjs');
run('globs', '-c', 'globs.config.mjs');
run('array', '-c', 'array.config.mjs');
run('absent files', '-c', 'absent-files.config.mjs');
run('absent bundle', '-c', 'absent-bundle.config.mjs');
console.log('absent at run time', /ERR_MODULE_NOT_FOUND/.exec(node('dist/absent/index.js').stderr)?.[0]);
run('folder', '--entry', 'src', '--dist-path', 'dist/folder');
run('iife', '--format', 'iife', '--no-bundle', '--dist-path', 'dist/iife');
run('duplicate', '--no-bundle', '--entry', 'more/**', '--dist-path', 'dist/more');
for (const end of ['ts', 'js', 'tsx', 'jsx', 'mts', 'cts', 'mjs', 'cjs']) {
  fs.mkdirSync('entries/' + end + '/src', { recursive: true });
  fs.writeFileSync('entries/' + end + '/package.json', '{ "type": "module" }');
  fs.writeFileSync('entries/' + end + '/src/index.' + end, 'console.log(1);\n');
  const rslib = await createRslib({ cwd: path.resolve('entries/' + end), config: { logLevel: 'silent', lib: [{}] } });
  await rslib.build().then(() => console.log('entry', end, fs.readdirSync('entries/' + end + '/dist').join()), (error) => console.log('entry', end, String(error)));
}
