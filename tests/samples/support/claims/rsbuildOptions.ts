/** What the pages about Rsbuild's options say, and those about `umdName` and `wasm`. */
import {asPackage, config, script, svg, type Claim} from './claim';

const federation = `import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';\n`;

export const rsbuildOptions: Readonly<Record<string, Claim>> = {
  'umd-names': {
    files: {
      'rslib.config.ts': `${federation}${config(`{
  logLevel: 'error',
  output: { target: 'web' },
  lib: [
    { id: 'plain', umdName: 'stats' },
    { id: 'nested', umdName: ['Acme', 'stats'] },
    { id: 'named', umdName: 'stats-[name]' },
    { id: 'unnamed' },
    { id: 'object', umdName: { root: ['Acme', 'stats'], commonjs: 'statsKey', amd: 'statsAmd' } },
    { id: 'entries', umdName: ['Acme', '[name]'], source: { entry: { index: 'src/index.ts', charts: 'src/charts.ts' } } },
    { id: 'fixed', umdName: 'stats', source: { entry: { index: 'src/index.ts', charts: 'src/charts.ts' } } },
    ...(['esm', 'cjs', 'iife', 'mf'] as const).map((format) => ({ id: format, format, umdName: 'ownName' })),
  ].map((item) => ({
    format: 'umd',
    ...item,
    ...(item.id.startsWith('iife') ? { source: { entry: { index: 'src/page.ts' } } } : {}),
    output: { distPath: 'dist/' + item.id, filenameHash: false },
    plugins: item.id.startsWith('mf') ? [pluginModuleFederation({ name: 'remote', exposes: { '.': './src/index.ts' }, dts: false }, { environment: item.id })] : [],
  })),
}`)}`,
      'src/index.ts': 'export const mean = () => 3;\nexport default mean;\n',
      'src/charts.ts': 'export const chart = 1;\n',
      'src/page.ts': 'console.log(3);\n',
      'check.mjs': `${script}
import vm from 'node:vm';

rslib();
const load = (page, ...files) => {
  for (const file of files) vm.runInNewContext(read('dist/' + file + '.js'), page);
  return page;
};
console.log('plain', load({}, 'plain/index').stats.mean(), 'default', load({}, 'plain/index').stats.default());
console.log('nested', load({ Acme: { other: 1 } }, 'nested/index').Acme);
console.log('named', Object.keys(load({}, 'named/index')).join());
console.log('unnamed', Object.keys(load({ mean: 'of the page' }, 'unnamed/index')).join(), load({ mean: 'of the page' }, 'unnamed/index').mean());
console.log('root of the object', load({}, 'object/index').Acme.stats.mean());
console.log('exports without module', Object.keys(load({ exports: {} }, 'object/index').exports).join());
const module = { exports: {} };
load({ module, exports: module.exports }, 'object/index');
console.log('exports with module', Object.keys(module.exports).join());
const define = (...words) => console.log('define', words.map((word) => (typeof word === 'function' ? 'factory' : JSON.stringify(word))).join());
define.amd = true;
load({ define }, 'object/index');
console.log('entries', Object.keys(load({}, 'entries/index', 'entries/charts').Acme).join());
console.log('fixed', Object.keys(load({}, 'fixed/index', 'fixed/charts').stats).join());
`,
    },
    packages: ['@module-federation/rsbuild-plugin'],
    command: 'node check.mjs',
    shows: [
      'keeps plain 3 default 3',
      'keeps other: 1',
      'keeps stats: Object [Module] { default: [Function: mean]',
      'keeps named stats-index',
      'keeps unnamed mean,default 3',
      'keeps root of the object 3',
      'keeps exports without module statsKey',
      'keeps exports with module default,mean',
      'keeps define [],factory',
      'drops statsAmd in dist/object/index.js',
      'keeps entries index,charts',
      'drops fixed mean',
      'keeps fixed chart',
      'drops ownName in dist/esm/index.js',
      'drops ownName in dist/cjs/index.cjs',
      'drops ownName in dist/iife/index.js',
      'drops ownName in dist/mf/remote.js',
    ],
  },
  'wasm-formats': {
    files: {
      'make.mjs': `import { writeFileSync } from 'node:fs';

writeFileSync('src/add.wasm', Buffer.from('0061736d0100000001070160027f7f017f030201000707010361646400000a09010700200020016a0b', 'hex'));
`,
      'rslib.config.ts': `${federation}${config(`{
  logLevel: 'error',
  lib: [
    { format: 'cjs', output: { distPath: 'dist/cjs' } },
    { format: 'umd', umdName: 'Adder', output: { distPath: 'dist/umd' } },
    { format: 'esm', bundle: false, wasm: { mode: 'compile' }, output: { distPath: 'dist/node' } },
    { format: 'esm', output: { distPath: 'dist/web', target: 'web' } },
    { format: 'esm', wasm: false, output: { distPath: 'dist/off', copy: [{ from: 'src/add.wasm' }] } },
    { format: 'mf', output: { distPath: 'dist/mf', minify: false, filenameHash: false }, plugins: [pluginModuleFederation({ name: 'adder', exposes: { '.': './src/index.ts' }, dts: false })] },
  ],
}`)}`,
      'iife.config.ts': config("{ lib: [{ format: 'iife', output: { distPath: 'dist/iife' } }] }"),
      'errors.mjs': `import { createRslib } from '@rslib/core';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';

for (const format of ['cjs', 'umd', 'iife', 'mf']) {
  for (const wasm of [false, {}, { mode: 'compile' }, { mode: 'preserve' }]) {
    const rslib = await createRslib({ config: { lib: [{ format, wasm, plugins: [pluginModuleFederation({ name: 'adder', dts: false })] }] } });
    await rslib.build().then(() => console.log(format, 'no error'), ({ message }) => console.log(format, JSON.stringify(wasm), message));
  }
}
`,
      'src/index.ts':
        "import { add } from './add.wasm';\n\nexport const total = (): number => add(2, 3);\nexport { add };\n",
      'check.mjs': `${script}
node('make.mjs');
const usual = rslib();
console.log(usual.status, usual.signal, usual.stdout + usual.stderr);
const iife = rslib('--config', 'iife.config.ts');
console.log('iife exit', iife.status, iife.stderr);
const errors = node('errors.mjs').stdout;
console.log(errors, errors.match(/only supports the "esm" format/g).length, 'errors of 16');
const require = createRequire(import.meta.url);
console.log('cjs exports', require('./dist/cjs/index.cjs').add);
await new Promise((resolve) => setTimeout(resolve, 200));
console.log('cjs later', require('./dist/cjs/index.cjs').total, require('./dist/cjs/index.cjs').add);
fs.writeFileSync('dist/umd/package.json', '{ "type": "commonjs" }');
const promise = require('./dist/umd/index.js');
console.log('umd', promise instanceof Promise, (await promise).total());
const exposed = fs.readdirSync('dist/mf').find((file) => file.startsWith('__federation_expose_default_export'));
console.log('mf waits', /__webpack_require__[.]a[(]module, async/.test(read('dist/mf/' + exposed)), fs.readdirSync('dist/mf', { recursive: true }).join());
`,
    },
    packages: ['@module-federation/rsbuild-plugin'],
    command: 'node check.mjs',
    shows: [
      'keeps cjs exports undefined',
      'keeps cjs later undefined undefined',
      'keeps umd true 5',
      'keeps iife exit 1',
      "keeps × JavaScript parse error: await isn't allowed in non-async function",
      'keeps mf waits true',
      'keeps readFile in dist/node/rslib-runtime~2.js',
      'emits dist/node/rslib-runtime~2.js',
      'keeps fetch( in dist/web/index.js',
      'emits dist/off/add.wasm',
      'keeps cjs false "wasm" only supports the "esm" format.',
      'keeps umd false "wasm" only supports the "esm" format.',
      'keeps iife false "wasm" only supports the "esm" format.',
      'keeps mf false "wasm" only supports the "esm" format.',
      'keeps 16 errors of 16',
      'drops cjs exports [Function',
    ],
  },
  'log-levels': {
    files: {
      'rslib.config.mjs': `export default {
  logLevel: process.env.LEVEL,
  performance: { buildCache: false },
  output: { distPath: process.env.OUT },
  source: { entry: { index: process.env.ENTRY } },
  tools: { rspack: { plugins: [{ apply: ({ hooks }) => hooks.compilation.tap('doubt', (compilation) => compilation.warnings.push(new Error('a doubt'))) }] } },
};
`,
      'src/index.ts': 'export const whisper = 1;\n',
      'src/broken.ts': "export { whisper } from './missing';\n",
      'check.mjs': `${script}
const start = (LEVEL, entry, ...args) => new Promise((resolve) => {
  const env = { ...process.env, LEVEL, ENTRY: 'src/' + entry + '.ts', OUT: 'dist/' + [LEVEL, entry, ...args].join('') };
  const child = spawn(process.execPath, [bin, ...args], { env });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += data));
  child.on('close', (code) => {
    const has = (text) => (said.includes(text) ? 'yes' : 'no');
    resolve([args.join(' ') || LEVEL, entry, 'steps', has('build started'), 'times', has('built in'), 'sizes', has('File (esm)'), 'warning', has('a doubt'), 'error', has("Can't resolve './missing'"), 'greeting', has('Rslib v'), 'exit', code].join(' '));
  });
});
const runs = ['info', 'warn', 'error', 'silent'].map((level) => start(level, 'index'));
runs.push(start('warn', 'broken'), start('warn', 'index', '--log-level', 'loud'));
for (const line of await Promise.all(runs)) console.log(line);
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps info index steps yes times yes sizes yes warning yes error no greeting yes exit 0',
      'keeps warn index steps no times no sizes no warning yes error no greeting yes exit 0',
      'keeps warn broken steps no times no sizes no warning no error yes greeting yes exit 1',
      'keeps error index steps no times no sizes no warning no error no greeting yes exit 0',
      'keeps silent index steps no times no sizes no warning no error no greeting yes exit 0',
      'keeps --log-level loud index steps yes times yes sizes yes warning yes error no greeting yes exit 0',
    ],
  },
  'plugin-rules': {
    files: {
      'rslib.config.ts': `${federation}import type { RsbuildPlugin } from '@rslib/core';
${config(`{
  logLevel: 'warn',
  plugins: [
    say('first'),
    [say('nested'), [say('deeper')]],
    Promise.resolve([say('promised')]),
    false,
    null,
    undefined,
    say('early', { enforce: 'pre' }),
    say('server', { apply: 'serve' }),
    say('twice'),
    say('twice'),
    pluginModuleFederation({ name: 'chips', exposes: { '.': './src/index.ts' }, dts: false }),
  ],
  lib: [
    ...(['esm', 'cjs', 'umd', 'iife'] as const).map((format) => ({ format, id: format, source: { entry: { index: 'src/' + (format === 'iife' ? 'page' : 'index') + '.ts' } }, output: { distPath: 'dist/' + format } })),
    { format: 'esm', id: 'files', bundle: false, output: { distPath: 'dist/files' }, plugins: [say('own'), say('urgent', { enforce: 'pre' })] },
    { format: 'mf', id: 'mf', output: { distPath: 'dist/mf' } },
  ],
}`)}
function say(name: string, more: Partial<RsbuildPlugin> = {}): RsbuildPlugin {
  return {
    name,
    ...more,
    setup(api) {
      console.log('setup', name);
      api.modifyEnvironmentConfig((_, { name: item }) => console.log('item', item, name));
      api.processAssets({ stage: 'additional' }, ({ compilation, sources }) => {
        if (name === 'first' || name === 'server') compilation.emitAsset(name + '.txt', new sources.RawSource(name));
      });
      api.onAfterBuild(({ environments }) => console.log('end', name, Object.keys(environments).length));
    },
  };
}
`,
      'src/index.ts': 'export const chip = 1;\n',
      'src/page.ts': 'console.log(1);\n',
      'check.mjs': `${script}
const { stdout, stderr } = rslib();
const lines = (start) => stdout.split('\\n').filter((line) => line.startsWith(start)).map((line) => line.slice(start.length));
console.log(stderr || 'no warning');
console.log('order', lines('setup ').join());
for (const name of ['esm', 'cjs', 'umd', 'iife', 'files', 'mf']) console.log('hooks of', name, lines('item ' + name + ' ').join());
console.log('ends', lines('end ').join());
console.log('federated', fs.readdirSync('dist').filter((name) => fs.existsSync('dist/' + name + '/mf-manifest.json')).join());
`,
    },
    packages: ['@module-federation/rsbuild-plugin'],
    command: 'node check.mjs',
    shows: [
      'silent',
      'omits dist/esm/server.txt',
      'keeps order early,urgent,first,nested,deeper,promised,twice,twice,own',
      'keeps twice,twice',
      'keeps hooks of esm early,first,nested',
      'keeps hooks of cjs early,first,nested',
      'keeps hooks of umd early,first,nested',
      'keeps hooks of iife early,first,nested',
      'keeps hooks of mf early,first,nested',
      'keeps hooks of files early,urgent,first,nested,deeper,promised,twice,twice,own',
      'keeps ends early 6,urgent 6,first 6,nested 6,deeper 6,promised 6,twice 6,twice 6,own 6',
      'omits dist/esm/mf-manifest.json',
      'emits dist/mf/mf-manifest.json',
      'emits dist/umd/first.txt',
      'emits dist/iife/first.txt',
    ],
  },
  'changed-defaults': {
    files: {
      'package.json': JSON.stringify({
        name: 'chips',
        type: 'module',
        dependencies: {alpha: '1'},
        devDependencies: {'@rslib/core': '*'},
      }),
      ...asPackage('alpha'),
      'src/index.ts': `import { alpha } from 'alpha';
import './chip.css';
import wave from './wave.svg';

export function chipWithLongName(longName: string): string[] {
  if (false) console.log('dead code');
  return [alpha, wave, longName, String(process.env.NODE_ENV)];
}
export const page = () => globalThis.name;
console.log(chipWithLongName('chip'));
`,
      'src/page.ts': "export * from './index';\n",
      'src/chip.css': '.chip { color: teal }\n',
      'src/wave.svg': svg,
      'check.mjs': `import fs from 'node:fs';
import { createRsbuild } from '@rsbuild/core';
import { createRslib } from '@rslib/core';

process.env.NODE_ENV = 'production';
const output = (name) => ({ distPath: 'dist/' + name });
const rslib = await createRslib({ config: { logLevel: 'silent', lib: ['esm', 'cjs', 'umd'].map((format) => ({ id: format, format, output: { distPath: 'dist/' + format, ...(format === 'esm' ? { target: 'web' } : {}) } })) } });
const { close } = await rslib.build();
await close();
const rsbuild = await createRsbuild({ config: { logLevel: 'silent', output: { distPath: 'dist/rsbuild' } } });
await (await rsbuild.build()).close();
const { environments } = rsbuild.getNormalizedConfig() ?? {};
const hash = (file) => file.replace(/[.][0-9a-f]{8,10}[.]/, '.<hash>.');
for (const name of ['rsbuild', 'esm', 'cjs', 'umd']) {
  const files = fs.readdirSync('dist/' + name, { recursive: true, withFileTypes: true }).filter((one) => one.isFile()).map((one) => one.parentPath + '/' + one.name);
  const code = fs.readFileSync(files.find((file) => /index[.].*?c?js$/.test(file)), 'utf8');
  console.log(name, 'files', files.map(hash).sort().join(' '));
  console.log(name, 'dead code', code.includes('dead code'), 'long name', code.includes('longName'), 'lines', code.trim().split('\\n').length > 3);
  console.log(name, 'alpha', code.includes('alpha was here') ? 'bundled' : 'import', 'image', code.includes('data:image') ? 'inlined' : 'file', 'path', /"[^"]*static.svg[^"]*"/.exec(code)?.[0]);
  console.log(name, 'NODE_ENV', code.includes('NODE_ENV'));
}
console.log('caches', fs.readdirSync('node_modules/.cache/rspack').sort().join());
const usual = await createRslib({ config: { lib: [{}] } });
const inspect = async (one) => (await one.inspectConfig()).origin?.environmentConfigs ?? (await one.inspectConfig());
for (const [name, all] of [['rsbuild', await inspect(rsbuild)], ['rslib', await inspect(usual)]]) {
  for (const { output, performance, tools, splitChunks } of Object.values(all)) console.log(name, 'target', output.target, 'cache', JSON.stringify(performance.buildCache), 'html', tools.htmlPlugin, 'split', JSON.stringify(splitChunks));
}
`,
    },
    packages: ['@rsbuild/core'],
    command: 'node check.mjs',
    shows: [
      'keeps rsbuild target web',
      'keeps rslib target node',
      'keeps static/js/index.<hash>.js',
      'keeps esm files dist/esm/index.css dist/esm/index.js dist/esm/static/svg/wave.svg',
      'keeps cjs files dist/cjs/index.cjs',
      'omits dist/esm/index.html',
      'keeps rsbuild files dist/rsbuild/index.html',
      'drops rsbuild long name true',
      'keeps rsbuild dead code false long name false lines false',
      'keeps esm dead code false long name true lines true',
      'keeps cjs dead code false long name true lines true',
      'keeps rsbuild alpha bundled image inlined',
      'keeps esm alpha import image file',
      'keeps cjs alpha import image file',
      'keeps umd alpha bundled image inlined',
      'keeps path "./static/svg/wave.svg"',
      'keeps caches cjs-production-1,esm-production,umd-production-2',
      'keeps cache true html false',
      'keeps rsbuild NODE_ENV false',
      'keeps esm NODE_ENV true',
      'keeps cjs NODE_ENV true',
      'keeps split {"preset":"none"}',
      'drops rsbuild target web cache true',
    ],
  },
  'output-rules': {
    files: {
      'rslib.config.ts': `const order: string[] = [];
${config(`{
  logLevel: 'warn',
  lib: [
    { id: 'node', output: { target: 'node' } },
    { id: 'web', output: {} },
    { id: 'emit', output: { target: 'node', emitCss: true } },
    { id: 'no-emit', output: { emitCss: false } },
    { id: 'inject', output: { injectStyles: true } },
    { id: 'min', output: { filename: { js: '[name].min.js' } } },
    { id: 'string-name', output: { filename: 'own.js' as never } },
    { id: 'all', output: { minify: true } },
    { id: 'off', output: { minify: false } },
    { id: 'no-logs', output: { minify: { css: false, jsOptions: { minimizerOptions: { compress: { pure_funcs: ['console.log'] }, mangle: false, minify: false } } } } },
    { id: 'legal-none', output: { legalComments: 'none' } },
    { id: 'legal-inline', output: { legalComments: 'inline' } },
    { id: 'map-js', output: { sourceMap: { js: 'source-map' } } },
    { id: 'map-css', output: { sourceMap: { css: true } } },
    { id: 'map-files', bundle: false, output: { sourceMap: { css: true } } },
    { id: 'copied', output: { copy: [{ from: './extra', to: 'own' }] } },
    { id: 'kept', output: { cleanDistPath: { keep: [/\\.txt$/] } } },
    { id: 'cdn', output: { assetPrefix: 'https://cdn.example/kit/' } },
    { id: 'limit', output: { dataUriLimit: 4096 } },
    { id: 'named', output: { cssModules: { localIdentName: 'kit-[local]' } } },
    { id: 'ascii', output: { charset: 'ascii' } },
    { id: 'no-assets', output: { emitAssets: false } },
    { id: 'list', output: { manifest: true } },
    { id: 'html', output: { inlineScripts: true, inlineStyles: true }, html: { title: 'Chips' }, performance: { preload: true, prefetch: true, preconnect: ['https://cdn.example'], dnsPrefetch: ['https://cdn.example'] } },
    { id: 'page', tools: { htmlPlugin: true } },
    { id: 'extract', tools: { cssExtract: { pluginOptions: { filename: 'all.css' } } } },
    { id: 'style-loader', output: { injectStyles: true }, tools: { styleLoader: { attributes: { nonce: 'own-nonce' } } } },
    { id: 'css-loader', tools: { cssLoader: { url: false } } },
    { id: 'light', tools: { lightningcssLoader: false } },
    { id: 'console', performance: { removeConsole: true } },
    { id: 'prefix', tools: { bundlerChain: () => void order.push('bundlerChain'), rspack: () => console.log(...order, 'rspack') } },
  ].map((item) => ({ ...item, output: { target: 'web' as const, ...item.output, distPath: 'dist/' + item.id } })),
}`)}`,
      'outside.config.ts': config(`{
  logLevel: 'warn',
  lib: ['auto' as const, true, false].map((cleanDistPath) => ({ id: 'clean-' + cleanDistPath, output: { cleanDistPath, distPath: process.env.OUTSIDE + '/' + cleanDistPath } })),
}`),
      'named.config.ts': config(
        "{ output: { target: 'web', distPath: 'dist/failed', cssModules: { namedExport: true } } }",
      ),
      'extra/note.md': 'note\n',
      'public/logo.md': 'logo\n',
      'dist/kept/old.txt': 'old\n',
      'dist/kept/old.js': 'old\n',
      'dist/web/old.js': 'old\n',
      'src/index.ts': `import './chip.css';
import styles from './chip.module.css';
import wave from './wave.svg';

/*! chip 1.0 */
// a usual comment
export function chip(longName: string): string[] {
  console.log('the log');
  console.warn('the warning');
  return [styles.round, wave, longName, 'é'];
}
const unused = () => 'dead code';
`,
      'src/env.d.ts': '/// <reference types="@rslib/core/types" />\n',
      'src/chip.css': '.chip {\n  user-select: none;\n  background: url(./wave.svg);\n}\n',
      'src/chip.module.css': '.round {\n  border-radius: 4px;\n}\n',
      'src/wave.svg': svg,
      'check.mjs': `${script}
import os from 'node:os';

const usual = rslib();
console.log(usual.stdout + (usual.stderr || 'no warning'));
const inDist = (name) => fs.readdirSync('dist/' + name, { recursive: true, withFileTypes: true }).filter((one) => one.isFile()).map((one) => (one.parentPath + '/' + one.name).slice(('dist/' + name).length + 1)).sort();
for (const name of fs.readdirSync('dist')) console.log(name, 'files', inDist(name).join(' '));
const same = (name) => name + ' same as web ' + inDist('web').every((file) => inDist(name).includes(file) && read('dist/' + name + '/' + file) === read('dist/web/' + file));
console.log(same('html'), same('string-name'), same('page'));
console.log('size with the styles', fs.statSync('dist/inject/index.js').size > 2 * fs.statSync('dist/web/index.js').size);
process.env.OUTSIDE = fs.mkdtempSync(os.tmpdir() + '/outside-');
const outside = rslib('--config', 'outside.config.ts');
const warnings = (outside.stdout + outside.stderr).match(/The dist path is not a subdir/g);
console.log('outside warnings', warnings?.length);
fs.rmSync(process.env.OUTSIDE, { recursive: true });
const named = rslib('--config', 'named.config.ts');
console.log('named export', named.status, named.stderr);
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps no warning',
      'omits dist/node/index.css',
      'keeps .round- in dist/web/index.css',
      'keeps round: "round- in dist/node/index.js',
      'emits dist/emit/index.css',
      'omits dist/no-emit/index.css',
      'omits dist/inject/index.css',
      'keeps border-radius: 4px in dist/inject/index.js',
      'keeps size with the styles true',
      'emits dist/min/index.min.js',
      'keeps string-name same as web true',
      'keeps .chip{-webkit-user-select:none in dist/all/index.css',
      'drops longName in dist/all/index.js',
      'keeps // a usual comment in dist/off/index.js',
      'keeps dead code in dist/off/index.js',
      'drops // a usual comment in dist/web/index.js',
      'drops the log in dist/no-logs/index.js',
      'keeps the warning in dist/no-logs/index.js',
      'omits dist/legal-none/index.js.LICENSE.txt',
      'omits dist/legal-inline/index.js.LICENSE.txt',
      'keeps chip 1.0 in dist/legal-none/index.js',
      'keeps chip 1.0 in dist/web/index.js',
      'omits dist/web/index.js.map',
      'drops dead code in dist/web/index.js',
      'keeps longName in dist/web/index.js',
      'drops .chip{ in dist/web/index.css',
      'omits dist/failed/index.js',
      'emits dist/map-js/index.js.map',
      'omits dist/map-js/index.css.map',
      'emits dist/map-css/index.css.map',
      'omits dist/map-css/index.js.map',
      'emits dist/map-files/chip.css.map',
      'emits dist/copied/own/note.md',
      'emits dist/web/logo.md',
      'omits dist/node/logo.md',
      'emits dist/kept/old.txt',
      'omits dist/kept/old.js',
      'omits dist/web/old.js',
      'keeps __webpack_require__.p + "static/svg/wave.svg" in dist/cdn/index.js',
      'keeps https://cdn.example/kit/static/svg/wave.svg in dist/cdn/index.css',
      'omits dist/limit/static/svg/wave.svg',
      'keeps kit-round in dist/named/index.js',
      'keeps \\xe9 in dist/ascii/index.js',
      'keeps é in dist/web/index.js',
      'omits dist/no-assets/static/svg/wave.svg',
      'emits dist/list/manifest.json',
      'keeps html same as web true',
      'emits dist/page/index.html',
      'emits dist/extract/all.css',
      'omits dist/extract/index.css',
      'keeps own-nonce in dist/style-loader/index.js',
      'keeps url("./wave.svg") in dist/css-loader/index.css',
      'drops -webkit- in dist/light/index.css',
      'keeps user-select: none; in dist/light/index.css',
      'keeps -webkit- in dist/web/index.css',
      'drops console in dist/console/index.js',
      'keeps bundlerChain rspack',
      'keeps outside warnings 1',
      "keeps ESModulesLinkingError: export 'default' (imported as 'styles') was not found",
      'omits dist/html/index.html',
    ],
  },
  'externals-by-format': {
    files: {
      'rslib.config.ts': config(`{
  logLevel: 'warn',
  output: { externals: ['map-kit', 'react', { 'own-kit': 'module-import own-kit' }] },
  lib: [
    ...(['esm', 'cjs', 'umd', 'iife'] as const).map((format) => ({ id: format, format, output: { target: 'web' as const, distPath: 'dist/' + format }, source: { entry: { static: 'src/static.ts', lazy: 'src/lazy.ts', required: 'src/required.ts' } } })),
    { id: 'node', output: { distPath: 'dist/node' }, source: { entry: { required: 'src/required.ts' } } },
    { id: 'type', format: 'cjs', output: { distPath: 'dist/type' }, source: { entry: { own: 'src/own.ts' } } },
    { id: 'part', output: { distPath: 'dist/part' }, source: { entry: { part: 'src/part.ts' } } },
    { id: 'both', output: { distPath: 'dist/both', externals: [/^react($|\\/)/] }, source: { entry: { part: 'src/part.ts' } } },
  ],
}`),
      'src/static.ts': "import { at } from 'map-kit';\n\nconsole.log(at);\n",
      'src/lazy.ts': "import('map-kit').then(console.log);\n",
      'src/required.ts': "console.log(require('map-kit'));\n",
      'src/own.ts': "import { at } from 'own-kit';\n\nconsole.log(at);\n",
      'src/part.ts':
        "import { react } from 'react';\nimport { jsx } from 'react/jsx-runtime';\n\nconsole.log(react, jsx);\n",
      'node_modules/react/package.json':
        '{ "name": "react", "version": "1.0.0", "exports": { ".": "./index.js", "./jsx-runtime": "./jsx.js" }, "type": "module" }',
      'node_modules/react/index.js': "export const react = 'react was here';\n",
      'node_modules/react/jsx.js': "export const jsx = 'jsx was here';\n",
    },
    shows: [
      'keeps import { at } from "map-kit" in dist/esm/static.js',
      'keeps import("map-kit") in dist/esm/lazy.js',
      'keeps require("map-kit") in dist/esm/required.js',
      'keeps __rspack_createRequire_require("map-kit") in dist/node/required.js',
      'keeps require("map-kit") in dist/cjs/static.cjs',
      'keeps import("map-kit") in dist/cjs/lazy.cjs',
      'keeps require("map-kit") in dist/cjs/required.cjs',
      'keeps root["map-kit"] in dist/umd/static.js',
      'keeps factory(require("map-kit")) in dist/umd/static.js',
      'keeps import("map-kit") in dist/umd/lazy.js',
      'keeps root["map-kit"] in dist/umd/required.js',
      'keeps globalThis["map-kit"] in dist/iife/static.js',
      'keeps import("map-kit") in dist/iife/lazy.js',
      'keeps globalThis["map-kit"] in dist/iife/required.js',
      'keeps import("own-kit") in dist/type/own.cjs',
      'drops react/jsx-runtime in dist/part/part.js',
      'keeps jsx was here in dist/part/part.js',
      'keeps from "react"; in dist/part/part.js',
      'keeps from "react/jsx-runtime" in dist/both/part.js',
    ],
  },
  'input-rules': {
    files: {
      'rslib.config.ts': config(`{
  logLevel: 'error',
  lib: [
    { id: 'node', source: { entry: { index: 'src/fields.ts' } } },
    { id: 'web', output: { target: 'web' }, source: { entry: { index: 'src/fields.ts' } } },
    { id: 'main', resolve: { mainFields: ['main'] }, source: { entry: { index: 'src/fields.ts' } } },
    { id: 'order', source: { entry: { index: 'src/order.ts' } } },
    { id: 'suffix', resolve: { extensions: ['.web.ts', '.ts', '.js'] }, source: { entry: { index: 'src/order.ts' } } },
    { id: 'alias', bundle: false, resolve: { alias: { '#words': './src/fr.ts' } }, source: { entry: { index: ['./src/{words,fr}.ts'] } } },
    { id: 'folders', source: { entry: { 'cli/main': './src/fr.ts' } } },
    { id: 'globs', bundle: false, source: { entry: { index: ['./src/parts/**', '!./src/parts/*.test.ts'] } } },
    { id: 'assets', source: { entry: { index: 'src/model.ts' }, assetsInclude: /\\.glb$/ } },
    { id: 'pre', source: { entry: { index: 'src/fr.ts', last: 'src/order.ts' }, preEntry: './src/pre.ts' } },
    { id: 'imports', source: { entry: { index: 'src/imports.ts' }, transformImport: [{ libraryName: 'date-kit', customName: 'date-kit/{{ member }}' }] }, output: { externals: [/^date-kit/] } },
    { id: 'decorated', source: { entry: { index: 'src/decorated.ts' } } },
    { id: 'decorated-own', source: { entry: { index: 'src/decorated.ts' }, decorators: { version: '2023-11' as const } } },
    { id: 'lazy', format: 'esm' as const, source: { entry: { first: 'src/lazy.ts', last: 'src/second.ts' } } },
  ].map((item) => ({ ...item, output: { ...item.output, distPath: 'dist/' + item.id } })),
}`),
      'excluded.config.ts': config(
        "{ source: { exclude: [/fr\\.ts$/], entry: { index: 'src/fr.ts' } }, output: { distPath: 'dist/excluded' } }",
      ),
      'plain.config.ts': config(
        "{ source: { entry: { index: 'src/model.ts' } }, output: { distPath: 'dist/plain' } }",
      ),
      'old.config.mjs':
        "export default { lib: [{ source: { alias: { '#words': './src/fr.ts' }, entry: { index: 'src/words.ts' } }, output: { distPath: 'dist/old', externals: ['#words'] } }] };\n",
      'tsconfig.json':
        '{ "compilerOptions": { "experimentalDecorators": true }, "include": ["src"] }',
      'node_modules/fields/package.json':
        '{ "name": "fields", "browser": "./browser.js", "module": "./module.js", "main": "./main.js" }',
      'node_modules/fields/browser.js': "export const from = 'browser field';\n",
      'node_modules/fields/module.js': "export const from = 'module field';\n",
      'node_modules/fields/main.js': "export const from = 'main field';\n",
      'src/fields.ts': "export { from } from 'fields';\n",
      'src/order.ts': "export { from } from './same';\n",
      'src/same.ts': "export const from = 'same.ts';\n",
      'src/same.web.ts': "export const from = 'same.web.ts';\n",
      'src/same.js': "export const from = 'same.js';\n",
      'src/fr.ts': "export const hello: string = 'Bonjour';\n",
      'src/words.ts': "export { hello } from '#words';\n",
      'src/parts/part.ts': 'export const part = 1;\n',
      'src/parts/part.test.ts': 'export const test = 1;\n',
      'src/model.ts': "import model from './model.glb';\n\nexport default model;\n",
      'src/model.glb': 'glTF\n',
      'src/pre.ts': "console.log('before the entry');\n",
      'src/imports.ts':
        "import { format } from 'date-kit';\n\nexport { parse } from 'date-kit';\nexport const now = () => format();\n",
      'src/decorated.ts':
        'const frozen = (target: object): void => void Object.freeze(target);\n\n@frozen\nexport class Shelf {}\n',
      'src/lazy.ts':
        "import { from } from './same';\n\nexport const lazy = () => [from, import('./fr')];\n",
      'src/second.ts':
        "import { from } from './same';\n\nexport const second = () => from + '!';\n",
      'check.mjs': `${script}
const usual = rslib();
console.log(usual.stdout + (usual.stderr || 'no error'));
for (const name of ['excluded.config.ts', 'plain.config.ts', 'old.config.mjs']) {
  const { status, stderr } = rslib('--config', name);
  console.log(name, 'exit', status, stderr);
}
for (const name of ['pre', 'lazy', 'assets']) console.log(name, fs.readdirSync('dist/' + name, { recursive: true }).sort().join(' '));
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps browser field in dist/web/index.js',
      'keeps module field in dist/node/index.js',
      'keeps main field in dist/main/index.js',
      'keeps same.ts in dist/order/index.js',
      'keeps same.web.ts in dist/suffix/index.js',
      'keeps from "./fr.js" in dist/alias/words.js',
      'emits dist/folders/cli/main.js',
      'emits dist/globs/part.js',
      'omits dist/globs/part.test.js',
      'emits dist/assets/static/assets/model.glb',
      'keeps from "./static/assets/model.glb" in dist/assets/index.js',
      'omits dist/plain/index.js',
      'keeps plain.config.ts exit 1',
      'keeps before the entry in dist/pre/8~9.js',
      'keeps import "./8~9.js"; in dist/pre/index.js',
      'keeps import format from "date-kit/format" in dist/imports/index.js',
      'keeps export { parse } from "date-kit" in dist/imports/index.js',
      'keeps _ts_decorate in dist/decorated/index.js',
      'drops _ts_decorate in dist/decorated-own/index.js',
      'keeps from "#words" in dist/old/index.js',
      'drops Bonjour in dist/old/index.js',
      'omits dist/excluded/index.js',
      'keeps Module parse failed',
      'emits dist/lazy/fr~13.js',
      'emits dist/lazy/h~13.js',
      'drops #words in dist/alias/words.js',
    ],
  },
  'browser-map': {
    files: {
      'package.json':
        '{ "type": "module", "browser": { "./src/store.ts": "./src/store.web.ts", "fs": false } }',
      'rslib.config.ts': config(`{
  logLevel: 'error',
  output: { autoExternal: false },
  lib: [
    { id: 'node', output: { distPath: 'dist/node' } },
    { id: 'web', output: { distPath: 'dist/web', target: 'web' } },
  ],
}`),
      'node_modules/kv/package.json':
        '{ "name": "kv", "main": "./node.js", "browser": { "./node.js": "./web.js" } }',
      'node_modules/kv/node.js': "export const kv = 'node';\n",
      'node_modules/kv/web.js': "export const kv = 'web';\n",
      'src/index.ts':
        "import * as fs from 'fs';\n\nexport { kv } from 'kv';\nexport { store } from './store';\nexport const read = fs.readFileSync;\n",
      'src/store.ts': "export const store = 'files';\n",
      'src/store.web.ts': "export const store = 'localStorage';\n",
      'check.mjs': `${script}
rslib();
for (const name of ['node', 'web']) {
  const { kv, store } = await import(new URL('dist/' + name + '/index.js', import.meta.url));
  console.log(name + ' build: ' + store + ' and ' + kv);
}
const { read: withoutFs } = await import(new URL('dist/web/index.js', import.meta.url));
console.log('without fs:', withoutFs);
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps node build: files and node',
      'keeps web build: localStorage and web',
      'keeps without fs: undefined',
    ],
  },
};
