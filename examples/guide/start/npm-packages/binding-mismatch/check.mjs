import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

import path from 'node:path';

const folder = (name, from) => path.dirname(createRequire(fs.realpathSync(from) + '/x.js').resolve(name + '/package.json'));
const load = (binding) => {
  fs.rmSync('other', { recursive: true, force: true });
  fs.mkdirSync('other/node_modules/@rspack', { recursive: true });
  fs.cpSync(core, 'other/node_modules/@rspack/core', { recursive: true, dereference: true, filter: (file) => !file.startsWith(core + '/node_modules') });
  fs.symlinkSync(binding, 'other/node_modules/@rspack/binding');
  for (const name of ['@rspack/lite-tapable', '@swc/helpers']) {
    fs.mkdirSync(path.dirname('other/node_modules/' + name), { recursive: true });
    try {
      fs.symlinkSync(folder(name, core), 'other/node_modules/' + name);
    } catch {}
  }
  const text = "import { rspack } from '@rspack/core'; rspack({ entry: {} }); console.log('runs'); process.exit();";
  fs.writeFileSync('other/load.mjs', text);
  const { stdout, stderr } = node('other/load.mjs');
  return stdout.trim() || (/TypeError: (.*)/.exec(stderr)?.[1] ?? stderr);
};
const core = folder('@rspack/core', folder('@rsbuild/core', 'node_modules/@rslib/core'));
console.log('same version:', load(folder('@rspack/binding', core)));
console.log('different versions:', load(folder('@rspack/binding', 'node_modules/@rspack/core')));
