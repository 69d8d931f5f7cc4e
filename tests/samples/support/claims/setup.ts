/** What the pages about setting up a library, its tests and its publication say. */
import {asPackage, config, script, type Claim} from './claim';

/** Starts a script that also runs npm and TypeScript, and installs packages that it writes itself. */
const tools = `${script}const npm = (...args) => node(process.execPath.replace(/bin.node$/, 'lib/node_modules/npm/bin/npm-cli.js'), ...args);
const install = (name, manifest, files) => {
  fs.mkdirSync('node_modules/' + name, { recursive: true });
  fs.writeFileSync('node_modules/' + name + '/package.json', JSON.stringify({ name, version: '1.0.0', ...manifest }));
  for (const [file, text] of Object.entries(files)) fs.writeFileSync('node_modules/' + name + '/' + file, text);
};
const tsc = (...args) => node('node_modules/typescript/bin/tsc', '--noEmit', '--ignoreConfig', '--skipLibCheck', '--lib', 'es5', '--ignoreDeprecations', '6.0', ...args).stdout.trim() || 'no error';
`;

export const setup: Readonly<Record<string, Claim>> = {
  'manifest-readers': {
    files: {
      'check.mjs': `${tools}
install('tides', {
  main: './main.cjs', module: './module.mjs', types: './types.d.ts', sideEffects: false,
  exports: { '.': { types: './typed.d.ts', default: './exported.mjs' } },
}, {
  'main.cjs': "exports.from = 'main';", 'module.mjs': "export const from = 'module';",
  'exported.mjs': "console.log('side effect');\\nexport const from = 'exports';",
  'types.d.ts': "export declare const from: { types: true };", 'typed.d.ts': "export declare const from: { exports: true };",
});
install('waves', { exports: './wave.mjs', sideEffects: true }, { 'wave.mjs': "console.log('wave effect');" });
fs.mkdirSync('src');
fs.writeFileSync('src/index.ts', "export { from } from 'tides';\\n");
fs.writeFileSync('src/bare.ts', "import 'tides';\\nimport 'waves';\\n");
fs.writeFileSync('src/use.ts', "import { from } from 'tides';\\n\\nexport const wrong: number = from;\\n");
const build = (name, entry, more) => {
  fs.writeFileSync('rslib.config.mjs', 'export default ' + JSON.stringify({ lib: [{ source: { entry: { [name]: 'src/' + entry + '.ts' } }, output: { cleanDistPath: false, minify: false } }] }).replace(/}]}$/, more + '}]}') + ';');
  const { status, stderr } = rslib();
  if (status) console.log('failed:', name, stderr);
};
build('usual', 'index', '');
build('module', 'index', ', tools: { rspack: { resolve: { exportsFields: [] } } }');
build('main', 'index', ', tools: { rspack: { resolve: { exportsFields: [], mainFields: ["main"] } } }');
build('bare', 'bare', '');
console.log('node: ' + (await import('tides')).from);
console.log('resolve: ' + createRequire(import.meta.url)('resolve').sync('tides', { basedir: process.cwd() }).split('/').at(-1));
console.log('node10: ' + tsc('--moduleResolution', 'node10', '--module', 'esnext', 'src/use.ts'));
console.log('bundler: ' + tsc('--moduleResolution', 'bundler', '--module', 'esnext', 'src/use.ts'));
try {
  await import('tides/main.cjs');
} catch (error) {
  console.log('other path: ' + error.code);
}
fs.mkdirSync('old/package', { recursive: true });
fs.writeFileSync('old/package/package.json', '{ "name": "old", "version": "1.0.0", "engines": { "node": ">=99" } }');
const { stdout, stderr } = npm('install', './old/package', '--offline', '--no-save', '--ignore-scripts', '--prefix', 'old');
console.log('npm: ' + stdout + stderr);
`,
    },
    packages: ['typescript', 'resolve'],
    command: 'node check.mjs',
    shows: [
      'drops failed:',
      `keeps 'exports' in dist/usual.js`,
      'keeps "module" in dist/module.js',
      'drops "module" in dist/usual.js',
      "keeps = 'main' in dist/main.js",
      'drops side effect in dist/bare.js',
      'keeps wave effect in dist/bare.js',
      'keeps node: exports',
      'keeps resolve: main.cjs',
      `keeps node10: src/use.ts(3,14): error TS2322: Type '{ types: true; }'`,
      `keeps bundler: src/use.ts(3,14): error TS2322: Type '{ exports: true; }'`,
      'keeps other path: ERR_PACKAGE_PATH_NOT_EXPORTED',
      'keeps Unsupported engine',
    ],
  },
  'export-conditions': {
    files: {
      'check.mjs': `${tools}
const files = {
  'import.mjs': "export const from = 'import';", 'require.cjs': "exports.from = 'require';",
  'default.mjs': "export const from = 'default';", 'solid.mjs': "export const from = 'solid';",
};
const types = { 'types/index.d.ts': "export declare const from: { types: true };" };
const named = { types: './types/index.d.ts', solid: './solid.mjs', import: './import.mjs', require: './require.cjs', default: './default.mjs' };
const order = (...keys) => ({ exports: { '.': Object.fromEntries(keys.map((key) => [key, named[key]])) } });
for (const [name, ...keys] of [
  ['all', 'types', 'solid', 'import', 'require', 'default'],
  ['none', 'types', 'solid', 'default'],
  ['late', 'import', 'types', 'default'],
  ['after', 'solid', 'types', 'default'],
  ['early', 'default', 'import'],
]) {
  fs.mkdirSync('node_modules/' + name + '/types', { recursive: true });
  install(name, order(...keys), { ...files, ...types });
}
for (const name of ['near', 'first']) {
  fs.mkdirSync('node_modules/' + name + '/types', { recursive: true });
  install(name, order(...(name === 'near' ? ['import', 'types'] : ['types', 'import'])), { ...files, ...types, 'import.d.mts': "export declare const from: { near: true };" });
}
fs.writeFileSync('use.mjs', "const { from } = await import(process.argv[2]);\\nconsole.log(from);\\n");
fs.writeFileSync('use.cjs', "console.log(require(process.argv[2]).from);\\n");
const run = (...args) => console.log(args.join(' ') + ': ' + node(...args).stdout.trim());
run('use.mjs', 'all');
run('use.cjs', 'all');
run('--conditions=solid', 'use.mjs', 'all');
run('use.mjs', 'none');
run('use.mjs', 'early');
for (const name of ['all', 'late', 'after', 'near', 'first']) {
  fs.writeFileSync(name + '.ts', "import { from } from '" + name + "';\\n\\nexport const wrong: number = from;\\n");
}
console.log(tsc('--moduleResolution', 'bundler', '--module', 'esnext', '--strict', 'all.ts', 'late.ts', 'after.ts', 'near.ts', 'first.ts'));
`,
    },
    packages: ['typescript'],
    command: 'node check.mjs',
    shows: [
      'keeps use.mjs all: import',
      'keeps use.cjs all: require',
      'keeps --conditions=solid use.mjs all: solid',
      'keeps use.mjs none: default',
      'keeps use.mjs early: default',
      `keeps all.ts(3,14): error TS2322: Type '{ types: true; }'`,
      `keeps after.ts(3,14): error TS2322: Type '{ types: true; }'`,
      `keeps late.ts(3,14): error TS2322: Type '{ types: true; }'`,
      `keeps near.ts(3,14): error TS2322: Type '{ near: true; }'`,
      `keeps first.ts(3,14): error TS2322: Type '{ types: true; }'`,
    ],
  },
  'publint-others': {
    files: {
      'package.json': '{ "type": "module" }',
      'rslib.config.ts': config('{}'),
      'src/index.ts': '#!/usr/bin/env node\nconsole.log(1);\n',
      'check.mjs': `${tools}
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

const report = async (name, manifest, files = {}) => {
  fs.mkdirSync('packages/' + name + '/dist', { recursive: true });
  fs.writeFileSync('packages/' + name + '/package.json', JSON.stringify({ name, version: '1.0.0', type: 'module', files: ['dist'], ...manifest }));
  for (const file of ['index.js', 'index.cjs']) fs.writeFileSync('packages/' + name + '/dist/' + file, file.endsWith('.cjs') ? 'exports.a = 1;' : 'export const a = 1;');
  for (const [file, from] of Object.entries(files)) fs.copyFileSync(from, 'packages/' + name + '/' + file);
  const pkgDir = 'packages/' + name;
  const { messages, pkg } = await publint({ pkgDir, pack: false });
  for (const message of messages) console.log(name + ': ' + formatMessage(message, pkg, { color: false }));
  if (messages.length === 0) console.log(name + ': nothing');
};
rslib();
const both = { import: './dist/index.js', require: './dist/index.cjs' };
const engines = { node: '>=20' };
await report('module', { module: 'dist/index.js', engines, sideEffects: false });
await report('main', { main: 'dist/index.js' });
await report('no-fields', { exports: './dist/index.js' });
await report('bin', { bin: 'dist/index.js' });
await report('command', { bin: 'dist/index.js' }, { 'dist/index.js': 'dist/index.js' });
await report('engines', { exports: both });
await report('effects', { module: 'dist/index.js', exports: './dist/index.js' });
await report('complete', { exports: both, module: 'dist/index.js', engines, sideEffects: false });
console.log((fs.statSync('dist/index.js').mode & 0o111) === 0o111 ? 'executable' : 'plain');
`,
    },
    packages: ['publint'],
    command: 'node check.mjs',
    shows: [
      'keeps module: pkg.module is used to output ESM, but pkg.exports is not defined.',
      'keeps main: pkg.main is an ESM file, but it is usually better to use pkg.exports instead.',
      'keeps bin: pkg.bin is dist/index.js but the file is not executable.',
      'keeps engines: The package does not specify the "engines.node" field.',
      'keeps effects: The package appears to be consumed by bundlers but does not specify "sideEffects".',
      'keeps no-fields: nothing',
      'keeps command: nothing',
      'keeps complete: nothing',
      'keeps executable',
    ],
  },
  'side-effects-css': {
    files: {
      'rslib.config.ts': config("{ output: { target: 'web' } }"),
      'src/index.ts': "export { card } from 'cards';\n",
      'node_modules/cards/package.json':
        '{ "name": "cards", "type": "module", "exports": "./index.js", "sideEffects": ["**/*.css"] }',
      'node_modules/cards/index.js':
        "import './card.css';\nexport const card = () => document.title;\n",
      'node_modules/cards/card.css': '.card { color: teal }\n',
    },
    shows: ['keeps .card in dist/index.css'],
  },
  'storybook-addon': {
    files: {
      'rslib.config.ts': config(`{
  lib: [
    { format: 'esm', bundle: false, syntax: 'es2020', dts: true, source: { define: { ITEM: '"first"' } } },
    { format: 'cjs', source: { define: { ITEM: '"second"' } } },
  ],
  plugins: [{ name: 'own-plugin', setup() {} }],
  source: { entry: { index: 'src/index.ts' }, define: { SHARED: '1' } },
  resolve: { alias: { '@': './src' } },
  output: { target: 'web', distPath: 'lib', filename: { js: 'own.js' }, cleanDistPath: true, externals: ['react'], assetPrefix: '/own/', minify: true },
  tools: { swc: { jsc: { loose: true } } },
  server: { publicDir: false, port: 4000 },
  dev: { progressBar: true, assetPrefix: '/dev/', hmr: false },
}`),
      'other/rslib.config.ts': config(
        '{ lib: [{ source: { define: { ITEM: \'"other folder"\' } } }] }',
      ),
      'mine.ts': config('{ lib: [{ source: { define: { ITEM: \'"other file"\' } } }] }'),
      'src/index.ts': 'export const now = 1;\n',
      'check.mjs': `import { createRsbuild } from '@rsbuild/core';
import path from 'node:path';
import { rsbuildFinal } from './node_modules/storybook-addon-rslib/dist/preset.js';

const merged = await rsbuildFinal({}, {});
const { lib, ...rest } = merged;
console.log('merged', JSON.stringify(rest, (key, value) => (key === 'setup' ? undefined : value)));
const item = async (name, rslib) => {
  const { define } = (await rsbuildFinal({}, { rslib })).source;
  console.log(name, JSON.stringify(define));
  if (name === 'usual' && define.ITEM === '"first"') console.log('the item says: first item by default|默认使用第一项');
};
await item('usual', {});
await item('index', { libIndex: 1 });
await item('shared', { libIndex: false });
await item('file', { configPath: 'mine.ts' });
await item('folder', { cwd: path.resolve('other') });
await item('relative', { cwd: 'other' }).catch((error) => console.log('relative', error.message));
await item('before', { modifyLibConfig: (one) => void (one.source.define = { ITEM: 'mine' }) });
await item('after', { modifyLibRsbuildConfig: (one) => void (one.source.define = { ALL: 'mine' }) });
const rsbuild = await createRsbuild({ config: { ...rest, source: { ...rest.source, entry: { index: './src/index.ts' } }, output: { ...rest.output, minify: false } } });
await rsbuild.build();
`,
    },
    packages: ['storybook-addon-rslib', '@rsbuild/core'],
    command: 'node check.mjs',
    shows: [
      'keeps merged {"plugins":[{"name":"own-plugin"}],"source":{"define":{"SHARED":"1","ITEM"',
      'keeps "resolve":{"alias":{"@":"./src"}},"output":{"target":"web","minify":true}',
      'drops "entry"',
      'drops "distPath"',
      'drops "externals"',
      'drops "publicDir"',
      'keeps "server":{"port":4000},"dev":{"hmr":false}',
      'omits dist/index.d.ts',
      'keeps usual {"SHARED":"1","ITEM":"\\"first\\""}',
      'keeps the item says: first item by default|默认使用第一项',
      'keeps index {"SHARED":"1","ITEM":"\\"second\\""}',
      'keeps shared {"SHARED":"1"}',
      'keeps file {"ITEM":"\\"other file\\""}',
      'keeps folder {"ITEM":"\\"other folder\\""}',
      "keeps relative The argument 'filename' must be",
      'keeps before {"SHARED":"1","ITEM":"mine"}',
      'keeps after {"ALL":"mine"}',
    ],
  },
  'without-constants': {
    files: {
      'rslib.config.ts': config(`{
  lib: ['badge', 'rates', 'model', 'twice'].map((id) => ({
    id,
    source: { entry: { index: 'src/' + id + '.ts' } },
    output: { distPath: 'dist/' + id },
  })),
}`),
      'two.config.ts': config(
        "{ autoExtension: false, source: { entry: { index: 'src/badge.ts' } }, lib: [{ format: 'esm' }, { format: 'cjs' }], output: { distPath: 'dist/two' } }",
      ),
      'src/badge.ts':
        'declare const BADGE_PREFIX: string;\n\nexport const badge = (tone: string): string => BADGE_PREFIX + tone;\n',
      'src/rates.ts':
        'export const url = (): string | undefined => process.env.PUBLIC_RATES_URL;\nexport const host = (): string => process.env.PUBLIC_RATES_URL!.slice(8);\n',
      'src/twice.ts': 'export const twice = (n: number): number => n * 2;\n',
      'src/model.ts': "import model from './model.glb';\n\nexport default model;\n",
      'src/model.glb': 'glTF\u0002\u0000',
      'check.mjs': `${script}
for (const id of ['badge', 'rates', 'model']) {
  const { status, stderr } = rslib('--lib', id);
  console.log(id, 'exit', status, stderr);
}
const { badge } = await import('./dist/badge/index.js');
const { host, url } = await import('./dist/rates/index.js');
for (const [name, run] of Object.entries({ badge, host, url })) {
  try {
    console.log(name, 'returns', run('calm'));
  } catch (error) {
    console.log(name, 'throws', String(error));
  }
}
const two = rslib('--config', 'two.config.ts');
console.log('two warns:', two.stderr !== '');
if (two.status === 0 && two.stderr === '') console.log('two builds says: not warn|without a warning|不会给出警告');
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps badge throws ReferenceError: BADGE_PREFIX is not defined',
      'keeps url returns undefined',
      'keeps host throws TypeError',
      'keeps Module parse failed',
      'keeps process.env.PUBLIC_RATES_URL in dist/rates/index.js',
      'drops two warns: true',
      'keeps two builds says: not warn|without a warning|不会给出警告',
    ],
  },
  'sources-or-build': {
    files: {
      'package.json': JSON.stringify({
        name: 'badge-deck',
        type: 'module',
        exports: {'.': './dist/wrong.js', './right': './src/index.ts'},
        devDependencies: {'@rslib/core': '*'},
      }),
      'src/index.ts': 'export const badge = 1;\n',
      'check.mjs': `${tools}
const build = (name) => {
  fs.mkdirSync('stories', { recursive: true });
  fs.writeFileSync('stories/index.ts', "export { badge } from '" + name + "';\\n");
  fs.writeFileSync('rslib.config.mjs', "export default { source: { entry: { index: 'stories/index.ts' } }, output: { distPath: 'site' } };\\n");
  const { status, stderr, stdout } = rslib();
  console.log(name + ': ' + (status === 0 ? 'built' : stdout + stderr));
};
build('../src');
build('badge-deck');
build('badge-deck/right');
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps ../src: built',
      'drops badge-deck: built',
      'keeps badge-deck/right: built',
      "keeps Module not found: Can't resolve 'badge-deck'",
    ],
  },
  'test-settings': {
    files: {
      'rslib.config.ts': config(`{
  lib: [{ id: 'esm', syntax: 'es2015', dts: true, banner: { js: '/* boat */' } }],
  plugins: [{ name: 'own-plugin', setup() {} }],
  source: { define: { BOAT: '1' }, tsconfigPath: 'tsconfig.test.json', decorators: { version: 'legacy' }, assetsInclude: /\\.tide$/, transformImport: [{ libraryName: 'fleet' }], include: [/boats/], exclude: [/old/], preEntry: './src/before.ts' },
  resolve: { alias: { '@': './src' } },
  output: { cssModules: { exportLocalsConvention: 'dashes' }, externals: ['react'], minify: true },
  tools: { rspack: { name: 'own-name' }, swc: { jsc: { loose: true } }, bundlerChain: () => undefined, postcss: {}, cssLoader: {} },
}`),
      'tsconfig.test.json': '{}',
      'check.mjs': `import fs from 'node:fs';
import { withRslibConfig } from '@rstest/adapter-rslib';

const show = (key, value) => (value instanceof RegExp || typeof value === 'function' ? String(value) : value);
const print = async (name) => {
  const { testEnvironment, ...rest } = await withRslibConfig({ libId: 'esm' })({});
  console.log(name, JSON.stringify(rest, show), testEnvironment);
};
await print('node');
fs.writeFileSync('rslib.config.ts', fs.readFileSync('rslib.config.ts', 'utf8').replace('output: {', "output: { target: 'web',"));
await print('web');
`,
    },
    packages: ['@rstest/adapter-rslib', '@rstest/core'],
    command: 'node check.mjs',
    shows: [
      'keeps "assetsInclude":"/\\\\.tide$/","decorators":{"version":"legacy"},"define":{"BOAT":"1"},"include":["/boats/"],"exclude":["/old/"],"tsconfigPath":"tsconfig.test.json","transformImport":[{"libraryName":"fleet"}]',
      'keeps "resolve":{"alias":{"@":"./src"}}',
      'keeps "plugins":[{"name":"own-plugin"',
      'keeps "cssModules":{"exportLocalsConvention":"dashes"}',
      'keeps "tools":{"rspack":{"name":"own-name"},"swc":{"jsc":{"loose":true}},"bundlerChain":"() => undefined"}}',
      'keeps "bundlerChain":"() => undefined"}} node',
      'keeps "bundlerChain":"() => undefined"}} happy-dom',
      'drops externals',
      'drops minify',
      'drops es2015',
      'drops banner',
      'drops preEntry',
      'drops postcss',
      'drops "dts"',
    ],
  },
  'rstest-names': {
    files: {
      'rstest.config.ts': `import { defineConfig } from '@rstest/core';

export default defineConfig({
  testEnvironment: 'happy-dom',
  globals: true,
  setupFiles: ['./before.ts'],
  include: ['boats/*.ts'],
  exclude: ['boats/old.ts'],
  coverage: { enabled: true, provider: 'istanbul', reporters: ['text'] },
});
`,
      'tsconfig.json':
        '{ "compilerOptions": { "target": "ES2022", "module": "ESNext", "moduleResolution": "bundler", "strict": true, "noEmit": true, "skipLibCheck": true, "types": ["@rstest/core/globals"] }, "include": ["boats/new.ts"] }',
      'before.ts': "globalThis.document.title = 'set before';\n",
      'src/wind.ts': 'export const wind = (): string => "west";\n',
      'boats/old.ts': "test('old', () => {});\n",
      'boats/new.ts': `import { rs } from '@rstest/core';
import { wind } from '../src/wind';

rs.mock('../src/wind', () => ({ wind: () => 'east' }));

test('new', () => {
  expect(document.title).toBe('set before');
  expect(wind()).toBe('east');
  const boat = { sail: () => 'white' };
  rs.spyOn(boat, 'sail').mockReturnValue('red');
  expect(boat.sail()).toBe('red');
  const listen = rs.fn();
  listen();
  expect(listen).toHaveBeenCalledTimes(1);
  rs.useFakeTimers({ now: 0 });
  expect(Date.now()).toBe(0);
  rs.useRealTimers();
  expect({ boat: 'sloop' }).toMatchSnapshot();
});
`,
      'check.mjs': `${tools}
const rstest = (...args) => node('node_modules/@rstest/core/bin/rstest.js', ...args);
const { status, stdout, stderr } = rstest('run');
console.log('run', status, stdout + stderr);
console.log('snapshot', fs.readdirSync('boats/__snapshots__'));
console.log('help', rstest('--help').stdout.replace(/ +/g, ' ').match(/^ (run|watch) .*/gm));
console.log('types: ' + node('node_modules/typescript/bin/tsc').stdout.trim() + '.');
`,
    },
    packages: ['@rstest/core', '@rstest/coverage-istanbul', 'happy-dom', 'typescript'],
    command: 'node check.mjs',
    shows: [
      'keeps run 0',
      'keeps 1 passed',
      'drops boats/old.ts',
      "keeps snapshot [ 'new.ts.snap' ]",
      'keeps Coverage enabled with istanbul',
      'keeps types: .',
      'keeps run [...filters] run tests without watch mode',
      'keeps watch [...filters] run tests in watch mode',
    ],
  },
  tarball: {
    files: {
      'package.json':
        '{ "name": "fares", "version": "1.0.0", "type": "module", "exports": "./dist/index.js" }',
      '.gitignore': 'dist\n',
      'tsconfig.json':
        '{ "compilerOptions": { "rootDir": ".", "strict": true, "skipLibCheck": true, "types": [] }, "include": ["src", "tests"] }',
      'tests/fare.test.ts': 'export const tested: number = 1;\n',
      'src/index.ts':
        "export const load = () => import('./later');\nexport { licensed } from 'licensed';\n",
      'src/later.ts': 'export const later: number = 1;\n',
      'src/fare.test.ts': 'export const tested: number = 1;\n',
      'node_modules/licensed/package.json':
        '{ "name": "licensed", "type": "module", "exports": "./index.js" }',
      'node_modules/licensed/index.js':
        '/*! MIT, Ann */\nexport const licensed = () => document.title;\n',
      'node_modules/licensed/index.d.ts': 'export declare const licensed: () => string;\n',
      'check.mjs': `${tools}
const manifest = JSON.parse(fs.readFileSync('package.json', 'utf8'));
const pack = (name, more) => {
  fs.writeFileSync('package.json', JSON.stringify({ ...manifest, ...more }));
  const { stderr, status } = npm('pack', '--dry-run');
  console.log(name + ': ' + [...stderr.matchAll(/[kM]?B ([^\\s:]+)$/gm)].map(([, file]) => file).join(' '), status || '');
};
const build = (text) => {
  fs.writeFileSync('rslib.config.mjs', 'export default ' + text);
  const { status, stdout, stderr } = rslib();
  if (status) console.log('failed:', stdout + stderr);
};
pack('not built', { files: ['dist'] });
build('{ lib: [{ dts: true }], output: { sourceMap: true, minify: true, legalComments: "linked" } };');
pack('no files', {});
pack('files', { files: ['dist'] });
pack('single file', { files: ['dist/index.js'] });
pack('without maps', { files: ['dist', '!dist/**/*.map'] });
console.log('sources in the map: ' + JSON.parse(fs.readFileSync('dist/index.js.map', 'utf8')).sourcesContent?.some((text) => text.includes("import('./later')")));
console.log('licences: ' + fs.readdirSync('dist').filter((name) => name.endsWith('LICENSE.txt')));
`,
    },
    packages: ['typescript'],
    command: 'node check.mjs',
    shows: [
      'keeps not built: package.json',
      'keeps no files: check.mjs package.json rslib.config.mjs src/fare.test.ts',
      'keeps files: dist/index.js dist/index.js.LICENSE.txt dist/index.js.map dist/later.js dist/later.js.map dist/src/fare.test.d.ts',
      'keeps without maps: dist/index.js dist/index.js.LICENSE.txt dist/later.js dist/src/fare.test.d.ts',
      'keeps single file: dist/index.js package.json',
      'keeps sources in the map: true',
      'keeps Ann in dist/index.js.LICENSE.txt',
      'emits dist/tests/fare.test.d.ts',
    ],
  },
  'mf-remote': {
    files: {
      'package.json': JSON.stringify({
        name: 'chips',
        version: '1.0.0',
        type: 'module',
        peerDependencies: {react: '^19.0.0'},
        dependencies: {alpha: '1'},
        devDependencies: {'@rslib/core': '*'},
      }),
      'tsconfig.json':
        '{ "compilerOptions": { "target": "ES2022", "module": "ESNext", "moduleResolution": "bundler", "rootDir": "src", "strict": true, "skipLibCheck": true, "types": [] }, "include": ["src"] }',
      'rslib.config.ts': `import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
${config(`{
  lib: [
    { format: 'esm', output: { distPath: 'dist/esm' } },
    ...[
      ['usual', {}],
      ['shared', { react: {}, alpha: {}, beta: {} }],
      ['eager', { react: { eager: true } }],
      ['none', { react: { import: false } }],
      ['unnamed', { react: {} }],
    ].map(([name, shared]) => ({
      id: name,
      format: 'mf',
      output: { distPath: 'dist/' + name },
      plugins: [
        pluginModuleFederation({
          name: 'chips',
          exposes: { '.': './src/index.ts', './other': './src/other.ts' },
          shared,
          dts: name === 'usual',
        }, name === 'unnamed' ? {} : { environment: name }),
      ],
    })),
  ],
}`)}`,
      'src/index.ts': `import { alpha } from 'alpha';
import { beta } from 'beta';
import { createElement } from 'react';

export function chipWithLongName(longName: string) {
  return createElement('b', null, longName, alpha, beta, process.env.NODE_ENV);
}
`,
      'src/other.ts': "export const other: string = 'other chip';\n",
      ...asPackage('alpha'),
      ...asPackage('beta'),
      'node_modules/alpha/index.d.ts': 'export declare const alpha: string;\n',
      'node_modules/beta/index.d.ts': 'export declare const beta: string;\n',
      'check.mjs': `${tools}
const { status, stdout, stderr } = rslib();
if (status) console.log('failed', stdout + stderr);
const find = (name, start) => fs.readdirSync('dist/' + name).find((file) => file.startsWith(start));
const readOf = (name, start) => fs.readFileSync('dist/' + name + '/' + find(name, start), 'utf8');
console.log('unnamed', fs.existsSync('dist/unnamed/mf-manifest.json'));
for (const name of ['usual', 'shared', 'eager', 'none']) {
  const manifest = JSON.parse(readOf(name, 'mf-manifest.json'));
  const stats = JSON.parse(readOf(name, 'mf-stats.json'));
  console.log(name, fs.readdirSync('dist/' + name).map((file) => file.replace(/[.][0-9a-f]{10}[.]/, '.<hash>.')).join(' '));
  const all = fs.readdirSync('dist/' + name);
  const code = readOf(name, '__federation_expose_default_export');
  const has = (file, text) => fs.readFileSync('dist/' + name + '/' + file, 'utf8').includes(text);
  const copies = all.filter((file) => /^\\w{1,3}[.].*[.]js$/.test(file) && has(file, 'react.transitional.element'));
  console.log(name, 'files', all.map((file) => file.replace(/[.][0-9a-f]{10}[.]/, '.<hash>.')).join(' '));
  console.log(name, 'types', manifest.metaData.types.zip, 'prefix', manifest.metaData.publicPath);
  console.log(name, 'lists', JSON.stringify(manifest).includes('"__federation_expose_other.'), 'entry', JSON.stringify(manifest).includes('"chips.'), 'index', JSON.stringify(manifest).includes('"index.'));
  console.log(name, 'more in the statistics', JSON.stringify(stats).length > JSON.stringify(manifest).length);
  console.log(name, 'fallback copies of React', copies.length, 'in the entry', has(find(name, 'chips.'), 'react.transitional.element'));
  console.log(name, 'names', /longName\\)/.test(code), 'NODE_ENV', code.includes('NODE_ENV'), 'production', code.includes('"production"'), 'blanks', /^ +/m.test(code), 'alpha', code.includes('alpha was here'));
  for (const [, key, rest] of readOf(name, 'chips').matchAll(/shareKey:"(\\w+)",(.*?),fallback/g)) {
    console.log(name, 'asks for', key, rest);
    if (key === 'beta' && rest.includes('requiredVersion:"*"')) console.log('a package in no list not: \`*\` if|时为 \`*\`');
  }
  console.log(name, 'runtime in the entry', readOf(name, 'chips').includes('__FEDERATION__'));
}
`,
    },
    packages: ['@module-federation/rsbuild-plugin', 'react', '@types/react', 'typescript'],
    command: 'node check.mjs',
    shows: [
      'keeps usual types @mf-types.zip',
      'keeps usual lists true entry true index false',
      'keeps usual runtime in the entry true',
      'keeps chips.<hash>.js index.<hash>.js mf-manifest.json mf-stats.json',
      'keeps __federation_expose_default_export.<hash>.js __federation_expose_other.<hash>.js',
      'keeps usual more in the statistics true',
      'keeps shared fallback copies of React 1 in the entry false',
      'keeps none fallback copies of React 0 in the entry false',
      'keeps React 1 in the entry true',
      'keeps shared asks for react import:"react",requiredVersion:"^19.0.0",strictVersion:true,singleton:false,eager:false',
      'keeps shared asks for beta import:"beta",requiredVersion:"*"',
      'keeps a package in no list not: `*` if|时为 `*`',
      'keeps shared names true NODE_ENV false production true blanks false alpha false',
      'keeps none names true NODE_ENV false production true blanks false alpha true',
      'keeps prefix /',
      'keeps from "alpha" in dist/esm/index.js',
      'keeps process.env.NODE_ENV in dist/esm/index.js',
      'keeps unnamed false',
    ],
  },
  'mf-bundleless': {
    files: {
      'rslib.config.ts': `import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
${config(`{
  lib: [{ format: 'mf', bundle: false, plugins: [pluginModuleFederation({ name: 'chips', dts: false })] }],
}`)}`,
      'src/index.ts': 'export const chip = 1;\n',
    },
    packages: ['@module-federation/rsbuild-plugin'],
    shows: ['fails When using "mf" format'],
  },
  'esm-bundleless': {
    files: {
      'rslib.config.ts': config("{ lib: [{ format: 'esm', bundle: false }] }"),
      'src/index.ts': 'export const chip = 1;\n',
    },
    shows: ['passes'],
  },
  'rsdoctor-data': {
    files: {
      'rslib.config.ts': `import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';
${config("{ tools: { rspack: { plugins: [new RsdoctorRspackPlugin({ disableClientServer: true, output: { mode: 'normal' } })] } } }")}`,
      'src/index.ts': 'export const chip = 1;\n',
    },
    packages: ['@rsdoctor/rspack-plugin'],
    shows: ['emits dist/.rsdoctor/manifest.json'],
  },
  'node-kinds': {
    files: {
      'src/index.ts':
        "let side = 'north';\nexport const turn = (): string => (side = 'south');\nexport const look = (): string => side;\n",
      'rslib.config.ts': config(
        "{ lib: [{ format: 'esm', output: { distPath: 'dist/esm' } }, { format: 'cjs', output: { distPath: 'dist/cjs' } }] }",
      ),
      'check.mjs': `${tools}
const require = createRequire(import.meta.url);
rslib();
const own = { './package.json': './package.json' };
const make = (name, manifest) => {
  fs.mkdirSync('packages/' + name, { recursive: true });
  fs.cpSync('dist', 'packages/' + name + '/dist', { recursive: true });
  fs.writeFileSync('packages/' + name + '/package.json', JSON.stringify({ name, version: '1.0.0', type: 'module', ...manifest }));
  fs.symlinkSync('../packages/' + name, 'node_modules/' + name, 'dir');
};
make('dual', { main: './dist/cjs/index.cjs', exports: { '.': { import: './dist/esm/index.js', require: './dist/cjs/index.cjs' }, ...own } });
make('pure', { exports: { '.': './dist/esm/index.js' } });
fs.writeFileSync('load.cjs', "const { look } = require(process.argv[2]);\\nconsole.log(look());\\n");
const old = '--no-experimental-require-module';
for (const name of ['dual', 'pure']) {
  const run = (...args) => {
    const { status, stdout, stderr } = node(...args, 'load.cjs', name);
    return status === 0 ? stdout.trim() : /ERR_\\w+/.exec(stderr)?.[0];
  };
  console.log(name, 'require', run(), 'in older versions', run(old));
  try {
    console.log(name, 'resolver', require('resolve').sync(name, { basedir: process.cwd() }).split('/dist/')[1]);
  } catch (error) {
    console.log(name, 'resolver', error.code);
  }
  const esm = await import(name);
  esm.turn();
  console.log(name, 'state', require(name).look());
  try {
    console.log(name, 'manifest', require(name + '/package.json').name);
  } catch (error) {
    console.log(name, 'manifest', error.code);
  }
}
for (const [name, bin] of [['plain', './dist/esm/index.js'], ['object', { weigh: './dist/esm/index.js' }]]) {
  make(name, { bin });
  fs.mkdirSync('app-' + name);
  npm('install', './packages/' + name, '--offline', '--no-save', '--no-audit', '--install-links', '--prefix', 'app-' + name);
  console.log('commands of ' + name + ':', fs.readdirSync('app-' + name + '/node_modules/.bin').join());
}
`,
    },
    packages: ['resolve'],
    command: 'node check.mjs',
    shows: [
      'emits dist/esm/index.js',
      'emits dist/cjs/index.cjs',
      'keeps dual require north in older versions north',
      'keeps pure require north in older versions ERR_REQUIRE_ESM',
      'keeps dual resolver cjs/index.cjs',
      'keeps pure resolver MODULE_NOT_FOUND',
      'keeps dual state north',
      'keeps pure state south',
      'keeps dual manifest dual',
      'keeps pure manifest ERR_PACKAGE_PATH_NOT_EXPORTED',
      'keeps commands of plain: plain',
      'keeps commands of object: weigh',
    ],
  },
  workspace: {
    files: {
      'package.json': JSON.stringify({
        name: 'orchard',
        private: true,
        type: 'module',
        packageManager: 'npm@11.0.0',
        workspaces: ['packages/*'],
      }),
      'turbo.json': JSON.stringify({
        globalDependencies: ['rslib.base.ts', 'tsconfig.base.json'],
        tasks: {
          build: {dependsOn: ['^build'], outputs: ['dist/**'], env: ['PUBLIC_*', 'NODE_ENV']},
          dev: {cache: false, persistent: true},
        },
      }),
      'rslib.base.ts': 'export const base = {};\n',
      'tsconfig.base.json': '{}',
      'check.mjs': `${tools}
const make = (name, dependencies) => {
  fs.mkdirSync('packages/' + name, { recursive: true });
  fs.writeFileSync('packages/' + name + '/package.json', JSON.stringify({ name, version: '0.1.0', scripts: { build: 'node ../../print.cjs ' + name, dev: 'node -v' }, dependencies }));
};
make('beds', {});
make('apples', { units: '^0.1.0' });
make('units', {});
fs.writeFileSync('print.cjs', "console.log('built ' + process.argv[2]);");
const manifest = JSON.parse(fs.readFileSync('package.json', 'utf8'));
const order = () => npm('run', 'build', '--workspaces').stdout.match(/^built .*/gm).join(', ');
console.log('by name: ' + order());
fs.writeFileSync('package.json', JSON.stringify({ ...manifest, workspaces: ['packages/units', 'packages/apples', 'packages/beds'] }));
console.log('as listed: ' + order());
fs.writeFileSync('package.json', JSON.stringify(manifest));
npm('install', '--package-lock-only', '--offline', '--no-audit');
process.env.TURBO_TELEMETRY_DISABLED = '1';
const dry = (task) => {
  const { stdout } = node('node_modules/turbo/bin/turbo', 'run', task, '--dry=json', '--no-update-notifier');
  return Object.fromEntries(JSON.parse(stdout.slice(stdout.indexOf('{'))).tasks.map((one) => [one.package, one]));
};
const before = dry('build');
for (const { taskId, dependencies, outputs } of Object.values(before)) console.log(taskId, 'after', dependencies.join() || 'nothing', 'emits', outputs.join());
const changed = (why) => console.log(why, Object.entries(dry('build')).filter(([name, { hash }]) => hash !== before[name].hash).map(([name]) => name).join() || 'nothing');
fs.writeFileSync('packages/units/new.js', '');
changed('a dependency changes:');
fs.rmSync('packages/units/new.js');
fs.appendFileSync('rslib.base.ts', '// new\\n');
changed('a shared file changes:');
fs.writeFileSync('rslib.base.ts', 'export const base = {};\\n\\n');
process.env.PUBLIC_REGION = 'north';
changed('a listed variable changes:');
delete process.env.PUBLIC_REGION;
process.env.OTHER_REGION = 'north';
changed('another variable changes:');
const { cache, persistent } = dry('dev').units.resolvedTaskDefinition;
console.log('dev is cached:', cache, 'persistent:', persistent);
`,
    },
    packages: ['turbo'],
    command: 'node check.mjs',
    shows: [
      'keeps by name: built apples, built beds, built units',
      'keeps as listed: built units, built apples, built beds',
      'keeps apples#build after units#build',
      'keeps emits dist/',
      'keeps beds#build after nothing',
      'keeps a dependency changes: apples,units',
      'keeps a shared file changes: apples,beds,units',
      'keeps a listed variable changes: apples,beds,units',
      'keeps another variable changes: nothing',
      'keeps dev is cached: false persistent: true',
    ],
  },
};
