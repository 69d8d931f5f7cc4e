/** What answers to the questions of a second blind draw say in sentences. */
import {asPackage, config, manifest, script, svg, type Claim} from './claim';
import {watching} from './drawn';
import {buildScript} from './guideScript';

const item = (id: string, entry: string, more = '', output = ''): string =>
  `{ id: '${id}', source: { entry: { ${entry} } }, output: { distPath: 'dist/${id}'${output} }${more} }`;

const web = ", target: 'web'";

/** A package that makes ids, as a worker would import it. */
const idPackage = (name: string): Record<string, string> => ({
  [`node_modules/${name}/package.json`]: `{ "name": "${name}", "version": "1.0.0", "type": "module", "exports": "./index.js" }`,
  [`node_modules/${name}/index.js`]: `export const id = () => 'made by ${name}';\n`,
});

export const redrawn: Readonly<Record<string, Claim>> = {
  'import-packages': {
    files: {
      'package.json': manifest({
        dependencies: {ext: '1'},
        devDependencies: {'@rslib/core': '*', key: '1', old: '1'},
      }),
      'rslib.config.mjs': `export default {
  logLevel: 'error',
  output: { filename: { js: '[name].js' } },
  lib: [
    ${item('node', "index: 'src/index.ts'")},
    ${item('named', "index: 'src/named.ts'")},
  ],
};
`,
      'src/index.ts':
        "export const old = () => import('old');\nexport const load = (path: string) => import(path);\n",
      'src/named.ts': 'export const key = () => import(/* webpackChunkName: "key" */ \'old\');\n',
      ...asPackage('ext'),
      'node_modules/old/package.json': '{ "name": "old", "version": "1.0.0" }',
      'node_modules/old/index.js':
        "const os = require('node:os');\nconst { ext } = require('ext');\n\nexports.old = () => 'old with ' + (os.EOL ? 'node:os' : '') + ' and ' + ext.split(' ')[0];\n",
      'check.mjs': `${script}
const { stderr } = rslib();
console.log(stderr);
const { old } = await import('./dist/node/index.js');
console.log('runs:', (await old()).old());
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps import(path) in dist/node/index.js',
      'emits dist/named/key~1.js',
      'keeps __rspack_createRequire_require("node:os") in dist/node/old~0.js',
      'keeps runs: old with node:os and ext',
    ],
  },
  'jsx-globals': {
    files: {
      'rslib.config.ts': config(`{
  logLevel: 'error',
  output: { target: 'web', externals: [/^react($|\\/)/] },
  lib: [
    { format: 'umd', umdName: 'ui', output: { distPath: 'dist/umd' } },
    { format: 'iife', output: { distPath: 'dist/iife' } },
  ],
}`),
      'src/index.ts': "import { jsx } from 'react/jsx-runtime';\n\nconsole.log(jsx('p', {}));\n",
    },
    shows: [
      'keeps root["react/jsx-runtime"] in dist/umd/index.js',
      'keeps globalThis["react/jsx-runtime"] in dist/iife/index.js',
    ],
  },
  'class-file': {
    files: {
      'rslib.config.ts': config(
        "{ output: { target: 'web', distPath: 'dist/name', cssModules: { localIdentName: '[name]_[local]-[hash:base64:6]' } } }",
      ),
      'src/index.ts': "export { default } from './seat.module.css';\n",
      'src/seat.module.css': '.free {\n  color: teal;\n}\n',
    },
    shows: ['keeps .seat-module_free- in dist/name/index.css'],
  },
  'worker-packages': {
    files: {
      'package.json': manifest({
        dependencies: {'id-kit': '1'},
        devDependencies: {'@rslib/core': '*', 'dev-kit': '1'},
      }),
      'rslib.config.mjs': `export default {
  logLevel: 'error',
  output: { filename: { js: '[name].js' } },
  lib: [
    ${item('esm', "index: 'src/index.ts'", '', web)},
    ${item('all', "index: 'src/index.ts'", '', `${web}, autoExternal: false`)},
    ${item('dev', "index: 'src/dev/index.ts'", '', web)},
    ${item('inline', "index: 'src/inline.ts'", '', web)},
    ${item('inline-umd', "index: 'src/inline.ts'", ", format: 'umd', umdName: 'ids'", web)},
    ${item('iife', "counter: 'src/counter.ts'", ", format: 'iife'", web)},
    ${item('cjs', "counter: 'src/counter.ts'", ", format: 'cjs'", `${web}, filename: { js: '[name].cjs' }`)},
  ],
};
`,
      'src/index.ts':
        "export const start = () => new Worker(new URL('./counter.ts', import.meta.url));\n",
      'src/counter.ts': "import { id } from 'id-kit';\n\nself.postMessage(id());\n",
      'src/dev/index.ts':
        "export const start = () => new Worker(new URL('./counter.ts', import.meta.url));\n",
      'src/dev/counter.ts': "import { id } from 'dev-kit';\n\nself.postMessage(id());\n",
      'src/inline.ts':
        "import Counter from './counter.ts?worker&inline';\n\nexport const start = () => new Counter();\n",
      ...idPackage('id-kit'),
      ...idPackage('dev-kit'),
      'check.mjs': `${script}
import vm from 'node:vm';

console.log(rslib().stderr);
const run = (name, file) => {
  const posted = [];
  const scope = { postMessage: (text) => posted.push(text), exports: {} };
  try {
    vm.runInNewContext(read(file), { ...scope, self: scope });
    console.log(name, posted.join());
  } catch (error) {
    console.log(name, String(error));
  }
};
run('iife worker:', 'dist/iife/counter.js');
run('cjs worker:', 'dist/cjs/counter.cjs');
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps from "id-kit" in dist/esm/counter~0.js',
      'keeps made by id-kit in dist/all/counter~1.js',
      'keeps made by dev-kit in dist/dev/counter~2.js',
      'keeps made by id-kit in dist/inline/index.js',
      'keeps made by id-kit in dist/inline-umd/index.js',
      'keeps made by id-kit in dist/iife/counter.js',
      'keeps require("id-kit") in dist/cjs/counter.cjs',
      'keeps iife worker: made by id-kit',
      'keeps cjs worker: ReferenceError: require is not defined',
    ],
  },
  glibc: {
    files: {
      'check.mjs': `${script}
import path from 'node:path';

const folder = (name, from) => path.dirname(createRequire(fs.realpathSync(from) + '/x.js').resolve(name + '/package.json'));
const binding = folder('@rspack/binding', folder('@rspack/core', folder('@rsbuild/core', 'node_modules/@rslib/core')));
const binary = folder('@rspack/binding-linux-x64-gnu', binding);
const { version, main } = JSON.parse(read(binary + '/package.json'));
const names = fs.readFileSync(path.join(binary, main), 'latin1').match(/GLIBC_\\d+\\.\\d+/g);
const minors = names.map((name) => Number(name.split('.')[1]));
console.log('Rspack', version, 'needs glibc 2.' + Math.max(...minors));
`,
    },
    command: 'node check.mjs',
    shows: ['keeps Rspack 2.2.9 needs glibc 2.15'],
  },
  'dts-one-folder': {
    files: {
      'package.json': '{ "name": "tide", "version": "1.0.0" }',
      'tsconfig.json':
        '{ "compilerOptions": { "target": "ES2022", "module": "ESNext", "moduleResolution": "bundler", "rootDir": "src", "strict": true, "skipLibCheck": true, "types": [] }, "include": ["src"] }\n',
      'rslib.config.mjs':
        "const dts = { autoExtension: true };\nexport default { logLevel: 'error', lib: [{ format: 'cjs', bundle: false, dts }, { format: 'esm', bundle: false, dts }] };\n",
      'src/index.ts': "export { part } from './part';\n",
      'src/part.ts': 'export const part: number = 1;\n',
      'check.mjs': `${script}
rslib();
console.log('shared:', fs.readdirSync('dist').filter((file) => file.includes('.d.')).sort().join(' '));
console.log(read('dist/index.d.mts'), read('dist/index.d.ts'));
`,
    },
    packages: ['typescript'],
    command: 'node check.mjs',
    shows: [
      'keeps shared: index.d.mts index.d.ts part.d.mts part.d.ts',
      "keeps export { part } from './part.mjs'",
      "keeps export { part } from './part.js'",
    ],
  },
  'no-build-export': {
    files: {
      'old.mjs': "import { build } from '@rslib/core';\n\nawait build({ lib: [] });\n",
    },
    command: 'node old.mjs',
    shows: ["fails does not provide an export named 'build'"],
  },
  'watch-files': {
    files: {
      'package.json': manifest({devDependencies: {'@rslib/core': '*', ext: '1'}}),
      'tsconfig.json': '{ "compilerOptions": { "rootDir": "src" }, "include": ["src"] }\n',
      'rslib.config.mjs': 'export default {};\n',
      'restart.config.mjs':
        "export default { dev: { watchFiles: { paths: './package.json', type: 'restart' } } };\n",
      'src/index.ts': "export { ext } from 'ext';\n\nexport class Port {\n  berth?: string;\n}\n",
      ...asPackage('ext'),
      'check.mjs': `${watching}
const built = (text) => text.includes('built in');
const declared = () => fs.writeFileSync('package.json', '{ "type": "module", "dependencies": { "ext": "1" } }');
const before = read('package.json');
const output = () => read('dist/index.js');
const plain = watch();
await plain.ready();
console.log('field:', output().includes('berth;'));
fs.writeFileSync('tsconfig.json', '{ "compilerOptions": { "rootDir": "src", "experimentalDecorators": true }, "include": ["src"] }');
await plain.until(built);
console.log('field after a change of tsconfig.json:', output().includes('berth;'));
await wait(600);
declared();
await wait(600);
plain.said = '';
fs.appendFileSync('src/index.ts', 'export const two = 2;\\n');
await plain.until(built);
console.log('rebuilt:', output().includes('two'), 'external:', output().includes('from "ext"'));
plain.child.kill();
fs.writeFileSync('package.json', before);
const listed = watch('-c', 'restart.config.mjs');
await listed.ready();
declared();
await listed.until((text) => text.includes('restarting') && built(text));
console.log(listed.said);
console.log('after a restart, external:', output().includes('from "ext"'));
listed.child.kill();
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps field: true',
      'keeps field after a change of tsconfig.json: false',
      'keeps rebuilt: true external: false',
      'keeps restarting build as package.json changed',
      'keeps after a restart, external: true',
    ],
  },
  'svgr-plain-named': {
    packages: ['@rsbuild/plugin-react', '@rsbuild/plugin-svgr', 'react'],
    files: {
      'package.json': manifest({peerDependencies: {react: '*'}}),
      'rslib.config.ts': `import { pluginReact } from '@rsbuild/plugin-react';
import { pluginSvgr } from '@rsbuild/plugin-svgr';
${config(`{
  output: { target: 'web' },
  plugins: [pluginReact(), pluginSvgr()],
  lib: [
    { id: 'bundle', output: { distPath: 'dist/bundle' } },
    { id: 'files', bundle: false, output: { distPath: 'dist/files' } },
  ],
}`)}`,
      'src/index.ts': "export { ReactComponent } from './sun.svg';\n",
      'src/sun.svg': svg,
      'check.mjs': `${script}
console.log(rslib('--lib', 'bundle').stderr);
const { status } = rslib('--lib', 'files');
const exported = read('dist/files/sun.js').match(/export .*/g).join();
console.log('files:', status + ',', exported.includes('ReactComponent') ? 'exports both' : 'exports ' + (exported.match(/default/)?.[0] ?? 'nothing'));
`,
    },
    command: 'node check.mjs',
    shows: [
      "keeps Can't import the named export 'ReactComponent'",
      'keeps files: 0, exports default',
    ],
  },
  'entry-only': {
    files: {
      'rslib.config.ts': config(`{
  lib: [
    ${item('one', "index: './src/index.ts'", ', bundle: false')},
    ${item('glob', "index: './src/**'", ', bundle: false')},
  ],
}`),
      'src/index.ts': "export { center } from './text/center';\n",
      'src/text/center.ts': 'export const center = 1;\n',
    },
    shows: ['silent', 'omits dist/one/text/center.js', 'emits dist/glob/text/center.js'],
  },
  'umd-copies': {
    files: {
      'rslib.config.ts': config(
        "{ output: { target: 'web' }, lib: [{ format: 'umd', umdName: ['Acme', '[name]'], source: { entry: { index: 'src/index.ts', charts: 'src/charts.ts' } } }] }",
      ),
      'src/index.ts': "import { find } from './shared';\n\nexport const one = find;\n",
      'src/charts.ts': "import { find } from './shared';\n\nexport const chart = find;\n",
      'src/shared.ts': "export const find = () => console.log('shared module');\n",
    },
    shows: ['keeps shared module in dist/index.js', 'keeps shared module in dist/charts.js'],
  },
  'wasm-in-app': {
    files: {
      'package.json': manifest(),
      'src/index.js':
        "import { square } from './square.wasm';\n\nexport const nine = () => square(3);\n",
      'src/url.js':
        "export const address = () => new URL('./square.wasm', import.meta.url).href;\n",
      'src/bytes.js':
        "import bytes from './square.wasm' with { type: 'bytes' };\n\nexport const load = () => WebAssembly.instantiate(bytes);\n",
      'src/source.js':
        "import source squareModule from './square.wasm';\n\nexport const load = () => WebAssembly.instantiate(squareModule);\n",
      'src/bindings.js': "export { square } from '../pkg/tile.js';\n",
      'src/init.js': "export { init } from '../pkg-web/tile.js';\n",
      'pkg/tile.js':
        "import * as wasm from './tile_bg.wasm';\nimport { __wbg_set_wasm } from './tile_bg.js';\n\nexport * from './tile_bg.js';\n__wbg_set_wasm(wasm);\n",
      'pkg/tile_bg.js':
        'let wasm;\n\nexport const __wbg_set_wasm = (value) => {\n  wasm = value;\n};\nexport const square = (side) => wasm.square(side);\n',
      'pkg-web/tile.js':
        "export const init = (source = new URL('tile_bg.wasm', import.meta.url)) => fetch(source);\n",
      'check.mjs': `${buildScript}
import { rspack } from '@rslib/core';
import webpack from 'webpack';

const hex = '0061736d0100000001060160017f017f03020100070a010673717561726500000a09010700200020006c0b';
for (const file of ['src/square', 'pkg/tile_bg', 'pkg-web/tile_bg']) fs.writeFileSync(file + '.wasm', Buffer.from(hex, 'hex'));

const libraries = {
  web: {},
  node: { output: { target: 'node' } },
  compiled: { bundle: false, wasm: { mode: 'compile' } },
  files: { bundle: false },
  url: { source: { entry: { index: 'src/url.js' } } },
  bytes: { source: { entry: { index: 'src/bytes.js' } } },
  source: { source: { entry: { index: 'src/source.js' } } },
  bindings: { source: { entry: { index: 'src/bindings.js' } } },
  init: { source: { entry: { index: 'src/init.js' } } },
};
for (const [name, { output, ...more }] of Object.entries(libraries)) {
  await build({ lib: [{ source: { entry: { index: 'src/index.js' } }, output: { target: 'web', distPath: 'dist/' + name, ...output }, ...more }] });
  write('app/' + name + '.mjs', "import * as library from '../dist/" + name + "/index.js';\\nglobalThis.library = library;\\n");
  for (const [tool, bundle] of Object.entries({ webpack, rspack })) {
    const site = process.cwd() + '/site/' + tool + '/' + name;
    await new Promise((done) => {
      const app = { mode: 'production', target: name === 'node' ? 'node' : 'web', entry: './app/' + name + '.mjs', output: { path: site }, experiments: { asyncWebAssembly: true } };
      bundle(app, (_, stats) => {
        const { assets, errors, warnings } = stats.toJson({ all: false, assets: true, errors: true, warnings: true });
        const file = assets.some((asset) => asset.name.endsWith('.wasm')) ? 'file' : 'no file';
        const address = read(site + '/main.js').includes('file:///') ? 'file:///' : 'no address';
        say(tool + ' ' + name, [errors.length, warnings.length, file, address].join(', '));
        done();
      });
    });
  }
}
say('run', /fetch failed/.exec(node('site/webpack/web/main.js').stderr)?.[0]);
`,
    },
    packages: ['webpack'],
    command: 'node check.mjs',
    shows: [
      'keeps webpack web: 0, 0, no file, file:///',
      'keeps rspack web: 0, 0, no file, file:///',
      'keeps webpack node: 0, 0, no file, file:///',
      'keeps rspack node: 0, 0, no file, file:///',
      'keeps webpack compiled: 0, 0, no file, file:///',
      'keeps rspack compiled: 0, 0, no file, file:///',
      'keeps webpack files: 0, 0, file, no address',
      'keeps rspack files: 0, 0, file, no address',
      'keeps webpack url: 0, 0, file, no address',
      'keeps rspack url: 0, 0, file, no address',
      'keeps webpack bytes: 0, 0, no file, no address',
      'keeps rspack bytes: 0, 0, no file, no address',
      'keeps webpack source: 0, 0, no file, file:///',
      'keeps rspack source: 0, 0, no file, file:///',
      'keeps webpack bindings: 0, 0, no file, file:///',
      'keeps rspack bindings: 0, 0, no file, file:///',
      'keeps webpack init: 0, 0, file, no address',
      'keeps rspack init: 0, 0, file, no address',
      'keeps run: fetch failed',
      'keeps import.meta.url in dist/web/index.js',
    ],
  },
  'shared-worker': {
    files: {
      'package.json': manifest(),
      'src/index.ts': `export const chat = () => new SharedWorker(new URL('./chat.ts', import.meta.url));
export const fib = () => new Worker(new URL('./fib.ts', import.meta.url));
`,
      'src/alone.ts':
        "export const fib = () => new Worker(new URL('./fib.ts', import.meta.url));\n",
      'src/own.ts':
        "import { say } from './say';\n\nexport const fib = () => new Worker(new URL('./fib.ts', import.meta.url));\nexport const greet = () => say('hi');\n",
      'src/chat.ts': "import { say } from './say';\n\nself.onconnect = () => say('chat');\n",
      'src/fib.ts': "import { say } from './say';\n\nself.onmessage = () => say('fib');\n",
      'src/say.ts': 'export const say = (text: string): void => console.log(text);\n',
      'check.mjs': `${buildScript}
const one = (name, lib) => build({ output: { target: 'web' }, lib: [{ ...lib, output: { distPath: 'dist/' + name } }] });
await one('two', {});
await one('alone', { source: { entry: { index: 'src/alone.ts' } } });
await one('files', { bundle: false });
await one('own', { source: { entry: { index: 'src/own.ts' } } });
const runtime = (file) => (read(file).includes('__webpack_require__') ? 'runtime' : 'plain');
for (const file of ['two/chat.js', 'two/fib.js', 'alone/fib.js', 'own/fib.js', 'files/chat.js', 'files/fib.js']) say(file, runtime('dist/' + file));
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps new SharedWorker(new URL("./chat.js", import.meta.url) in dist/two/index.js',
      'keeps new SharedWorker(new URL("./chat.js", import.meta.url) in dist/files/index.js',
      'keeps two/chat.js: runtime',
      'keeps two/fib.js: runtime',
      'keeps alone/fib.js: plain',
      'keeps own/fib.js: runtime',
      'keeps files/chat.js: plain',
      'keeps files/fib.js: plain',
    ],
  },
  'nested-declaration': {
    files: {
      'package.json': manifest({
        devDependencies: {'@rslib/core': '*', '@microsoft/api-extractor': '*'},
      }),
      'labels/package.json':
        '{ "name": "labels", "version": "1.0.0", "type": "module", "devDependencies": { "@rslib/core": "*" } }',
      'labels/rslib.config.mjs':
        'export default { performance: { buildCache: false }, lib: [{ dts: { bundle: true } }] };\n',
      'labels/src/index.ts':
        "import type { Unit } from 'units';\n\nexport const unit: Unit = { name: 'kg' };\n",
      'units/src/index.ts': 'export interface Unit {\n  name: string;\n}\n',
      'check.mjs': `${buildScript}
const versions = { 5: '@arethetypeswrong/core/node_modules/typescript', 6: 'typescript', 7: 'typescript7' };
const real = Object.entries(versions).map(([version, name]) => [version, fs.realpathSync('node_modules/' + name)]);
const use = (folder) => {
  fs.rmSync('node_modules/typescript', { recursive: true, force: true });
  fs.symlinkSync(folder, 'node_modules/typescript', 'dir');
};
const built = (options) => {
  for (const folder of ['.rstack', 'dist']) fs.rmSync('labels/' + folder, { recursive: true, force: true });
  write('labels/tsconfig.json', JSON.stringify({ compilerOptions: { module: 'esnext', moduleResolution: 'bundler', types: [], ...options }, include: ['src'] }));
  const { stdout, stderr } = spawnSync(process.execPath, ['../' + bin], { cwd: 'labels', encoding: 'utf8' });
  return stdout + stderr;
};
const paths = { units: ['../units/src/index.ts'] };
const seen = (text) => /TS\\d+|Declaration entry file/.exec(text)?.[0] ?? 'built';
for (const [version, folder] of real) {
  use(folder);
  say(version + ' without rootDir', seen(built({ paths })) + (fs.existsSync('labels/.rstack/declarations/esm/labels/src/index.d.ts') ? ', emitted to esm/labels/src' : ''));
}
use(real[1][1]);
say('rootDir src', seen(built({ paths, rootDir: 'src' })));
write('node_modules/units/package.json', '{ "name": "units", "version": "1.0.0", "type": "module", "types": "index.d.ts" }');
write('node_modules/units/index.d.ts', 'export interface Unit {\\n  name: string;\\n}\\n');
for (const [version, folder] of real) {
  use(folder);
  say('rootDir src, package in node_modules, ' + version, seen(built({ rootDir: 'src' })) + ' ' + fs.existsSync('labels/dist/index.d.ts'));
}
`,
    },
    packages: [
      'typescript',
      'typescript7',
      '@arethetypeswrong/core/node_modules/typescript',
      '@microsoft/api-extractor',
    ],
    command: 'node check.mjs',
    shows: [
      'keeps 5 without rootDir: Declaration entry file, emitted to esm/labels/src',
      'keeps 6 without rootDir: TS5011',
      'keeps 7 without rootDir: TS5011',
      'keeps rootDir src: TS6059',
      'keeps rootDir src, package in node_modules, 5: built true',
      'keeps rootDir src, package in node_modules, 6: built true',
    ],
  },
  'core-types': {
    files: {
      'tsconfig.json':
        '{ "compilerOptions": { "module": "nodenext", "target": "es2022", "strict": true, "skipLibCheck": true, "noEmit": true, "types": [] }, "files": ["types.ts"] }',
      'types.ts': `import type { AutoExternal, BannerAndFooter, ConfigParams, Dts, Format, LibConfig, Redirect, Rsbuild, RsbuildPlugin, RslibConfig, RslibConfigDefinition, Rspack, Shims, Syntax, Wasm } from '@rslib/core';

export type All = [AutoExternal, BannerAndFooter, ConfigParams, Dts, Format, Redirect, RsbuildPlugin, RslibConfig, RslibConfigDefinition, Shims, Wasm, Rsbuild.RsbuildConfig, Rspack.Configuration];
export const one: Syntax = 'es2022';
export const two: LibConfig['syntax'] = one;
export const three: Exclude<LibConfig['syntax'], undefined> = ['chrome 120', 'safari 17'];
`,
      'missing.ts':
        "import type { EcmaScriptVersion } from '@rslib/core';\n\nexport type One = EcmaScriptVersion;\n",
      'check.mjs': `${script}
const tsc = (...args) => node('node_modules/typescript/bin/tsc', ...args);
console.log('exported: ' + tsc().status);
console.log(tsc('--ignoreConfig', '--noEmit', '--skipLibCheck', '--module', 'nodenext', 'missing.ts').stdout);
`,
    },
    packages: ['typescript'],
    command: 'node check.mjs',
    shows: [
      'keeps exported: 0',
      `keeps error TS2305: Module '"@rslib/core"' has no exported member 'EcmaScriptVersion'.`,
    ],
  },
};
