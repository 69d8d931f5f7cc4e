import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

import { createRslib } from '@rslib/core';

const build = async (lib, more = {}) => (await (await createRslib({ config: { logLevel: 'error', performance: { buildCache: false }, ...more, lib } })).build()).close();
const item = (id, more = {}, output = {}) => ({ id, ...more, output: { target: 'web', ...output, distPath: 'dist/' + id } });
const of = (...index) => ({ source: { entry: { index } } });
const code = (name) => read('dist/' + name);

const kinds = { js: 'js jsx ts tsx mjs cjs mts cts', style: 'css less scss sass styl', asset: 'png woff2 json' };
const all = Object.values(kinds).flatMap((list) => list.split(' '));
const nameOf = (kind) => (Object.entries(kinds).find(([, list]) => list.split(' ').includes(kind))[0] === 'style' ? 'style.' : 'file.') + kind;
fs.mkdirSync('kinds');
fs.writeFileSync('kinds/index.js', all.map((kind) => "import './" + nameOf(kind) + "';").join('\n') + '\n');
for (const kind of all) fs.writeFileSync('kinds/' + nameOf(kind), kind === 'json' ? '{}' : '');
const off = { path: false, extension: false };
await build([
  item('named', { bundle: false }, { filename: { js: '[name].mjs' } }),
  item('called', { bundle: false }, { filename: { js: () => '[name].mjs' } }),
  item('no-js-path', { bundle: false, redirect: { js: { path: false } } }),
  item('no-js-extension', { bundle: false, redirect: { js: { extension: false } } }),
  item('no-style-path', { bundle: false, redirect: { style: { path: false } } }),
  item('no-asset-path', { bundle: false, redirect: { asset: { path: false } } }),
  item('no-asset-extension', { bundle: false, redirect: { asset: { extension: false } } }),
  item('apart', { bundle: false }, { distPath: { root: 'dist/apart', js: 'js' } }),
].map((one) => (one.id === 'apart' ? { ...one, output: { target: 'web', distPath: { root: 'dist/apart', js: 'js' } } } : one)));
await build([
  item('outer', { bundle: false, outBase: './outer/inner', ...of('./outer/inner/index.ts', './outer/inner/own.ts') }),
  item('external', { bundle: false, ...of('./src/{index,more,clean}.ts') }, { externals: ['./more', './base.css', '@/base.css', '@/icon.svg', '@/text'] }),
  item('equals', { bundle: false, ...of('./equals/*.ts') }),
  item('kinds', { bundle: false, redirect: { style: off, asset: off }, ...of('./kinds/index.js') }),
  item('js-kinds', { bundle: false, redirect: { js: off }, ...of('./kinds/index.js') }),
]);
console.log('rewritten package:', !code('outer/index.js').includes('from "react"'));
console.log('rewritten outside outBase:', !code('outer/index.js').includes('"../part"'));
console.log('rewritten external:', !code('external/index.js').includes('"./more"'));
const left = (name, field) => kinds[field].split(' ').filter((kind) => code(name + '/index.js').includes('"./' + nameOf(kind) + '"')).join(' ');
for (const field of ['js', 'style', 'asset']) console.log(field, 'kinds left without redirect.' + field + ':', left(field === 'js' ? 'js-kinds' : 'kinds', field));
console.log('alias in Node.js:', node('dist/no-js-path/index.js').status === 0 ? 'resolved' : 'not found');
console.log('relative import of a style:', /[.][/]base[.]css/.exec(code('no-style-path/index.js'))?.[0]);
console.log('import in CSS rewritten:', !code('named/base.css').includes('@/more.css'));
await build([item('misspelt', { bundle: false, ...of('./misspelt/index.ts') })]).then(() => console.log('misspelt: exit 0'), () => console.log('misspelt: exit 1'));
const tsc = (...args) => [...new Set(node('node_modules/typescript/bin/tsc', '--noEmit', '--ignoreConfig', ...args).stdout.match(/TS\d+/g))].sort().join(' ');
const typed = (id, more) => item(id, { dts: true, bundle: false, ...more, source: { tsconfigPath: './types/tsconfig.json', entry: { index: './types/src/{index,clean,more}.ts' } }, resolve: { alias: { '#text': './types/src/text' } } });
await build([typed('types', {}), typed('no-extension', { redirect: { dts: { extension: false } } })]);
console.log('alias of resolve.alias in declarations:', /from ('#text')/.exec(code('types/index.d.ts'))?.[1]);
console.log('declare module:', /declare module ('.*')/.exec(code('types/index.d.ts'))?.[1]);
console.log('no extension, nodenext:', /TS2834/.exec(tsc('--module', 'nodenext', 'dist/no-extension/index.d.ts'))?.[0]);
console.log('no extension, skipLibCheck:', tsc('--module', 'nodenext', '--skipLibCheck', 'user/index.ts') || 'no error, any');
console.log('esnext:', tsc('--module', 'esnext', '--moduleResolution', 'bundler', 'forms/index.ts'));
console.log('nodenext:', tsc('--module', 'nodenext', 'forms/index.ts'));
fs.writeFileSync('src/wrong.ts', "export { clean } from '@/texts';\n");
fs.writeFileSync('own.config.mjs', "export default { lib: [{ bundle: false, dts: true, source: { entry: { index: './src/wrong.ts' } }, output: { distPath: 'out' } }] };");
const wrong = rslib('-c', 'own.config.mjs');
console.log('misspelt with dts:', /TS2307/.exec(wrong.stdout + wrong.stderr)?.[0]);
