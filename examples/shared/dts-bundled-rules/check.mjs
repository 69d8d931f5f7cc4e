import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

import path from 'node:path';

const build = (config, cwd = '.', ...args) => {
  fs.writeFileSync(cwd + '/own.config.mjs', 'export default ' + JSON.stringify(config));
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.resolve(bin), '-c', 'own.config.mjs', ...args], { cwd, encoding: 'utf8' });
  return { status, said: (stdout + stderr).replaceAll(/\x1b\[[0-9;]*m/g, '') };
};
const item = (id, dts, more = {}) => ({ id, dts, ...more, output: { distPath: 'dist/' + id } });

const entry = { index: './src/index.ts', other: './src/other.ts' };
const bundle = (id, more = {}) => item(id, { bundle: { ...more } }, id === 'one' ? { source: { entry } } : {});
const all = build({ lib: [
  bundle('one'),
  bundle('listed', { bundledPackages: ['range-kit', 'unit-kit'] }),
  bundle('unit', { bundledPackages: ['unit-kit'] }),
  bundle('pattern', { bundledPackages: ['*-kit'] }),
  bundle('second', { tsconfigPath: './tsconfig.types.json' }),
] });
if (all.status) console.log(all.said);
const types = (name) => fs.readdirSync('dist/' + name).filter((one) => one.endsWith('.d.ts'));
console.log('one:', types('one').join(' '));
console.log('stages:', fs.readdirSync('.rstack').map((name) => '.rstack/' + name).join());
const one = read('dist/one/index.d.ts');
console.log('range-kit inlined by default:', !one.includes("'range-kit'"));
console.log('unit-kit imported by default:', one.includes("from 'unit-kit'"));
console.log("range-kit inlined with ['unit-kit']:", !read('dist/unit/index.d.ts').includes("'range-kit'"));
console.log('second tsconfig:', read('dist/second/index.d.ts').includes('other: number') ? 'other types' : 'the same types');
