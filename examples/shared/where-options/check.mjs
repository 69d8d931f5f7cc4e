import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

const names = 'autoExtension autoExternal banner bundle dts experiments externalHelpers footer format id outBase redirect shims syntax umdName wasm root server logLevel mode environments dev html moduleFederation output performance plugins resolve security source splitChunks tools'.split(' ');
const lines = [
  "import type { LibConfig, RslibConfig } from '@rslib/core';",
  "export const a: RslibConfig = { lib: [{ format: 'amd' }] };",
  "export const b: RslibConfig = { logLevel: 'loud' };",
  "export const c: RslibConfig = { source: { entry: ['src/index.ts'] } };",
  "export const d: RslibConfig = { splitChunks: { preset: 'none' } };",
];
for (const type of ['RslibConfig', 'LibConfig']) for (const name of names) lines.push("export const " + name + type + ": '" + name + "' extends keyof " + type + " ? true : false = true;");
const presets = ['default', 'none', 'single-vendor', 'per-package', 'split-by-size', 'split-by-module'];
for (const preset of presets) lines.push("export const p" + lines.length + ": RslibConfig = { splitChunks: { preset: '" + preset + "' } };");
fs.writeFileSync('places.ts', lines.join('\n'));
const { stdout } = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc'], { encoding: 'utf8' });
const wrong = new Set([...stdout.matchAll(/places[.]ts[(](\d+),/g)].map(([, line]) => Number(line) - 1));
console.log(stdout.split('\n').slice(0, 20).join('\n'));
const allowed = (type) => names.filter((name) => !wrong.has(lines.findIndex((line) => line.startsWith('export const ' + name + type + ':'))));
const [top, item] = [allowed('RslibConfig'), allowed('LibConfig')];
const own = names.indexOf('dev');
const list = (all, from, to) => all.filter((name) => names.indexOf(name) >= from && names.indexOf(name) < to).join(' ');
const both = top.filter((name) => item.includes(name));
for (const name of top) console.log('top: ' + name + '.');
for (const name of item) console.log('item: ' + name + '.');
console.log('both:', list(both, 0, own));
console.log('both:', list(both, own, names.length));
console.log('item:', list(item, own, names.length));
console.log('top:', ['mode', 'environments'].filter((name) => top.includes(name)).join(' '));
console.log('only top:', ['root', 'server', 'logLevel'].filter((name) => top.includes(name) && !item.includes(name)).join(' '));
console.log('entry array', wrong.has(3) ? 'rejected' : 'accepted');
console.log('presets:', presets.filter((_, at) => !wrong.has(lines.length - presets.length + at)).sort().join(' '));
