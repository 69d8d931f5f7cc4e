import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

const modern = (...args) => {
  const { stdout, stderr } = node('node_modules/@modern-js/module-tools/bin/modern.js', ...args);
  console.log(args.join(' ') + ':', (stdout + stderr).replace(/\s+/g, ' '));
};
modern('--help');
modern('build', '--help');
modern('dev');
modern('bump', '--help');
modern('lint');
modern('pre-commit');
modern('test');
