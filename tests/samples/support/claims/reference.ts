import {asPackage, config, manifest, script, svg, type Claim} from './claim';

/** Tables of the reference that compare all formats, or every kind of import. */
export const reference: Record<string, Claim> = {
  'formats-compared': {
    files: {
      'package.json': manifest({dependencies: {alpha: '1'}}),
      ...asPackage('alpha'),
      'src/index.ts': `import { alpha } from 'alpha';

export const later = () => import('./own');
export default alpha;
`,
      'src/own.ts': "export const own = 'own file';\n",
      'src/shims.ts': `export const url = () => import.meta.url;
export const folder = () => __dirname;
export const file = () => __filename;
`,
      'src/load.ts': 'export const load = (name: string) => require(name);\n',
      'check.mjs': `import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { createRslib } from '@rslib/core';
import fs from 'node:fs';

/** Builds an entry in one format: what the build says if it fails, and its files with their code. */
async function build(format, entry, more = {}, output = {}) {
  const distPath = ['dist', format, entry, ...Object.values(more), ...Object.values(output)].join('-');
  const source = './src/' + entry + '.ts';
  const exposed = { name: 'remote', exposes: { '.': source }, dts: false, shared: {} };
  const plugins = format === 'mf' ? [pluginModuleFederation(exposed)] : [];
  const lib = { format, source: { entry: { index: source } }, plugins, ...more, output: { minify: false, filenameHash: false, ...output, distPath } };
  const errors = [];
  try {
    const rslib = await createRslib({ config: { performance: { buildCache: false }, lib: [lib] } });
    const print = console.error;
    console.error = (...text) => errors.push(...text);
    await rslib.build();
    console.error = print;
  } catch (error) {
    errors.push(error.message);
  }
  const names = fs.existsSync(distPath) ? fs.readdirSync(distPath).filter((name) => /js$/.test(name)) : [];
  return { errors: errors.join(' '), files: new Map(names.map((name) => [name, fs.readFileSync(distPath + '/' + name, 'utf8')])) };
}

const quiet = console.log;
for (const format of ['esm', 'cjs', 'umd', 'iife', 'mf']) {
  const say = (...text) => quiet('>', format, ...text);
  const codeOf = (built) => [...built.files.values()].join('\\n');
  const lines = (built) => codeOf(built).split('\\n').map((line) => line.trim()).filter((line) => /^const (url|folder|file) /.test(line)).join(' ');
  const bundled = await build(format, 'index');
  const code = codeOf(bundled);
  say('is named', bundled.files.has('index.cjs') ? 'index.cjs' : bundled.files.has('index.js') ? 'index.js' : 'otherwise');
  say('package:', /from "alpha"/.test(code) ? 'kept as import' : /require\\("alpha"\\)/.test(code) ? 'kept as require' : code.includes('alpha was here') ? 'bundled' : 'lost');
  const own = [...bundled.files].find(([, text]) => text.includes('own file'));
  say('own file in', /^index/.test(own?.[0]) ? 'the entry' : own ? 'a separate file' : 'nothing');
  const bundleless = await build(format, 'load', { bundle: false });
  say('bundleless:', bundleless.errors.includes('"bundle" must be set to "true"') ? 'refused' : [...bundleless.files.keys()].join());
  for (const target of ['node', 'web']) say(target, lines(await build(format, 'shims', {}, { target })).replaceAll(process.cwd(), '/here'));
  say('minified', (await build(format, 'shims', {}, { target: 'node', minify: true })).errors ? 'fails' : 'passes');
  say('require:', /Cannot find module '/.test(codeOf(await build(format, 'load'))) ? 'cannot load' : 'left');
}
`,
    },
    packages: ['@module-federation/rsbuild-plugin'],
    command: 'node check.mjs',
    shows: [
      'keeps > esm is named index.js',
      'keeps > esm package: kept as import',
      'keeps > esm own file in a separate file',
      'keeps > esm bundleless: load.js',
      'keeps > cjs is named index.cjs',
      'keeps > cjs package: kept as require',
      'keeps > cjs own file in a separate file',
      'keeps > cjs bundleless: load.cjs',
      'keeps > umd is named index.js',
      'keeps > umd package: bundled',
      'drops > umd package: kept',
      'keeps > umd own file in the entry',
      'drops > umd own file in a separate file',
      'keeps > umd bundleless: refused',
      'drops > umd bundleless: load',
      'keeps > iife is named index.js',
      'keeps > iife package: bundled',
      'drops > iife package: kept',
      'keeps > iife own file in the entry',
      'drops > iife own file in a separate file',
      'keeps > iife bundleless: refused',
      'drops > iife bundleless: load',
      'keeps > mf package: bundled',
      'drops > mf package: kept',
      'keeps > mf own file in a separate file',
      'keeps > mf bundleless: refused',
      'drops > mf bundleless: load',
      'keeps > umd minified fails',
      'keeps > umd node const url = ()=>import.meta.url; const folder = ()=>__dirname; const file = ()=>__filename;',
      'keeps > umd web const url = ()=>import.meta.url; const folder = ()=>"/"; const file = ()=>"/index.js";',
      'keeps > umd require: cannot load',
      'drops > umd require: left',
      'keeps > iife node const url = ()=>import.meta.url; const folder = ()=>__rspack_import_meta_dirname__;',
      'keeps > iife web const url = ()=>import.meta.url; const folder = ()=>"/"; const file = ()=>"/index.js";',
      'keeps > iife require: cannot load',
      'drops > iife require: left',
      'drops > mf node const url = ()=>__rslib_import_meta_url__',
    ],
  },
  'imports-rewritten': {
    files: {
      'package.json': manifest(),
      'tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }',
      'src/index.ts': `import { createElement } from 'react';
import { text } from '@/text';
import { clean } from './clean';
import { clean as same } from './clean.ts';
import data from './data.json';
import icon from './icon.svg';

export const later = () => import('@/text');
export default [createElement, text, clean, same, data, icon];
`,
      'src/text/index.ts': 'export const text = 1;\n',
      'src/clean.ts': 'export const clean = 1;\n',
      'src/data.json': '{ "a": 1 }\n',
      'src/icon.svg': svg,
      'rslib.config.mjs': `const item = (format) => ({ format, output: { target: 'web', distPath: 'dist/' + format } });
export default { bundle: false, source: { entry: { index: 'src/**' } }, lib: [item('esm'), item('cjs')] };
`,
    },
    shows: [
      'keeps from "./clean.js" in dist/esm/index.js',
      'drops clean.ts in dist/esm/index.js',
      'keeps require("./clean.cjs") in dist/cjs/index.cjs',
      'keeps import("./text/index.js") in dist/esm/index.js',
      'keeps import("./text/index.cjs") in dist/cjs/index.cjs',
      'keeps from "react" in dist/esm/index.js',
      'keeps require("react") in dist/cjs/index.cjs',
      'keeps require("./icon.cjs") in dist/cjs/index.cjs',
      'keeps require("./data.cjs") in dist/cjs/index.cjs',
    ],
  },
  'id-everywhere': {
    files: {
      'package.json': manifest(),
      'src/index.ts': 'export const chip = 1;\n',
      'rslib.config.mjs': `export default {
  plugins: [{ name: 'names', setup: (api) => api.modifyEnvironmentConfig((config, { name }) => console.log('> environment', name)) }],
  performance: { buildCache: true },
  lib: [{ id: 'legacy' }, { id: 'modern', output: { distPath: 'dist/modern' } }],
};
`,
      'check.mjs': `${script}
console.log(rslib().stdout);
rslib('inspect');
const names = (folder) => fs.readdirSync(folder).join(' ');
console.log('> inspected', names('dist/.rsbuild'));
console.log('> cached', names('node_modules/.cache/rspack'));
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps rspack.config.legacy.mjs',
      'keeps > environment legacy',
      'keeps > cached legacy',
    ],
  },
  'only-in-items': {
    files: {
      'id.ts': config("{ id: 'legacy', lib: [{}] }"),
      'experiments.ts': config('{ experiments: {}, lib: [{}] }'),
    },
    packages: ['typescript'],
    command:
      'npx tsc --noEmit --ignoreConfig --skipLibCheck --module esnext --moduleResolution bundler id.ts experiments.ts',
    shows: ["fails 'id' does not exist", "fails 'experiments' does not exist"],
  },
  'api-cache': {
    files: {
      'package.json': manifest(),
      'src/index.ts': 'export const folder = () => __dirname;\n',
      'check.mjs': `import { createRslib } from '@rslib/core';
import fs from 'node:fs';

for (const [target, buildCache] of [['node', true], ['web', true], ['web', false]]) {
  const config = { lib: [{ format: 'cjs', output: { target } }], performance: { buildCache } };
  const rslib = await createRslib({ config });
  const { close } = await rslib.build();
  await close?.();
  const [line] = fs.readFileSync('dist/index.cjs', 'utf8').match(/const folder = .*/);
  console.log('>', target, buildCache ? 'with cache:' : 'without cache:', line);
}
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps > node with cache: const folder = ()=>__dirname;',
      'keeps > web with cache: const folder = ()=>__dirname;',
      'keeps > web without cache: const folder = ()=>"/";',
    ],
  },
};
