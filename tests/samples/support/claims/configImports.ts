/** What the reference says of import paths in bundleless output, and of variables of the other module system. */
import {manifest, script, svg, type Claim} from './claim';

const options =
  '"strict": true, "types": [], "moduleResolution": "bundler", "rootDir": "src", "allowImportingTsExtensions": true, "rewriteRelativeImportExtensions": false, "emitDeclarationOnly": true, "paths": { "@/*": ["./src/*"] }';

const build = `import { createRslib } from '@rslib/core';

const build = async (lib, more = {}) => (await (await createRslib({ config: { logLevel: 'error', performance: { buildCache: false }, ...more, lib } })).build()).close();
const item = (id, more = {}, output = {}) => ({ id, ...more, output: { target: 'web', ...output, distPath: 'dist/' + id } });
const of = (...index) => ({ source: { entry: { index } } });
const code = (name) => read('dist/' + name);
`;

export const configImports: Readonly<Record<string, Claim>> = {
  'redirect-rules': {
    files: {
      'package.json': manifest({name: 'chips', version: '1.0.0'}),
      'tsconfig.json': `{ "compilerOptions": { "module": "esnext", ${options} }, "include": ["src"] }`,
      'src/index.ts': `import './base.css';
import '@/base.css';
import icon from '@/icon.svg';
import { clean } from '@/text';
import { clean as same } from './clean.ts';
import { more } from './more';

export default [icon, clean, same, more];
`,
      'src/clean.ts': 'export const clean = 1;\n',
      'src/more.ts': 'export const more = 1;\n',
      'src/text/index.ts': 'export const clean = 1;\n',
      'src/base.css': '@import "@/more.css";\n\nb { color: teal }\n',
      'src/more.css': 'i { color: teal }\n',
      'src/icon.svg': svg,
      'src/options.ts': 'export interface Options {\n  a: number;\n}\n',
      'outer/part.ts': 'export const part = 1;\n',
      'outer/inner/index.ts':
        "import { createElement } from 'react';\nimport { part } from '../part';\nimport { own } from './own';\n\nexport default [createElement, part, own];\n",
      'outer/inner/own.ts': 'export const own = 1;\n',
      'misspelt/index.ts': "import { clean } from '@/texts';\n\nexport default clean;\n",
      'equals/limits.ts': 'const limits = { label: 11 };\nexport = limits;\n',
      'types/tsconfig.json': `{ "compilerOptions": { "module": "preserve", ${options} }, "include": ["src"] }`,
      'types/src/index.ts': `export { clean } from '@/text';
export { clean as same } from './clean.ts';
export { more } from './more';
export { aliased } from '#text';
export type Later = typeof import('@/text');
declare module '@/options' {
  interface Options {
    b: number;
  }
}
`,
      'types/src/required.ts':
        "import text = require('@/text');\n\nexport type Text = typeof text;\n",
      'types/src/text/index.ts': 'export const clean = 1;\n',
      'types/src/clean.ts': 'export const clean = 1;\n',
      'types/src/more.ts': 'export const more: number = 1;\n',
      'types/src/options.ts': 'export interface Options {\n  a: number;\n}\n',
      'types/src/alias.d.ts': "declare module '#text' {\n  export const aliased = 1;\n}\n",
      'forms/index.ts':
        "import limits = require('./limits');\n\nexport type Limits = typeof limits;\nexport const label = limits.label;\n",
      'forms/limits.ts': 'const limits = { label: 11 };\nexport = limits;\n',
      'forms/package.json': '{ "type": "module" }',
      'user/package.json': '{ "type": "module" }',
      'user/index.ts':
        "import { more } from '../dist/no-extension/index.js';\n\nexport const text: string = more;\n",
      'check.mjs': `${script}
${build}
const kinds = { js: 'js jsx ts tsx mjs cjs mts cts', style: 'css less scss sass styl', asset: 'png woff2 json' };
const all = Object.values(kinds).flatMap((list) => list.split(' '));
const nameOf = (kind) => (Object.entries(kinds).find(([, list]) => list.split(' ').includes(kind))[0] === 'style' ? 'style.' : 'file.') + kind;
fs.mkdirSync('kinds');
fs.writeFileSync('kinds/index.js', all.map((kind) => "import './" + nameOf(kind) + "';").join('\\n') + '\\n');
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
const tsc = (...args) => [...new Set(node('node_modules/typescript/bin/tsc', '--noEmit', '--ignoreConfig', ...args).stdout.match(/TS\\d+/g))].sort().join(' ');
const typed = (id, more) => item(id, { dts: true, bundle: false, ...more, source: { tsconfigPath: './types/tsconfig.json', entry: { index: './types/src/{index,clean,more}.ts' } }, resolve: { alias: { '#text': './types/src/text' } } });
await build([typed('types', {}), typed('no-extension', { redirect: { dts: { extension: false } } })]);
console.log('alias of resolve.alias in declarations:', /from ('#text')/.exec(code('types/index.d.ts'))?.[1]);
console.log('declare module:', /declare module ('.*')/.exec(code('types/index.d.ts'))?.[1]);
console.log('no extension, nodenext:', /TS2834/.exec(tsc('--module', 'nodenext', 'dist/no-extension/index.d.ts'))?.[0]);
console.log('no extension, skipLibCheck:', tsc('--module', 'nodenext', '--skipLibCheck', 'user/index.ts') || 'no error, any');
console.log('esnext:', tsc('--module', 'esnext', '--moduleResolution', 'bundler', 'forms/index.ts'));
console.log('nodenext:', tsc('--module', 'nodenext', 'forms/index.ts'));
fs.writeFileSync('src/wrong.ts', "export { clean } from '@/texts';\\n");
fs.writeFileSync('own.config.mjs', "export default { lib: [{ bundle: false, dts: true, source: { entry: { index: './src/wrong.ts' } }, output: { distPath: 'out' } }] };");
const wrong = rslib('-c', 'own.config.mjs');
console.log('misspelt with dts:', /TS2307/.exec(wrong.stdout + wrong.stderr)?.[0]);
`,
    },
    packages: ['typescript'],
    command: 'node check.mjs',
    shows: [
      "keeps alias of resolve.alias in declarations: '#text'",
      'drops rewritten outside outBase: true',
      'drops ./more" in dist/named/index.mjs',
      'keeps import "./base.css" in dist/apart/js/index.js',
      "keeps declare module: '@/options'",
      'keeps no extension, nodenext: TS2834',
      'keeps "./clean.mjs" in dist/named/index.mjs',
      'keeps "./clean.js" in dist/called/index.mjs',
      'drops rewritten package: true',
      'drops rewritten external: true',
      'keeps js kinds left without redirect.js: js jsx ts tsx mjs cjs mts cts',
      'drops alias in Node.js: resolved',
      'keeps from "@/icon.svg" in dist/no-js-path/index.js',
      'keeps from "./clean.ts" in dist/no-js-extension/index.js',
      'drops ./more.js in dist/no-js-extension/index.js',
      'keeps style kinds left without redirect.style: css less scss sass styl',
      'keeps "@/base.css" in dist/no-style-path/index.js',
      'keeps relative import of a style: ./base.css',
      'keeps "./style.less" in dist/kinds/index.js',
      'keeps asset kinds left without redirect.asset: png woff2 json',
      'keeps "@/icon.js" in dist/no-asset-path/index.js',
      'emits dist/no-asset-extension/icon.js',
      "keeps from './text/index.js' in dist/types/index.d.ts",
      "keeps import('./text/index.js') in dist/types/index.d.ts",
      "keeps import text = require('./text/index.js') in dist/types/required.d.ts",
      "keeps from './clean.ts' in dist/no-extension/index.d.ts",
      'drops ./more.js in dist/no-extension/index.d.ts',
      'keeps no extension, skipLibCheck: no error, any',
      'drops import in CSS rewritten: true',
      'emits dist/apart/base.css',
      'emits dist/apart/js/index.js',
      'drops misspelt: exit 1',
      'keeps from "@/texts" in dist/misspelt/index.js',
      'keeps misspelt with dts: TS2307',
      'keeps esnext: TS1202 TS1203',
      'keeps nodenext: TS1203',
      'drops export { in dist/equals/limits.js',
    ],
  },
  'shim-rules': {
    files: {
      'package.json': manifest({name: 'chips', version: '1.0.0'}),
      'src/meta.ts':
        'export const both = import.meta.url.length > 9 && import.meta.dirname.length > 9;\n',
      'src/index.ts':
        'export const url = () => import.meta.url;\nexport const folder = () => import.meta.dirname;\nexport const file = () => import.meta.filename;\n',
      'src/common.ts':
        'export const folder = () => __dirname;\nexport const load = (name) => require(name);\n',
      'src/fixed.ts': "export const eol = require('node:os').EOL;\n",
      'src/dirname.ts': 'export const folder = () => __dirname;\n',
      'src/found.ts':
        "import { createRequire } from 'node:module';\n\nexport const found = createRequire(import.meta.url).resolve('../../package.json').endsWith('package.json');\n",
      'src/lazy.ts': "export const later = () => import('./index');\n",
      'check.mjs': `${script}
${build}
const require = createRequire(import.meta.url);
const node20 = { target: 'node' };
const esm = { shims: { esm: { __dirname: true, __filename: true, require: true } } };
await build([
  item('meta-esm', of('./src/meta.ts'), node20),
  item('meta-cjs', { format: 'cjs', ...of('./src/meta.ts') }, node20),
  item('url', { format: 'cjs' }, node20),
  item('files', { format: 'cjs', bundle: false, ...of('./src/index.ts') }, node20),
  item('common', { ...esm, ...of('./src/common.ts') }, node20),
  item('common-files', { bundle: false, ...esm, ...of('./src/common.ts') }, node20),
  item('fixed', of('./src/fixed.ts'), node20),
  item('off', { format: 'cjs', shims: { cjs: { 'import.meta.url': false } } }, node20),
  item('others-off', { format: 'cjs', shims: { cjs: { 'import.meta.dirname': false, 'import.meta.filename': false } } }, node20),
  item('dirname', { shims: { esm: { __dirname: true } }, ...of('./src/dirname.ts') }, node20),
  item('found-esm', of('./src/found.ts'), node20),
  item('found-cjs', { format: 'cjs', ...of('./src/found.ts') }, node20),
  item('lazy', { format: 'cjs', ...of('./src/lazy.ts') }, node20),
]);
const names = "typeof __dirname === 'string' && '__dirname', typeof __filename === 'string' && '__filename', typeof require === 'function' && 'require'";
fs.writeFileSync('has.mjs', 'console.log([import.meta.url && "import.meta", ' + names + '].filter(Boolean).join(" "));');
fs.writeFileSync('has.cjs', 'console.log([' + names + '].filter(Boolean).join(" "));');
fs.writeFileSync('has-meta.cjs', 'console.log(import.meta);');
console.log('esm has:', node('has.mjs').stdout.trim() + ';');
console.log('cjs has:', node('has.cjs').stdout.trim(), node('has-meta.cjs').status === 0 ? 'import.meta' : '');
console.log('meta in both:', (await import('./dist/meta-esm/index.js')).both, require('./dist/meta-cjs/index.cjs').both);
console.log('extra code in cjs:', ['url', 'dirname', 'filename'].filter((name) => code('url/index.cjs').includes('__rslib_import_meta_' + name)).join());
const line = (name) => code(name).split('\\n').filter((one) => /^(const|var|import).*(rslib_|rspack_|import_meta)/.test(one)).join(' ');
console.log('same shims in both modes:', line('url/index.cjs') === line('files/index.cjs') && line('common/index.js') === line('common-files/common.js'), line('common/index.js'));
const umd = "export default { lib: [{ format: 'umd', umdName: 'Chips', source: { entry: { index: './src/common.ts' } }, output: { distPath: 'out' } }] };";
fs.writeFileSync('umd.config.mjs', umd);
const said = rslib('-c', 'umd.config.mjs');
console.log('umd require:', /Critical dependency/.exec(said.stdout + said.stderr)?.[0]);
fs.writeFileSync('out/package.json', '{}');
try {
  require('./out/index.js').load('node:os');
  console.log('umd call: fine');
} catch (error) {
  console.log('umd call:', error.message.slice(0, 40));
}
const fixed = node('dist/fixed/index.js');
console.log(fixed.status ? 'fixed name fails' : 'fixed name works');
console.log('dirname twice:', (await import('./dist/meta-esm/index.js')).both, (await import('./dist/dirname/index.js')).folder().endsWith('dirname'));
console.log('resolve in both:', (await import('./dist/found-esm/index.js')).found, createRequire(import.meta.url)('./dist/found-cjs/index.cjs').found === true);
const chunk = fs.readdirSync('dist/lazy').find((name) => name !== 'index.cjs');
console.log('definition in the loaded file:', code('lazy/' + chunk).includes('const __rslib_import_meta_url__ ='));
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps meta in both: true true',
      'keeps esm has: import.meta',
      'keeps cjs has: __dirname __filename require',
      'keeps extra code in cjs: url',
      'keeps same shims in both modes: true import __rslib_shim_module__ from "node:module"',
      'keeps umd require: Critical dependency',
      'drops umd call: fine',
      'keeps same shims in both modes: true',
      'drops fixed name fails',
      'keeps createRequire in dist/fixed/index.js',
      'drops import.meta.url in dist/off/index.cjs',
      'drops import.meta.dirname in dist/others-off/index.cjs',
      'drops import.meta.filename in dist/others-off/index.cjs',
      'keeps dirname twice: true true',
      'keeps resolve in both: true true',
      'keeps definition in the loaded file: true',
    ],
  },
};
