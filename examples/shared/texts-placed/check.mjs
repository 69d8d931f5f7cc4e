import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

const { status, stdout, stderr } = rslib();
console.log('status', status, /^ *(warn|error).*/m.exec(stdout + stderr)?.[0] ?? 'no warning');
const named = (text = '') => text.replace(/[.][0-9a-f]{10}/g, '.<hash>').replace(/~[0-9]+/g, '~0');
const names = fs.readdirSync('dist', { recursive: true });
for (const name of names.sort((a, b) => (named(a) < named(b) ? -1 : 1))) {
  if (!/[.](?:[cm]?(?:js|ts)|jsx|css)$/.test(name)) continue;
  const lines = read('dist/' + name).split('\n');
  const [first, second] = lines.map(named);
  const rest = lines.slice(lines.findIndex((line) => /^[/][*]! (css |dts )?end/.test(line)) + 1);
  // Only the start of a line: minified lines have the ids of modules, which depend on the folder of the packages.
  console.log(named(name), '| first', first.replace(/^[/][*]! | [*][/]$/g, ''), '| second', (second ?? '').slice(0, 30), '| before the last', named(lines.at(-3)).slice(0, 60), '| after the footer', named(rest.join(' ').trim()) || 'nothing', rest.length);
}
for (const name of ['bin', 'shebang']) {
  const file = 'dist/' + name + '/index.mjs';
  console.log(name, node(file).stdout.trim(), 'mode', (fs.statSync(file).mode & 0o111).toString(8));
}
console.log('wrong', /\w+Error.*/.exec(node('dist/wrong/index.mjs').stderr)?.[0], /\w+Error.*/.exec(node('dist/wrong-cjs/index.js').stderr)?.[0]);
console.log('banner', 'not: ' + [read('dist/small/index.js').startsWith('const  chip = () => 1;') ? 'minified|压缩' : 'so', status === 0 ? 'checked|检查' : 'so'].join(', '));
console.log('code', node('dist/code/index.js').stdout, 'notice', node('dist/notice/index.js').stdout);
