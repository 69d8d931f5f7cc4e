/** What answers to the questions of a third blind draw say in sentences. */
import {asPackage, config, manifest, script, type Claim} from './claim';

const plain = 'export const one = 1;\n';

export const thirdDraw: Readonly<Record<string, Claim>> = {
  'clean-dist': {
    files: {
      'package.json': manifest({
        scripts: {prebuild: 'rimraf dist', build: 'rslib', clean: 'rimraf dist && rslib'},
      }),
      'rslib.config.mjs':
        "export default { lib: [{ output: { distPath: 'dist/esm' } }, { format: 'cjs', output: { distPath: 'dist/cjs' } }] };\n",
      'src/index.ts': plain,
      'check.mjs': `${script}
for (const command of ['rslib', 'build', 'clean']) {
  fs.mkdirSync('dist', { recursive: true });
  fs.writeFileSync('dist/old.js', '');
  if (command === 'rslib') rslib();
  else spawnSync('npm', ['run', command], { shell: true });
  console.log(command + ':', fs.readdirSync('dist').sort().join(' '));
}
`,
    },
    packages: ['rimraf'],
    command: 'node check.mjs',
    shows: ['keeps rslib: cjs esm old.js', 'keeps build: cjs esm', 'keeps clean: cjs esm'],
  },
  'externals-function': {
    files: {
      'package.json': manifest(),
      'rslib.config.mjs': `const item = (id, answer) => ({
  id,
  output: { distPath: 'dist/' + id, externals: ({ request }) => (request === 'coding' ? answer : false) },
});
const asked = ({ request, context, contextInfo, dependencyType }) => {
  const path = (text) => text.replace(process.cwd(), '.');
  console.log('asked:', path(request), path(context), path(contextInfo.issuer) + ',', dependencyType);
  return ['coding', 'os-kit'].includes(request) ? true : undefined;
};
export default {
  logLevel: 'error',
  lib: [
    item('path', 'coding.js'),
    item('array', ['coding.js', 'CODING']),
    item('text', 'module coding.js CODING'),
    { output: { distPath: 'dist/later', externals: async (data) => asked(data) }, source: { entry: { index: './src/more.ts' } } },
  ],
};
`,
      'src/index.ts':
        "import { CODING } from 'coding';\nimport { one } from './one';\n\nexport const run = () => CODING + one;\n",
      'src/more.ts':
        "import { CODING } from 'coding';\nimport { one } from './one';\n\nexport const run = () => CODING + one + require('os-kit');\n",
      'src/one.ts': plain,
    },
    shows: [
      'keeps import { CODING } from "coding.js"; in dist/path/index.js',
      'keeps CODING.CODING in dist/array/index.js',
      'keeps from "coding.js CODING" in dist/text/index.js',
      'keeps from "coding"; in dist/later/index.js',
      'keeps asked: coding ./src ./src/more.ts, esm',
      'keeps asked: os-kit ./src ./src/more.ts, commonjs',
      'drops ./one in dist/later/index.js',
    ],
  },
  'hashed-chunk': {
    files: {
      'package.json': manifest(),
      'rslib.config.mjs': 'export default { output: { filenameHash: true } };\n',
      'src/index.ts': "export const load = () => import('./lazy');\n",
      'src/lazy.ts': plain,
      'check.mjs': `${script}
rslib();
console.log('names:', fs.readdirSync('dist').map((name) => name.replace(/\\.[0-9a-f]{10}\\./, '.[hash].')).sort().join(' '));
`,
    },
    command: 'node check.mjs',
    shows: ['keeps names: index.[hash].js lazy.[hash].js'],
  },
  'image-entry': {
    files: {
      'package.json': manifest(),
      'rslib.config.mjs': `const item = (id, format, entry) => ({ id, format, source: { entry }, output: { distPath: 'dist/' + id } });
const image = { index: './src/logo.png' };
const script = { index: './src/index.ts' };
export default {
  logLevel: 'error',
  output: { target: 'web' },
  lib: [item('image', 'esm', image), item('image-cjs', 'cjs', image), item('script', 'esm', script), item('script-cjs', 'cjs', script)],
};
`,
      'app.config.mjs':
        "export default { logLevel: 'error', output: { target: 'web', autoExternal: false, assetPrefix: '/x/', dataUriLimit: 0, distPath: 'app-dist' }, lib: [{ format: 'iife', source: { entry: { app: './app.js' } } }] };\n",
      'app.js':
        "import image from './dist/image/index.js';\nimport imageCjs from './dist/image-cjs/index.cjs';\nimport { logo } from './dist/script/index.js';\nimport { logo as logoCjs } from './dist/script-cjs/index.cjs';\n\nconsole.log('image:', image, typeof imageCjs);\nconsole.log('script:', logo, logoCjs);\n",
      'src/logo.png': 'picture\n',
      'src/index.ts': "export { default as logo } from './logo.png';\n",
      'check.mjs': `${script}
console.log(rslib().stderr, rslib('-c', 'app.config.mjs').stderr, node('app-dist/app.js').stdout);
`,
    },
    command: 'node check.mjs',
    shows: [
      'emits dist/image/static/image/logo.png',
      'keeps export default in dist/image/index.js',
      'keeps image: /x/static/image/logo.png object',
      'keeps script: /x/static/image/logo.png /x/static/image/logo.png',
    ],
  },
  'mf-type-ci': {
    files: {
      'package.json': manifest({name: 'chips', version: '1.0.0'}),
      'rslib.config.mjs': `import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';

const dts = { generateTypes: { abortOnError: true } };
const plugin = pluginModuleFederation({ name: 'chips', exposes: { '.': './src/index.ts' }, dts });
export default { lib: [{ format: 'mf', plugins: [plugin] }], output: { target: 'web' } };
`,
      'tsconfig.json':
        '{ "compilerOptions": { "rootDir": "src", "target": "ES2022", "module": "ESNext", "moduleResolution": "bundler", "strict": true, "types": [] }, "include": ["src"] }',
      'src/index.ts': "export const degrees: number = 'warm';\n",
      'check.mjs': `${script}
console.log('rslib:', rslib().status, fs.existsSync('dist/@mf-types.zip'));
console.log('tsc:', node('node_modules/typescript/bin/tsc', '--noEmit').status);
`,
    },
    packages: ['@module-federation/rsbuild-plugin', '@rsbuild/core', 'typescript'],
    command: 'node check.mjs',
    shows: ['keeps rslib: 0 false', 'keeps tsc: 2'],
  },
  'css-url': {
    files: {
      'package.json': manifest(),
      'rslib.config.mjs': `const item = (id, entry, more) => ({ id, source: { entry: { index: entry } }, output: { distPath: 'dist/' + id }, ...more });
export default {
  logLevel: 'error',
  output: { target: 'web' },
  lib: [item('query', './src/query.ts'), item('new-url', './src/newUrl.ts')],
};
`,
      'umd.config.mjs':
        "export default { logLevel: 'error', output: { target: 'web', distPath: 'umd' }, lib: [{ format: 'umd', umdName: 'css', source: { entry: { index: './src/query.ts' } } }] };\n",
      'src/query.ts': "export { default as url } from './theme.css?url';\n",
      'src/newUrl.ts': "export const url = new URL('./theme.css', import.meta.url);\n",
      'src/theme.css': '.a { inset: 0; background: url(./a.svg) }\n',
      'src/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>\n',
      'app/index.js': "import url from 'themes/theme.css?url';\n\nconsole.log('app:', url);\n",
      'node_modules/themes/package.json':
        '{ "name": "themes", "version": "1.0.0", "exports": { "./theme.css": "./theme.css" } }',
      'node_modules/themes/theme.css': '.a { color: teal }\n',
      'check.mjs': `${script}
import { createRsbuild } from '@rsbuild/core';

console.log(rslib().stderr);
const umd = rslib('-c', 'umd.config.mjs');
console.log('umd:', umd.status, /'import.meta' cannot be used outside of module code/.exec(umd.stderr)?.[0]);
const { url } = await import('./dist/query/index.js');
console.log('esm:', url);
const app = await createRsbuild({ config: { source: { entry: { index: './app/index.js' } }, output: { target: 'node', distPath: { root: 'app-dist' }, filenameHash: false } } });
await app.build();
console.log('app:', /app: \\S*(theme.css)/.exec(node('app-dist/index.js').stdout)?.[1], fs.readdirSync('app-dist', { recursive: true }).some((name) => name.endsWith('theme.css')));
`,
    },
    packages: ['@rsbuild/core'],
    command: 'node check.mjs',
    shows: [
      'keeps esm: undefinedtheme.css',
      "keeps umd: 1 'import.meta' cannot be used outside of module code",
      'keeps url(./a.svg) in dist/new-url/static/assets/theme.css',
      'keeps import.meta.url in dist/new-url/index.js',
      'keeps app: theme.css true',
    ],
  },
  'minified-by-mode': {
    files: {
      'package.json': manifest(),
      'rslib.config.mjs': `const item = (nodeEnv, minify) => ({ id: nodeEnv, output: { distPath: 'dist/' + nodeEnv, minify }, tools: { rspack: { optimization: { nodeEnv } } } });
export default { logLevel: 'error', lib: [{ output: { distPath: 'dist/usual' } }, item('development'), item('production', true)] };
`,
      'src/index.ts':
        "export const convert = (amount: number) => {\n  if (process.env.NODE_ENV !== 'production') console.log('checked');\n  return amount * 2;\n};\n",
      'check.mjs': `${script}
const folders = ['usual', 'development', 'production'];
const built = (mode) => {
  fs.rmSync('node_modules/.cache', { recursive: true, force: true });
  spawnSync(process.execPath, [bin], { env: { ...process.env, NODE_ENV: mode } });
  return folders.map((folder) => read('dist/' + folder + '/index.js'));
};
const [first, second] = ['development', 'production'].map((mode) => built(mode));
console.log('same for both values:', String(first) === String(second));
console.log('line breaks:', first.map((code) => code.trim().includes('\\n')).join(' '));
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps same for both values: true',
      'keeps line breaks: true true false',
      'keeps checked in dist/development/index.js',
      'drops checked in dist/production/index.js',
      'keeps process.env.NODE_ENV in dist/usual/index.js',
    ],
  },
  knip: {
    files: {
      'package.json': manifest({
        name: 'tide',
        dependencies: {used: '1', unused: '1'},
        devDependencies: {'@rslib/core': '*', knip: '*'},
      }),
      ...asPackage('used'),
      ...asPackage('unused'),
      'src/index.ts':
        "import { used } from 'used';\nimport { half } from './half';\n\nexport const tide = used + half;\n",
      'src/half.ts': 'export const half = 1;\nexport const never = 2;\n',
      'src/more.ts': plain,
      'src/left.ts': plain,
      'rslib.config.ts': config(
        "{ source: { entry: { index: './src/index.ts', more: './src/more.ts' } } }",
      ),
      'check.mjs': `${script}
const knip = (name) => {
  const { status, stdout } = node('node_modules/knip/bin/knip.js');
  console.log(name, status, stdout.match(/src\\/\\w+\\.ts|^unused|^never/gm).join(' '));
};
knip('entries:');
fs.writeFileSync('rslib.config.ts', "import { defineConfig } from '@rslib/core';\\n\\nexport default defineConfig({ bundle: false, source: { entry: { index: ['./src/**'] } } });\\n");
knip('pattern:');
fs.writeFileSync('knip.json', '{ "entry": ["src/index.ts", "src/more.ts"] }');
knip('knip.json:');
`,
    },
    packages: ['knip'],
    command: 'node check.mjs',
    shows: [
      'keeps entries: 1 src/left.ts unused never src/half.ts',
      'keeps pattern: 1 src/left.ts src/more.ts unused never src/half.ts',
      'keeps knip.json: 1 src/left.ts unused never src/half.ts',
    ],
  },
  'pure-places': {
    files: {
      'package.json': manifest({name: 'marks', exports: './dist/index.js'}),
      'rslib.config.mjs': 'export default {};\n',
      'src/index.ts': `const make = (name: string) => ({ name, made: Date.now() });
class Box {
  constructor(public name: string) {
    console.log(name);
  }
}
export const call = /* @__PURE__ */ make('a call');
export const box = /* @__PURE__ */ new Box('an instance');
export const table = /* @__PURE__ */ (() => {
  const names: Record<string, number> = {};
  for (const name of ['a computation']) names[name] = make(name).made;
  return names;
})();
export const list = /* @__PURE__ */ { list: make('an object') };
export const name = /* @__PURE__ */ make('a property').name.trim();
export const place = /* @__PURE__ */ process.argv.length;
export const used = () => 1;
`,
      'app.js': "import { used } from 'marks';\n\nconsole.log(used());\n",
      'app.config.mjs':
        "export default { logLevel: 'error', output: { autoExternal: false, minify: true, distPath: 'app-dist' }, lib: [{ format: 'iife', source: { entry: { app: './app.js' } } }] };\n",
      'node_modules/marks/package.json':
        '{ "name": "marks", "version": "1.0.0", "type": "module", "exports": "./index.js" }',
      'check.mjs': `${script}
rslib();
fs.copyFileSync('dist/index.js', 'node_modules/marks/index.js');
console.log(rslib('-c', 'app.config.mjs').stderr);
const code = read('app-dist/app.js');
const parts = ['a call', 'an instance', 'a computation', 'an object', 'a property', 'process.argv'];
console.log('kept:', parts.filter((part) => code.includes(part)).join(', '));
`,
    },
    command: 'node check.mjs',
    shows: ['keeps kept: an object, a property, process.argv', 'keeps __PURE__ in dist/index.js'],
  },
  'bundled-require': {
    files: {
      'package.json': manifest(),
      'node_modules/loads/package.json': '{ "name": "loads", "version": "1.0.0" }',
      'node_modules/loads/index.js':
        "exports.load = (name) => typeof require(name);\nexports.cached = () => typeof require.cache;\nexports.found = () => typeof require.resolve('node:path');\n",
      'node_modules/passes/package.json': '{ "name": "passes", "version": "1.0.0" }',
      'node_modules/passes/index.js':
        '(function (factory) {\n  factory(require, exports);\n})(function (given, out) {\n  out.load = (name) => typeof given(name);\n});\n',
      'src/loads.ts': "export { cached, found, load } from 'loads';\n",
      'src/passes.ts': "export { load } from 'passes';\n",
      'rslib.config.mjs': `const item = (id, more) => ({ id, source: { entry: { loads: './src/loads.ts', passes: './src/passes.ts' } }, output: { distPath: 'dist/' + id }, ...more });
export default { logLevel: 'warn', lib: [item('esm'), item('shim', { shims: { esm: { require: true } } }), item('cjs', { format: 'cjs' })] };
`,
      'check.mjs': `${script}
console.log('warnings:', rslib().stderr.trim() || 'none');
const tried = async (run) => {
  try {
    return await run();
  } catch (error) {
    return /require is not defined/.exec(String(error))?.[0];
  }
};
for (const [id, end] of [['esm', 'js'], ['shim', 'js'], ['cjs', 'cjs']]) {
  const open = (name) => import('./dist/' + id + '/' + name + '.' + end);
  const { load, cached, found } = await open('loads');
  console.log(id + ':', [await tried(() => load('node:path')), await tried(cached), await tried(found)].join(', '));
  console.log(id + ' passed on:', await tried(async () => (await open('passes')).load('node:path')));
}
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps warnings: none',
      'keeps esm: require is not defined, require is not defined, require is not defined',
      'keeps esm passed on: require is not defined',
      'keeps shim: object, object, string',
      'keeps shim passed on: object',
      'keeps cjs: object, object, string',
      'keeps cjs passed on: object',
    ],
  },
  'cache-groups': {
    files: {
      'package.json': manifest(),
      'rslib.config.mjs': `const group = { test: /shared/, name: 'shared', enforce: true };
const item = (id, splitChunks, more) => ({ id, format: 'cjs', splitChunks, output: { distPath: 'dist/' + id }, ...more });
export default {
  source: { entry: { first: './src/first.ts', last: './src/last.ts' } },
  lib: [
    item('outside', { chunks: 'all', cacheGroups: { shared: group } }),
    item('inside', { cacheGroups: { shared: { ...group, chunks: 'all' } } }),
    item('umd', { cacheGroups: { shared: { ...group, chunks: 'all' } } }, { format: 'umd', umdName: 'tide' }),
  ],
};
`,
      'src/first.ts': "import { text } from './shared';\n\nexport const first = () => text[0];\n",
      'src/last.ts': "import { text } from './shared';\n\nexport const last = () => text.at(-1);\n",
      'src/shared.ts': "export const text = 'shared text';\n",
    },
    shows: [
      'keeps shared text in dist/outside/first.cjs',
      'drops shared text in dist/inside/first.cjs',
      'emits dist/inside/shared~1.cjs',
      'keeps shared text in dist/umd/first.js',
    ],
  },
  'alias-first': {
    files: {
      'package.json': manifest(),
      'rslib.config.mjs':
        "export default { logLevel: 'error', lib: [{ dts: { alias: { foo: './src/two.ts' } } }] };\n",
      'tsconfig.json':
        '{ "compilerOptions": { "rootDir": "src", "target": "ES2022", "module": "ESNext", "moduleResolution": "bundler", "strict": true, "types": [], "paths": { "foo": ["./src/one.ts"] } }, "include": ["src"] }',
      'src/index.ts':
        "import { foo, type Foo } from 'foo';\n\nexport type { Foo };\nexport const run = (): Foo => foo;\n",
      'src/one.ts': "export type Foo = string;\nexport const foo = 'one';\n",
      'src/two.ts': "export type Foo = string;\nexport const foo = 'two';\n",
    },
    packages: ['typescript'],
    shows: ["keeps './two.js' in dist/index.d.ts", 'keeps "one" in dist/index.js'],
  },
};
