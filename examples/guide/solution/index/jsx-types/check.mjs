import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

rslib();
fs.mkdirSync('app');
const check = (code) => {
  fs.writeFileSync('app/page.tsx', code);
  fs.writeFileSync('app/types.ts', "import 'tide-tag/react';");
  const options = ['--noEmit', '--ignoreConfig', '--target', 'es2022', '--module', 'esnext', '--moduleResolution', 'bundler', '--jsx', 'react-jsx', '--strict', '--skipLibCheck'];
  const files = code.includes('known') ? ['app/page.tsx', 'app/types.ts'] : ['app/page.tsx'];
  return node('node_modules/typescript/bin/tsc', ...options, ...files).stdout.trim() || 'no error';
};
console.log('without the entry:', check('export const Page = () => <tide-tag />;'));
console.log('imported in another file:', check('export const known = () => <tide-tag level={3} />;'));
console.log('a wrong attribute:', check('export const known = () => <tide-tag level="high" />;'));
fs.writeFileSync('rslib.config.mjs', read('rslib.config.mjs').replace('dts: true', 'dts: { isolated: true }'));
rslib();
console.log('with dts.isolated:', check('export const known = () => <tide-tag level={3} />;'));
console.log('its imports:', read('dist/react.d.ts').includes('import '));
