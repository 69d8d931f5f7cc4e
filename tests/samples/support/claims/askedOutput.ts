import {asPackage, config, manifest, script, type Claim} from './claim';

/** Loads a file of the output as a page does with a plain script tag. */
const page = `${script}
import vm from 'node:vm';

const say = (what, text) => console.log(what + ': ' + text);
const load = (what, file, page = {}) => {
  try {
    vm.runInNewContext(read(file), page);
    say(what, 'loads');
  } catch (error) {
    say(what, String(error));
  }
  return page;
};
`;

/** A WebAssembly file that exports `square`, written by the script that runs first. */
const square = {'src/square.d.wasm.ts': 'export function square(side: number): number;\n'};
const make = `${script}
fs.writeFileSync('src/square.wasm', Buffer.from('0061736d0100000001060160017f017f03020100070a010673717561726500000a09010700200020006c0b', 'hex'));
`;

/** Questions about formats, externals, chunks and names, drawn from public trackers. */
export const askedOutput: Readonly<Record<string, Claim>> = {
  'esm-as-script': {
    files: {
      'package.json': manifest({dependencies: {clsx: '2'}}),
      'rslib.config.ts': config(
        '{ source: { entry: { plain: "./src/plain.ts", styled: "./src/styled.ts" } } }',
      ),
      'src/plain.ts': 'export const one = 1;\n',
      'src/styled.ts': "import { clsx } from 'clsx';\n\nexport const two = clsx('two');\n",
      'check.mjs': `${page}
rslib();
load('exports', 'dist/plain.js');
load('imports', 'dist/styled.js');
`,
    },
    command: 'node check.mjs',
    shows: [
      "keeps exports: SyntaxError: Unexpected token 'export'",
      'keeps imports: SyntaxError: Cannot use import statement outside a module',
    ],
  },
  'await-formats': {
    files: {
      'package.json': manifest(),
      'rslib.config.mjs': `const format = process.env.FORMAT;
export default {
  lib: [{
    format,
    syntax: format === 'esm' ? 'es2017' : undefined,
    umdName: format === 'umd' ? 'Zones' : undefined,
    output: { target: 'web', distPath: 'dist/' + format, filename: { js: 'index.' + (format === 'cjs' ? 'cjs' : 'js') } },
  }],
};
`,
      'src/index.ts': "export const zones = await Promise.resolve(['Oslo']);\n",
      'check.mjs': `${page}
for (const format of ['esm', 'cjs', 'umd', 'iife']) {
  process.env.FORMAT = format;
  const { status, stderr } = rslib();
  say(format, 'exit ' + status + (/await isn't allowed in non-async function/.test(stderr) ? ' await' : ''));
}
say('es2017', read('dist/esm/index.js').includes('= await ') ? 'kept' : 'rewritten');
const required = createRequire(import.meta.url)('./dist/cjs/index.cjs');
await new Promise((resolve) => setTimeout(resolve, 50));
say('required', Object.keys(required) + ' ' + required.zones);
const { Zones } = load('script', 'dist/umd/index.js');
say('global', (await Zones).zones.join());
say('promise', typeof Zones.then + ' ' + Zones.zones);
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps esm: exit 0',
      'keeps cjs: exit 0',
      'keeps umd: exit 0',
      'keeps iife: exit 1 await',
      'keeps es2017: kept',
      'keeps required: zones undefined',
      'keeps global: Oslo',
      'keeps promise: function undefined',
    ],
  },
  'iife-external': {
    files: {
      'rslib.config.ts': config(
        "{ lib: [{ format: 'iife', output: { target: 'web', externals: { vue: 'Vue' } } }] }",
      ),
      'src/index.ts': "import { ref } from 'vue';\n\ndocument.title = String(ref(1));\n",
    },
    shows: ['keeps globalThis.Vue in dist/index.js'],
  },
  'same-names': {
    files: {
      'package.json': manifest(),
      'rslib.config.ts': config(
        "{ lib: [{}, { bundle: false, output: { distPath: 'dist/files' } }] }",
      ),
      'src/index.ts': "export { Plugin as A } from './a';\nexport { Plugin as B } from './b';\n",
      'src/a.ts': 'export class Plugin {\n  a = 1;\n}\n',
      'src/b.ts': "export class Plugin {\n  static label = 'b';\n}\n",
      'use.mjs': `import { A, B } from './dist/index.js';
import { B as own } from './dist/files/index.js';

console.log('names:', A.name, B.name, own.name);
`,
      'check.mjs': `${script}
rslib();
console.log(node('use.mjs').stdout);
`,
    },
    command: 'node check.mjs',
    shows: ['keeps names: Plugin b_Plugin Plugin'],
  },
  'reserved-name': {
    files: {
      'rslib.config.ts': config(`{
  output: {
    minify: { jsOptions: { minimizerOptions: { mangle: { reserved: ['KilnError'] }, compress: true } } },
  },
}`),
      'src/index.ts': `class KilnError extends Error {
  override name = new.target.name;
}
class GlazeError extends Error {
  override name = new.target.name;
}
export const fail = (isHot: boolean) => {
  throw isHot ? new KilnError('hot') : new GlazeError('wet');
};
`,
    },
    shows: ['keeps class KilnError in dist/index.js', 'drops GlazeError in dist/index.js'],
  },
  'static-members': {
    files: {
      'package.json': manifest({name: 'rings', exports: './dist/index.js', sideEffects: false}),
      'rslib.config.mjs': 'export default {};\n',
      'src/index.ts': `export class Outside {}
Object.assign({}, {});
(Outside as { label?: string }).label = 'assigned outside';
export class Inside {
  static label = 'static inside';
}
let count = 0;
export const next = () => ++count;
`,
      'app/main.js': "import { next } from 'rings';\n\nconsole.log(next());\n",
      'check.mjs': `${script}
rslib();
fs.mkdirSync('node_modules/rings', { recursive: true });
fs.cpSync('package.json', 'node_modules/rings/package.json');
fs.cpSync('dist', 'node_modules/rings/dist', { recursive: true });
const build = (name, ...flags) => {
  rslib('--format', 'iife', '--bundle', '--entry', 'app/main.js', '--dist-path', 'app/' + name, ...flags);
  const code = read('app/' + name + '/main.js');
  console.log(name + ': outside ' + code.includes('assigned outside') + ', inside ' + code.includes('static inside'));
};
build('usual');
build('minified', '--minify');
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps usual: outside true, inside false',
      'keeps minified: outside false, inside false',
    ],
  },
  'resolve-hooks': {
    files: {
      'package.json': manifest(),
      'rslib.config.mjs': `const spy = (label) => ({
  apply(compiler) {
    compiler.hooks.normalModuleFactory.tap('spy', ({ hooks }) => {
      for (const name of ['beforeResolve', 'resolve', 'afterResolve'])
        hooks[name].tap('spy', ({ request }) => {
          if (request === './two') console.log(label + ': ' + name);
        });
    });
  },
});
export default {
  lib: [true, false].map((bundle) => ({
    id: bundle ? 'one' : 'many',
    bundle,
    output: { distPath: 'dist/' + bundle },
    tools: { rspack: { plugins: [spy(bundle ? 'bundle' : 'files')] } },
  })),
};
`,
      'src/index.ts': "import { two } from './two';\n\nexport const one = two;\n",
      'src/two.ts': 'export const two = Math.random();\n',
    },
    shows: [
      'keeps bundle: beforeResolve',
      'keeps bundle: resolve',
      'keeps bundle: afterResolve',
      'keeps files: beforeResolve',
      'drops files: resolve',
      'drops files: afterResolve',
    ],
  },
  'star-external': {
    files: {
      ...asPackage('kit'),
      'node_modules/kit/package.json': '{ "name": "kit", "version": "1.0.0", "main": "index.js" }',
      'node_modules/kit/index.js': 'exports.sum = (a, b) => a + b;\n',
      'package.json': manifest({dependencies: {kit: '1'}}),
      'rslib.config.ts': config("{ lib: [{ format: 'cjs' }] }"),
      'src/index.ts': "export * from 'kit';\nexport const own = 1;\n",
      'use.mjs':
        "import { createRequire } from 'node:module';\nimport * as all from './dist/index.cjs';\n\nconsole.log('import:', 'own' in all, 'sum' in all, 'require:', Object.keys(createRequire(import.meta.url)('./dist/index.cjs')).sort().join());\n",
      'check.mjs': `${script}
rslib();
console.log(node('use.mjs').stdout);
`,
    },
    command: 'node check.mjs',
    shows: ['keeps import: true true require: own,sum'],
  },
  'branch-built-ins': {
    files: {
      'package.json': manifest(),
      'none.config.mjs': "export default { lib: [{ output: { target: 'web' } }] };\n",
      'externalFalse.config.mjs':
        "export default { lib: [{ output: { target: 'web', externals: { fs: false } } }] };\n",
      'aliasFalse.config.mjs':
        "export default { resolve: { alias: { fs: false } }, lib: [{ output: { target: 'web' } }] };\n",
      'src/index.ts':
        "import fs from 'fs';\n\nexport const isKnown = (file: string) => Boolean(fs.existsSync?.(file));\n",
      'check.mjs': `${script}
for (const kind of ['none', 'externalFalse', 'aliasFalse']) {
  const { status, stderr } = rslib('-c', kind + '.config.mjs');
  console.log(kind + ':', status, stderr.includes("Can't resolve 'fs'"));
}
const { isKnown } = await import('./dist/index.js');
console.log('alias:', isKnown('check.mjs'));
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps none: 1 true',
      'keeps externalFalse: 1 true',
      'keeps aliasFalse: 0 false',
      'keeps alias: false',
    ],
  },
  'own-folders': {
    files: {
      'package.json': manifest(),
      'rslib.config.ts': config(
        "{ lib: [{ output: { distPath: 'dist/esm' } }, { format: 'cjs', output: { distPath: 'dist/cjs' } }] }",
      ),
      'src/index.ts': 'export const one = 1;\n',
      'dist/old.js': '',
      'dist/other/old.js': '',
      'dist/esm/old.js': '',
      'dist/cjs/old.js': '',
    },
    shows: [
      'omits dist/esm/old.js',
      'omits dist/cjs/old.js',
      'emits dist/old.js',
      'emits dist/other/old.js',
    ],
  },
  'app-maps': {
    files: {
      'package.json': manifest({name: 'bells', exports: './dist/index.js'}),
      'rslib.config.mjs': 'export default { output: { sourceMap: true } };\n',
      'src/index.ts': "export const ring = (times: number): string => 'ring '.repeat(times);\n",
      'app/main.js': "import { ring } from 'bells';\n\nconsole.log(ring(2));\n",
      'app.config.mjs':
        "export default { source: { entry: { main: './app/main.js' } }, output: { distPath: 'app/dist', sourceMap: true }, lib: [{ format: 'iife' }] };\n",
      'check.mjs': `${script}
rslib();
fs.mkdirSync('node_modules/bells', { recursive: true });
fs.cpSync('package.json', 'node_modules/bells/package.json');
fs.cpSync('dist', 'node_modules/bells/dist', { recursive: true });
rslib('-c', 'app.config.mjs');
const { sources, sourcesContent } = JSON.parse(read('app/dist/main.js.map'));
const at = sources.findIndex((name) => name.endsWith('src/index.ts'));
console.log('source of the library:', /times: number/.test(sourcesContent[at]));
`,
    },
    command: 'node check.mjs',
    shows: ['keeps source of the library: true'],
  },
  'node-import-in-app': {
    files: {
      'package.json': manifest(),
      'app/main.js': "export const load = () => import('node:fs/promises');\n",
      'check.mjs': `${script}
import webpack from 'webpack';

const said = (hasFailed) => (hasFailed ? 'fails' : 'passes');
const { status } = rslib('--format', 'umd', '--bundle', '--target', 'web', '--entry', 'app/main.js');
console.log('Rsbuild:', said(status));
webpack({ mode: 'production', target: 'web', entry: './app/main.js', output: { path: process.cwd() + '/app/dist' } }, (error, stats) => {
  console.log('webpack:', said(error || stats.hasErrors()));
});
`,
    },
    packages: ['webpack'],
    command: 'node check.mjs',
    shows: ['keeps Rsbuild: fails', 'keeps webpack: fails'],
  },
  'late-failure': {
    files: {
      'rslib.config.mjs': `const refuse = {
  name: 'refuse',
  setup: (api) => api.onAfterBuild(() => { throw new Error('not allowed'); }),
};
export default { plugins: [refuse] };
`,
      'src/index.ts': 'export const one = 1;\n',
    },
    shows: ['fails not allowed', 'emits dist/index.js'],
  },
  'browser-copy': {
    files: {
      'package.json': manifest({dependencies: {clsx: '2'}}),
      'rslib.config.ts': config(
        "{ lib: [{}, { output: { target: 'web', autoExternal: false, minify: true, filename: { js: '[name].browser.js' } } }] }",
      ),
      'src/index.ts':
        "import { clsx } from 'clsx';\n\nexport const card = (isWide: boolean) => clsx('card', isWide && 'wide');\n",
      'check.mjs': `${script}
rslib();
const { card } = await import('./dist/index.browser.js');
console.log('copy:', /import/.test(read('dist/index.browser.js')) ? 'imports' : 'no import', card(true));
`,
    },
    packages: ['clsx'],
    command: 'node check.mjs',
    shows: ['keeps copy: no import'],
  },
  'wasm-inline': {
    files: {
      ...square,
      'package.json': manifest(),
      'rslib.config.mjs':
        "export default { lib: [{}, { bundle: false, output: { distPath: 'dist/files' }, source: { entry: { index: 'src/index.ts' } } }] };\n",
      'src/index.ts':
        "import bytes from './square.wasm' with { type: 'bytes' };\n\nexport const size = bytes.length;\n",
      'check.mjs': `${make}
rslib();
const { size } = await import('./dist/index.js');
const code = read('dist/index.js');
console.log('esm: ' + (code.includes('"AGFzbQ') ? 'Base64' : 'other') + ', ' + (fs.existsSync('dist/static') ? 'file' : 'no file') + ' ' + size);
console.log('bundleless: import ' + (/from "\\.\\/square\\.wasm" with/.test(read('dist/files/index.js')) ? 'kept' : 'changed'));
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps esm: Base64, no file 43',
      'keeps esm: Base64, no file',
      'keeps bundleless: import kept',
    ],
  },
  'wasm-in-worker': {
    files: {
      ...square,
      'package.json': manifest(),
      'rslib.config.mjs':
        "export default { source: { entry: { start: './src/start.ts' } }, output: { target: 'web' } };\n",
      'src/start.ts': `export const one = () => new Worker(new URL('./imported.ts', import.meta.url));
export const two = () => new Worker(new URL('./url.ts', import.meta.url));
`,
      'src/imported.ts':
        "import { square } from './square.wasm';\n\nself.postMessage(square(4));\n",
      'src/url.ts': `const { instance } = await WebAssembly.instantiateStreaming(fetch(new URL('./square.wasm', import.meta.url)));
self.postMessage((instance.exports.square as (side: number) => number)(4));
export {};
`,
      'check.mjs': `${make}
rslib();
const has = (file) => {
  const name = /[\\w.]+\\.module\\.wasm/.exec(read('dist/' + file))?.[0] ?? /"([0-9a-f]{10})"/.exec(read('dist/' + file))?.[1] + '.module.wasm';
  return fs.existsSync('dist/static/wasm/' + name) ? 'emitted' : 'missing';
};
console.log('imported: ' + has('imported.js') + ', by URL: ' + has('url.js'));
`,
    },
    command: 'node check.mjs',
    shows: ['keeps imported: emitted, by URL: emitted', 'emits dist/start.js'],
  },
  'own-folder-import': {
    files: {
      'rslib.config.ts': config('{ lib: [{ bundle: false }] }'),
      'src/index.ts': "export { rows } from './rows';\n",
      'src/rows/index.ts': 'export const rows = 2;\n',
    },
    shows: ['keeps "./rows/index.js" in dist/index.js'],
  },
  'variable-package': {
    files: {
      'package.json': manifest({dependencies: {'word-kit': '1'}}),
      'node_modules/word-kit/package.json':
        '{ "name": "word-kit", "version": "1.0.0", "type": "module" }',
      'node_modules/word-kit/lang/fr.js': "export const name = 'fr';\n",
      'rslib.config.ts': config("{ lib: [{}, { format: 'cjs' }] }"),
      'src/index.ts': 'export const load = (name: string) => import("word-kit/lang/" + name);\n',
      'check.mjs': `${script}
rslib();
const { load } = await import('./dist/index.js');
const required = createRequire(import.meta.url)('./dist/index.cjs');
console.log('esm: ' + (await load('fr.js')).name + ', cjs: ' + (await required.load('fr.js')).name);
`,
    },
    command: 'node check.mjs',
    shows: ['keeps esm: fr, cjs: fr'],
  },
};
