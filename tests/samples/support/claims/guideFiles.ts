/** What the guides to styles, assets, JSON, SVGR, WebAssembly, workers and compatibility say in sentences. */
import {asPackage, manifest, type Claim} from './claim';
import {buildScript} from './guideScript';

export const guideFiles: Readonly<Record<string, Claim>> = {
  'guide-css': {
    files: {
      '.browserslistrc': 'chrome 60\n',
      'src/index.ts': "import './page.css';\nexport const page = 1;\n",
      'src/page.css': ".flex { inset: 0 }\n.picture { background: url('./dot.svg') }\n",
      'src/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" />\n',
      'src/theme.css': '.theme { order: 9 }\n',
      'entries/one.ts': "import { shared } from './shared';\nexport const one = [shared];\n",
      'entries/two.ts': "import { shared } from './shared';\nexport const two = { shared };\n",
      'entries/shared.ts': "import './shared.css';\nexport const shared = 'shared';\n",
      'entries/shared.css': '.shared { order: 1 }\n',
      'text/inline.ts': "import css from '../src/theme.css?inline';\nexport const text = css;\n",
      'text/raw.ts': "import css from '../src/theme.css?raw';\nexport const text = css;\n",
      'aliased/index.ts': "import './index.css';\n",
      'aliased/index.css': "@import '@/theme.css';\n",
      'named/index.ts': "import { chip } from './chip.module.css';\nexport const name = chip;\n",
      'named/chip.module.css': '.chip { order: 1 }\n',
      'check.mjs': `${buildScript}
const one = (name, entry, lib, output = {}, more = {}) =>
  build({ ...more, source: { entry }, lib: [lib], output: { target: 'web', distPath: 'dist/' + name, ...output } });
await one('umd', { index: './src/index.ts' }, { format: 'umd', umdName: 'page' });
await one('browserslist', { index: './src/index.ts' }, {}, { minify: { css: true } });
const entries = { one: './entries/one.ts', two: './entries/two.ts' };
await one('esm', entries, {});
await one('cjs', entries, { format: 'cjs' });
say('shared by two entries', /(\\w+)\\.css \\1\\.js/.test(list('dist/esm')) ? 'a script and a stylesheet' : 'nothing');
say('a script imports a stylesheet', list('dist/esm').split(' ').some((file) => /js$/.test(file) && read('dist/esm/' + file).includes('.css')));
await one('inline', { index: './text/inline.ts' }, {});
await one('raw', { index: './text/raw.ts' }, {});
say('kilobytes', '?inline ' + (read('dist/inline/index.js').length > 1000) + ', ?raw ' + (read('dist/raw/index.js').length > 1000));
await one('files', { index: './aliased/**' }, { bundle: false }, {}, { resolve: { alias: { '@': './src' } } });
await one('folders', { index: './entries/**' }, { bundle: false }, { distPath: { root: 'dist/folders', css: 'css' } });
say('distPath.css in bundleless', list('dist/folders'));
await one('moved', { index: './entries/**' }, { bundle: false }, { distPath: { root: 'dist/moved', js: 'js' } });
say('distPath.js in bundleless', list('dist/moved') + ' ' + /import ".*css"/.exec(read('dist/moved/js/shared.js'))?.[0]);
await one('named', { index: './named/**' }, { bundle: false }, { cssModules: { namedExport: true } });
const injected = async (rules) => {
  write('src/many.css', Array.from({ length: rules }, (_, at) => '.a' + at + '{order:' + at + '}').join('\\n'));
  write('src/many.ts', "import './many.css';\\nexport const many = 1;\\n");
  await one('inject', { many: './src/many.ts' }, {}, { injectStyles: true });
  const code = read('dist/inject/many.js');
  return { kilobytes: Math.round((code.length - read('src/many.css').length) / 1000), element: code.includes('createElement("style")') };
};
const [few, many] = [await injected(1), await injected(30)];
say('injectStyles', 'element ' + few.element + ', same code ' + (Math.abs(few.kilobytes - many.kilobytes) <= 1) + ', ' + list('dist/inject'));
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps data:image/svg+xml in dist/umd/index.css',
      'keeps inset:0 in dist/browserslist/index.css',
      'keeps shared by two entries: a script and a stylesheet',
      'keeps a script imports a stylesheet: false',
      'keeps .shared in dist/cjs/one.css',
      'keeps .shared in dist/cjs/two.css',
      'keeps kilobytes: ?inline true, ?raw false',
      'keeps @/theme.css in dist/files/index.css',
      'keeps distPath.css in bundleless: one.js shared.css shared.js two.js',
      'keeps distPath.js in bundleless: js/one.js js/shared.js js/two.js shared.css import "./shared.css"',
      'keeps as chip } in dist/named/chip.module.js',
      'keeps injectStyles: element true, same code true, many.js',
    ],
  },
  'guide-css-plugin': {
    files: {
      'package.json': manifest({
        devDependencies: {'@rslib/core': '*', '@rsbuild/plugin-less': '*'},
      }),
      'src/index.ts': "import './page.less';\nexport const page = 1;\n",
      'src/page.less': '@a: 1;\n.page { order: @a }\n',
      'check.mjs': `${buildScript}
import { pluginLess } from '@rsbuild/plugin-less';
const missing = (text) => /use "(@rsbuild.plugin-less)"/.exec(text)?.[1] ?? 'nothing';
const output = { target: 'web' };
say('bundle without the plugin', missing(await build({ lib: [{}], output })));
say('bundleless without the plugin', missing(await build({ lib: [{ bundle: false }], output })));
say('plugin in the other item', missing(await build({ lib: [{ id: 'a', plugins: [pluginLess()] }, { id: 'b' }], output })));
`,
    },
    packages: ['@rsbuild/plugin-less'],
    command: 'node check.mjs',
    shows: [
      'keeps bundle without the plugin: @rsbuild/plugin-less',
      'keeps bundleless without the plugin: @rsbuild/plugin-less',
      'keeps plugin in the other item: @rsbuild/plugin-less',
    ],
  },
  'guide-own-effects': {
    files: {
      'package.json': manifest({sideEffects: false}),
      'src/index.ts': "export { part } from './parts';\nimport './top.css';\n",
      'src/top.css': '.top { order: 1 }\n',
      'src/parts/index.ts': "import './parts.css';\nexport { part } from './part';\n",
      'src/parts/parts.css': '.parts { order: 1 }\n',
      'src/parts/part.ts': 'export const part = 1;\n',
      'check.mjs': `${buildScript}
const rules = async (sideEffects) => {
  write('package.json', JSON.stringify({ type: 'module', sideEffects }));
  fs.rmSync('dist', { recursive: true, force: true });
  await build({ lib: [{}], output: { target: 'web' } });
  return fs.existsSync('dist/index.css') ? read('dist/index.css').match(/\\w+(?= {)/g).join() : 'none';
};
say('false', await rules(false));
say('stylesheets', await rules(['**/*.css']));
say('stylesheets and the file', await rules(['**/*.css', './src/parts/index.ts']));
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps false: top',
      'keeps stylesheets: top',
      'keeps stylesheets and the file: parts,top',
    ],
  },
  'guide-css-tools': {
    files: {
      'package.json': '{ "name": "tag", "type": "module" }',
      'src/index.ts': "import './tag.scss';\n",
      'src/tag.scss': '$tone: teal;\n.tag { color: $tone; user-select: none }\n',
      'check.mjs': `${buildScript}
import { pluginSass } from '@rsbuild/plugin-sass';

let seen = '';
const look = { postcssPlugin: 'look', Once: (root) => void (seen = root.toString()) };
await build({ lib: [{ syntax: ['safari 13'] }], output: { target: 'web' }, plugins: [pluginSass()], tools: { postcss: { postcssOptions: { plugins: [look] } } } });
const prefixed = '-webkit-user-select';
const order = ['PostCSS'];
order[/color: ?teal/.test(seen) ? 'unshift' : 'push']('Sass');
order[!seen.includes(prefixed) && read('dist/index.css').includes(prefixed) ? 'push' : 'unshift']('Lightning CSS');
say('styles', 'order: ' + order.join(', '));
`,
    },
    packages: ['@rsbuild/plugin-sass'],
    command: 'node check.mjs',
    shows: ['keeps styles: order: Sass, PostCSS, Lightning CSS'],
  },
  'guide-css-order': {
    files: {
      'package.json': JSON.stringify({
        name: 'balcony',
        type: 'module',
        exports: './dist/index.js',
        sideEffects: ['**/*.css'],
      }),
      'src/index.ts': "export { left } from './left';\nexport { right } from './right';\n",
      'src/left.ts':
        "import './base.css';\nimport './gold.css';\nexport const left = () => 'left';\n",
      'src/right.ts':
        "import './gold.css';\nimport './base.css';\nexport const right = () => 'right';\n",
      'src/base.css': '.base { order: 1 }\n',
      'src/gold.css': '.gold { order: 1 }\n',
      'check.mjs': `${buildScript}
await build({ lib: [{ bundle: false }], output: { target: 'web' } });
const app = async (names) => {
  write('app/main.js', 'import { ' + names + " } from 'balcony';\\nconsole.log(" + names + ');\\n');
  await build({ source: { entry: { main: './app/main.js' } }, lib: [{}], output: { target: 'web', distPath: 'app/dist' } });
  return read('app/dist/main.css').match(/\\w+(?= {)/g).join();
};
say('right', await app('right'));
say('both', await app('left, right'));
`,
    },
    command: 'node check.mjs',
    shows: ['keeps right: gold,base', 'keeps both: base,gold'],
  },
  'guide-assets': {
    files: {
      'src/index.ts':
        "import wave from './wave.svg';\nimport './page.css';\nexport const all = wave;\n",
      'src/page.css': "@font-face { font-family: Tide; src: url('./tide.woff2') }\n",
      'src/tide.woff2': 'glyphs\n',
      'src/wave.svg': '<svg xmlns="http://www.w3.org/2000/svg" />\n',
      'src/url.ts': "import wave from './wave.svg?url';\nexport const all = wave;\n",
      'src/absolute.ts': "import './absolute.css';\n",
      'src/absolute.css': ".a { src: url('/fonts/tide.woff2') }\n",
      'src/table.ts': "export const table = new URL('./tides.csv', import.meta.url);\n",
      'src/tides.csv': '1\n',
      'check.mjs': `${buildScript}
const one = (name, entry, output, lib = {}, more = {}) =>
  build({ ...more, source: { entry: { index: './src/' + entry } }, lib: [lib], output: { distPath: 'dist/' + name, ...output } });
await one('node', 'index.ts', {});
say('target node', list('dist/node'));
say('an absolute path', /Module not found/.exec(await one('absolute', 'absolute.ts', { target: 'web' }))?.[0]);
await one('filtered', 'absolute.ts', { target: 'web' }, {}, { tools: { cssLoader: { url: { filter: (url) => !url.startsWith('/') } } } });
say('with the filter', /url\\(.*\\)/.exec(read('dist/filtered/index.css'))?.[0]);
await one('auto', 'index.ts', { target: 'web', assetPrefix: 'auto', dataUriLimit: 0 }, { format: 'umd', umdName: 'tide' });
say('assetPrefix auto', read('dist/auto/index.js').includes('currentScript'));
await one('url', 'url.ts', { target: 'web', dataUriLimit: 4096 });
say('?url with dataUriLimit', list('dist/url'));
await one('cjs', 'table.ts', { assetPrefix: 'https://example.com/' }, { format: 'cjs' });
say('new URL() with assetPrefix', read('dist/cjs/index.cjs').includes('example.com'));
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps target node: index.js static/svg/wave.svg',
      'keeps an absolute path: Module not found',
      'keeps with the filter: url("/fonts/tide.woff2")',
      'keeps assetPrefix auto: true',
      'keeps ?url with dataUriLimit: index.js static/svg/wave.svg',
      'keeps new URL() with assetPrefix: false',
    ],
  },
  'guide-new-url': {
    files: {
      'src/absent.ts': "export const a = new URL('./absent.csv', import.meta.url);\n",
      'src/folder.ts': "export const a = new URL('./empty', import.meta.url);\n",
      'src/empty/notes.md': 'notes\n',
      'src/path.ts':
        "import path from 'node:path';\nimport { fileURLToPath } from 'node:url';\nexport const here = path.dirname(fileURLToPath(import.meta.url));\n",
      'files/index.ts': "export const a = new URL('./tides.csv', import.meta.url);\n",
      'files/tides.csv': '06:12,high tide\n',
      'check.mjs': `${buildScript}
const one = async (entry, lib = {}) => /Module not found|Module parse failed/.exec(await build({ source: { entry: { index: entry } }, lib: [lib] }))?.[0];
say('no file', await one('./src/absent.ts'));
say('a folder without an index file', await one('./src/folder.ts'));
say('bundleless, not excluded', await one('./files/**', { bundle: false }));
await build({ source: { entry: { index: './src/path.ts' } }, output: { distPath: 'dist/path' }, lib: [{ format: 'esm' }, { format: 'cjs' }] });
write('path.cjs', "const show = ({ here }) => require('node:path').relative(__dirname, here); import('./dist/path/index.js').then((esm) => console.log('esm ' + show(esm) + ', cjs ' + show(require('./dist/path/index.cjs'))));");
say('path.dirname', node('path.cjs').stdout.trim());
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps no file: Module not found',
      'keeps a folder without an index file: Module not found',
      'keeps bundleless, not excluded: Module parse failed',
      'keeps path.dirname: esm dist/path, cjs dist/path',
      'omits dist/path/static/assets/path.ts',
    ],
  },
  'guide-addons': {
    files: {
      'src/index.ts': "import tide from './tide.node';\nexport const kind = typeof tide;\n",
      'src/tide.node': 'binary\n',
      'check.mjs': `${buildScript}
await build({ lib: [{ bundle: false, source: { entry: { index: './src/**' } }, output: { distPath: 'dist/files' } }] });
await build({ lib: [{ format: 'cjs', output: { distPath: 'dist/cjs' } }] });
await build({ lib: [{ format: 'cjs', bundle: false, source: { entry: { index: './src/**' } }, output: { distPath: 'dist/cjs-files' } }] });
write('stub.cjs', "require.extensions['.node'] = (module) => (module.exports = { height: 1 }); process.dlopen = (module) => (module.exports = { height: 1 }); console.log(require('./dist/cjs-files/index.cjs').kind);");
say('bundleless CommonJS', node('stub.cjs').stdout.trim());
`,
    },
    command: 'node check.mjs',
    shows: [
      'emits dist/files/tide.node',
      'emits dist/cjs/tide.node',
      'keeps bundleless CommonJS: undefined',
    ],
  },
  'guide-kept-paths': {
    files: {
      'package.json': manifest({dependencies: {kelp: '1'}}),
      ...asPackage('kelp'),
      'tsconfig.json': JSON.stringify({compilerOptions: {paths: {'@/*': ['src/*']}}}),
      'src/index.ts':
        "declare const require: { resolve: (name: string) => string };\nexport const find = () => require.resolve('kelp');\n",
      'src/alias.ts': "export { part } from '@/part';\n",
      'src/part.ts': "export const part = 'a part of it';\n",
      'check.mjs': `${buildScript}
await build({ lib: [{ format: 'esm' }, { format: 'cjs' }] });
const outputs = { esm: 'dist/index.js', cjs: 'dist/index.cjs' };
const each = (of) => Object.entries(outputs).map(([format, file]) => format + ' ' + of(file)).join(', ');
say('kept', each((file) => read(file).includes("require.resolve('kelp')")));
say('bundled', each((file) => read(file).includes('kelp was here')));
const reason = ({ status, stderr }) => (status === 0 ? 'found' : /require is not defined/.exec(stderr)?.[0]);
write('run-esm.mjs', "import { find } from './dist/index.js'; find();");
write('run-cjs.cjs', "require('./dist/index.cjs').find();");
say('run', 'esm ' + reason(node('run-esm.mjs')) + ', cjs ' + reason(node('run-cjs.cjs')));
const said = await build({ source: { entry: { index: './src/alias.ts' } }, lib: [{ output: { distPath: 'dist/alias' } }] });
say('without dts', read('dist/alias/index.js').includes('a part of it') ? 'resolved' : said);
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps kept: esm true, cjs true',
      'keeps bundled: esm false, cjs false',
      'keeps run: esm require is not defined, cjs found',
      'keeps without dts: resolved',
    ],
  },
  'guide-json': {
    files: {
      'package.json': manifest({dependencies: {kelp: '1'}}),
      ...asPackage('kelp'),
      'src/index.ts': "export { hello } from './it.json';\n",
      'src/it.json': '{ "hello": "ciao" }\n',
      'src/unused.json': '{ "unused": 1 }\n',
      'cjs/index.ts':
        "import kelp from 'kelp/package.json' with { type: 'json' };\nexport const version = kelp.version;\n",
      'check.mjs': `${buildScript}
await build({ lib: [{ bundle: false, output: { distPath: 'dist/files' } }] });
await build({ source: { entry: { index: './cjs/index.ts' } }, lib: [{ format: 'cjs', output: { distPath: 'dist/cjs' } }] });
`,
    },
    command: 'node check.mjs',
    shows: [
      'emits dist/files/unused.js',
      'keeps require("kelp/package.json") in dist/cjs/index.cjs',
    ],
  },
  'guide-svgr': {
    files: {
      'named/index.tsx':
        "import { ReactComponent as Sun } from './sun.svg';\nexport const sun = <Sun />;\n",
      'named/sun.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><defs><linearGradient id="glow"><stop offset="0" stop-color="gold" /><stop offset="1" stop-color="red" /></linearGradient></defs><path class="ray" d="M0 0h8v8z" fill="url(#glow)" /><style>.ray:hover { fill: blue }</style></svg>\n',
      'usual/index.tsx':
        "import Sun from './sun.svg?react';\nimport './index.css';\nexport const sun = <Sun />;\n",
      'usual/index.css': ".sun { background: url('./sun.svg') }\n",
      'wrong/index.tsx': "import sun from './sun.svg';\nexport const file = sun;\n",
      'check.mjs': `${buildScript}
import { pluginReact } from '@rsbuild/plugin-react';
import { pluginSvgr } from '@rsbuild/plugin-svgr';
fs.copyFileSync('named/sun.svg', 'usual/sun.svg');
fs.copyFileSync('named/sun.svg', 'wrong/sun.svg');
const one = (name, bundle, svgr) => build({
  plugins: [pluginReact(), pluginSvgr(svgr)],
  source: { entry: { index: './' + name + '/' + (bundle ? 'index.tsx' : '**') } },
  lib: [{ bundle }],
  output: { target: 'web', distPath: 'dist/' + name },
});
const named = { svgrOptions: { exportType: 'named' } };
await one('named', false, named);
say('exportType alone', list('dist/named') + ', default ' + read('dist/named/sun.js').includes('export default'));
await one('usual', true, {});
say('a default import in bundleless', (await one('wrong', false, named)).includes('error') ? 'fails' : 'passes');
`,
    },
    packages: ['@rsbuild/plugin-react', '@rsbuild/plugin-svgr', 'react'],
    command: 'node check.mjs',
    shows: [
      'keeps exportType alone: index.js sun.js, default false',
      'keeps sun_svg__ in dist/usual/index.js',
      'keeps url(./static/svg/sun.svg) in dist/usual/index.css',
      'keeps a default import in bundleless: passes',
    ],
  },
  'guide-wasm': {
    files: {
      'src/index.js':
        "import { square } from './square.wasm';\nexport const area = (side) => square(side);\n",
      'outer/index.js':
        "import { square } from '../pkg/tile.js';\nexport const area = (side) => square(side);\n",
      'pkg/tile.js': 'export const square = (side) => side * side;\n',
      'again/index.ts': "export { square } from './square.wasm';\n",
      'again/square.d.wasm.ts': 'export function square(side: number): number;\n',
      'again/tsconfig.json':
        '{ "compilerOptions": { "rootDir": ".", "module": "esnext", "moduleResolution": "bundler", "allowArbitraryExtensions": true } }',
      'sundial/env.js': 'export const now = () => 7;\n',
      'sundial/index.js': "export { get } from './clock.wasm';\n",
      'check.mjs': `${buildScript}
import webpack from 'webpack';
const square = Buffer.from('0061736d0100000001060160017f017f03020100070a010673717561726500000a09010700200020006c0b', 'hex');
for (const folder of ['src', 'again']) fs.writeFileSync(folder + '/square.wasm', square);
fs.writeFileSync('sundial/clock.wasm', Buffer.from('0061736d010000000105016000017f021001082e2f656e762e6a73036e6f770000070701036765740000', 'hex'));
const one = (name, entry, lib = {}, more = {}) => build({ ...more, source: { entry: { index: entry }, ...more.source }, lib: [{ output: { distPath: 'dist/' + name }, ...lib }] });
await one('off', './src/index.js', { bundle: false, wasm: false });
say('wasm false', list('dist/off') + ' ' + /from "(.*)"/.exec(read('dist/off/index.js'))?.[1]);
await one('outer', './outer/**', { bundle: false });
say('outside the sources', /from "(.*)"/.exec(read('dist/outer/index.js'))?.[1] + ' ' + /ERR_\\w+/.exec(node('dist/outer/index.js').stderr)?.[0]);
await one('again', './again/index.ts', { bundle: false, wasm: false, dts: { isolated: true } }, { source: { entry: { index: './again/index.ts' }, tsconfigPath: './again/tsconfig.json' } });
say('a declaration by hand', list('dist/again') + ' ' + /from '(.*)'/.exec(read('dist/again/index.d.ts'))?.[1]);
write('package.json', '{ "name": "sundial" }');
await one('sundial', './sundial/**', { bundle: false });
say('without type module', list('dist/sundial'));
await new Promise((done) => webpack({ mode: 'production', entry: './dist/sundial/index.mjs', output: { path: process.cwd() + '/site' }, experiments: { asyncWebAssembly: true } }, (_, stats) => {
  say('webpack', /Module not found/.exec(stats.toString())?.[0]);
  done();
}));
await one('compiled', './sundial/**', { bundle: false, wasm: { mode: 'compile' } });
say('compiled', (await import('./dist/compiled/index.mjs')).get());
say('fetch of a file', await fetch(new URL('src/square.wasm', import.meta.url)).then(() => 'read', ({ message }) => message));
`,
    },
    packages: ['webpack', 'typescript'],
    command: 'node check.mjs',
    shows: [
      'keeps wasm false: index.js ./square.wasm',
      'keeps outside the sources: ../pkg/tile.js ERR_MODULE_NOT_FOUND',
      'keeps a declaration by hand: index.d.ts index.js ./square.wasm',
      'keeps without type module: clock.wasm env.mjs index.mjs',
      'keeps webpack: Module not found',
      'keeps compiled: 7',
      'keeps fetch of a file: fetch failed',
    ],
  },
  'guide-worker': {
    files: {
      'src/split.ts':
        "const url = new URL('./counter.ts', import.meta.url);\nexport const worker = () => new Worker(url);\n",
      'src/query.ts':
        "import Counter from './counter.ts?worker';\nexport const worker = () => new Counter();\n",
      'src/whole.ts':
        "export const worker = () => new Worker(new URL('./counter.ts', import.meta.url));\n",
      'src/counter.ts': 'const one: number = 1;\nself.postMessage(one);\n',
      'check.mjs': `${buildScript}
const one = (name, entry) => build({ source: { entry }, lib: [{}], output: { target: 'web', distPath: 'dist/' + name } });
await one('split', { index: './src/split.ts' });
say('split expression', list('dist/split'));
await one('query', { index: './src/query.ts' });
await one('entries', { index: './src/whole.ts', counter: './src/counter.ts' });
const files = list('dist/entries').split(' ');
say('worker and entry', files.length);
say('the file of the entry', /^import "\\.\\/[^"]+";\\s*$/.test(read('dist/entries/counter.js')) ? 'only imports' : read('dist/entries/counter.js'));
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps split expression: index.js static/assets/counter.ts',
      'keeps new Worker( in dist/query/index.js',
      'keeps worker and entry: 3',
      'keeps the file of the entry: only imports',
    ],
  },
  'guide-syntax': {
    files: {
      'tsconfig.json': '{ "compilerOptions": { "target": "es5", "rootDir": "src" } }',
      'src/index.ts': 'export const or = (a?: string) => a ?? 1;\n',
      'src/assign.ts': 'export const set = (a: { b?: number }) => (a.b ??= 1);\n',
      'src/dependency.ts': "export { delta } from 'delta';\n",
      ...asPackage('delta'),
      'node_modules/delta/index.js': 'export const delta = (a) => a ?? 1;\n',
      'css/index.ts': "import './index.css';\n",
      'css/index.css': 'a:has(b) { order: 1 }\n@container (width > 1px) { a { order: 2 } }\n',
      'helpers/index.ts':
        "import { two } from './two';\nexport const one = (a: object) => ({ ...a, ...two(a) });\n",
      'helpers/two.ts': 'export const two = (a: object) => ({ ...a, two: 1 });\n',
      'check.mjs': `${buildScript}
const one = async (name, entry, lib = {}, more = {}) => {
  await build({ ...more, source: { entry: { index: entry }, ...more.source }, lib: [{ output: { distPath: 'dist/' + name, ...more.output }, ...lib }] });
  return fs.existsSync('dist/' + name + '/index.js') ? read('dist/' + name + '/index.js') : '';
};
const kept = (code) => (code.includes('??') ? 'kept' : 'lowered');
say('target es5 in tsconfig.json', kept(await one('target', './src/index.ts')));
say('overrideBrowserslist', kept(await one('override', './src/index.ts', { syntax: 'esnext' }, { output: { overrideBrowserslist: ['chrome 60'] } })));
say('es2020', (await one('es2020', './src/assign.ts', { syntax: 'es2020' })).includes('??=') ? 'kept' : 'lowered');
say('a bundled package', kept(await one('package', './src/dependency.ts', { syntax: 'es2019' })));
say('all of node_modules', kept(await one('packages', './src/dependency.ts', { syntax: 'es2019' }, { source: { entry: { index: './src/dependency.ts' }, include: [/[\\\\/]node_modules[\\\\/]/] } })));
write('package.json', '{ "type": "module", "engines": { "node": "*" } }');
say('engines *', kept(await one('engines', './src/index.ts')));
await one('css', './css/index.ts', { syntax: 'es2015' }, { output: { target: 'web' } });
const count = (text) => text.split('function _define_property(').length - 1;
const bundle = count(await one('bundle', './helpers/index.ts', { syntax: 'es2015' }));
await one('files', './helpers/**', { syntax: 'es2015', bundle: false });
say('helpers', 'bundle ' + bundle + ', files ' + ['index.js', 'two.js'].map((file) => count(read('dist/files/' + file))).join('+'));
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps target es5 in tsconfig.json: kept',
      'keeps overrideBrowserslist: lowered',
      'keeps es2020: kept',
      'keeps a bundled package: kept',
      'keeps all of node_modules: lowered',
      'keeps engines *: kept',
      'keeps :has(b) in dist/css/index.css',
      'keeps @container in dist/css/index.css',
      'keeps helpers: bundle 1, files 1+1',
    ],
  },
};
