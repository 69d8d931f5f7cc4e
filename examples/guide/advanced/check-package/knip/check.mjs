import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

const knip = (name) => {
  const { status, stdout } = node('node_modules/knip/bin/knip.js');
  console.log(name, status, stdout.match(/src\/\w+\.ts|^unused|^never/gm).join(' '));
};
knip('entries:');
fs.writeFileSync('rslib.config.ts', "import { defineConfig } from '@rslib/core';\n\nexport default defineConfig({ bundle: false, source: { entry: { index: ['./src/**'] } } });\n");
knip('pattern:');
fs.writeFileSync('knip.json', '{ "entry": ["src/index.ts", "src/more.ts"] }');
knip('knip.json:');
