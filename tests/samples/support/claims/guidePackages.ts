/** What the guide to third-party dependencies says in sentences. */
import {asPackage, manifest, type Claim} from './claim';
import {buildScript} from './guideScript';

const commonJs = (name: string, code: string): Record<string, string> => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({name, version: '1.0.0', type: 'commonjs'}),
  [`node_modules/${name}/index.js`]: code,
});

export const guidePackages: Readonly<Record<string, Claim>> = {
  'guide-deps': {
    files: {
      'package.json': manifest({
        dependencies: {alpha: '1', grams: '1', absent: '1'},
        peerDependencies: {beta: '1'},
        devDependencies: {beta: '1', delta: '1', '@rslib/core': '*'},
      }),
      'root.json': manifest({dependencies: {delta: '1'}}),
      ...asPackage('alpha'),
      ...asPackage('beta'),
      ...asPackage('delta'),
      'node_modules/alpha/package.json':
        '{ "name": "alpha", "version": "1.0.0", "type": "module", "exports": { ".": "./index.js", "./part": "./part.js" } }',
      'node_modules/alpha/part.js': "export const part = 'part was here';\n",
      'packages/grams/package.json':
        '{ "name": "grams", "type": "module", "exports": "./src/index.ts" }',
      'packages/grams/src/index.ts': 'export const grams = (a?: number) => a ?? 1;\n',
      'src/index.ts': `import { readFileSync } from 'node:fs';
export { alpha } from 'alpha';
export { part } from 'alpha/part';
export { beta } from 'beta';
export { delta } from 'delta';
export const read = readFileSync;
`,
      'src/grams.ts': "export { grams } from 'grams';\n",
      'src/absent.ts': "export * from 'absent';\n",
      'check.mjs': `${buildScript}
fs.symlinkSync('../packages/grams', 'node_modules/grams');
const code = async (output, entry = 'index', more = {}) => {
  const said = await build({ lib: [{ source: { entry: { [entry]: './src/' + entry + '.ts' } } }], output, ...more });
  return said.includes('error') ? said : read('dist/' + entry + '.js');
};
const kind = (text, name) => (text.includes('from "' + name + '"') ? 'import' : text.includes(name.split('/').at(-1) + ' was here') ? 'bundled' : 'lost');
const usual = await code({});
say('in two fields', kind(usual, 'beta'));
say('externals match', kind(await code({ externals: ['delta'] }), 'delta'));
const excluded = await code({ autoExternal: { exclude: ['alpha'] } });
say('exclude by name', kind(excluded, 'alpha') + ', a subpath ' + kind(excluded, 'alpha/part'));
say('exclude by pattern', kind(await code({ autoExternal: { exclude: [/^alp/] } }), 'alpha'));
const named = await code({ autoExternal: false, externals: ['alpha'] });
say('a string in externals', kind(named, 'alpha') + ', a subpath ' + kind(named, 'alpha/part'));
say('autoExternal false', [...(await code({ autoExternal: false })).matchAll(/from "(.*)"/g)].map(([, name]) => name).join());
say('workspace package in dependencies', kind(await code({}, 'grams'), 'grams'));
say('workspace source', (await code({ autoExternal: false }, 'grams', { syntax: 'es2019' })).includes('??') ? 'unchanged' : 'lowered');
say('packageJson lists both', kind(await code({ autoExternal: { packageJson: ['./package.json', './root.json'] } }), 'delta'));
say('declared and absent', kind(await code({}, 'absent'), 'absent'));
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps in two fields: import',
      'keeps externals match: import',
      'keeps exclude by name: bundled, a subpath bundled',
      'keeps exclude by pattern: bundled',
      'keeps a string in externals: import, a subpath bundled',
      'keeps autoExternal false: node:fs',
      'keeps workspace package in dependencies: import',
      'keeps workspace source: lowered',
      'keeps packageJson lists both: import',
      'keeps declared and absent: import',
    ],
  },
  'guide-react-string': {
    files: {
      'peer.json': manifest({peerDependencies: {react: '*'}}),
      'none.json': manifest(),
      'src/index.tsx':
        "import { useState } from 'react';\nexport const Seat = () => <b>{useState(0)[0]}</b>;\n",
      'check.mjs': `${buildScript}
import { pluginReact } from '@rsbuild/plugin-react';
const code = async (name, output, lib = {}) => {
  await build({ plugins: [pluginReact()], source: { entry: { index: './src/index.tsx' } }, output: { target: 'web', distPath: 'dist/' + name, ...output }, lib: [lib] });
  return read('dist/' + name + '/index.js');
};
const kind = (text, name) => (text.includes('from "' + name + '"') ? 'external' : 'bundled');
const string = await code('string', { externals: ['react'], autoExternal: false });
say('string', 'react ' + kind(string, 'react') + ', react/jsx-runtime ' + kind(string, 'react/jsx-runtime'));
const peer = await code('peer', { externals: ['react'], autoExternal: { packageJson: './peer.json' } });
say('peer and string', 'react ' + kind(peer, 'react') + ', react/jsx-runtime ' + kind(peer, 'react/jsx-runtime'));
await code('pattern', { externals: [/^react($|\\/)/], autoExternal: false });
await code('umd', { externals: { react: 'React' }, autoExternal: false }, { format: 'umd', umdName: 'Seat' });
`,
    },
    packages: ['@rsbuild/plugin-react', 'react'],
    command: 'node check.mjs',
    shows: [
      'keeps string: react external, react/jsx-runtime bundled',
      'keeps peer and string: react external, react/jsx-runtime external',
      'keeps require("react") in dist/string/index.js',
      'keeps from "react/jsx-runtime" in dist/pattern/index.js',
      'keeps require("React") in dist/umd/index.js',
    ],
  },
  'guide-bundleless-inline': {
    files: {
      'package.json': manifest({dependencies: {reef: '1'}}),
      ...commonJs('reef', "exports.reef = 'reef was here';\n"),
      'node_modules/reef/deep.js': 'exports.deep = 1;\n',
      'src/one.ts':
        "import { reef } from 'reef';\nimport { deep } from 'reef/deep';\nexport const one = [reef, deep];\n",
      'src/two.ts': "import { reef } from 'reef';\nexport const two = reef;\n",
      'check.mjs': `${buildScript}
const count = async (format) => {
  await build({ lib: [{ format, bundle: false, source: { entry: { index: './src/**' } } }], output: { externals: { reef: false }, distPath: 'dist/' + format } });
  const files = list('dist/' + format).split(' ');
  say(format + ' files with a copy', files.filter((file) => read('dist/' + format + '/' + file).includes('reef was here')).length);
  const isImported = files.some((file) => read('dist/' + format + '/' + file).includes('"reef/deep"'));
  say(format + ' subpath is imported', isImported);
  if (isImported) say(format + ' applies', 'says: only to the exact name|只对你写的那个名字');
};
await count('esm');
await count('cjs');
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps esm files with a copy: 1',
      'keeps cjs files with a copy: 2',
      'keeps esm subpath is imported: true',
      'keeps esm applies: says: only to the exact name|只对你写的那个名字',
    ],
  },
  'guide-require': {
    files: {
      'package.json': manifest({dependencies: {kelp: '1'}}),
      ...commonJs('kelp', "exports.kelp = 'kelp was here';\n"),
      'src/index.ts': "const { kelp } = require('kelp');\nexport const name: string = kelp;\n",
      'app/main.mjs': "import { name } from '../dist/node/index.js';\nconsole.log(name);\n",
      'check.mjs': `${buildScript}
import webpack from 'webpack';
await build({ lib: [{ output: { distPath: 'dist/node' } }] });
await build({ lib: [{ output: { distPath: 'dist/web', target: 'web' } }] });
await build({ lib: [{ output: { distPath: 'dist/old', externals: { kelp: 'module-import kelp' } } }] });
for (const format of ['esm', 'cjs']) await build({ lib: [{ format, tools: { rspack: { externalsType: 'module-import' } }, output: { distPath: 'dist/all', cleanDistPath: false } }] });
say('all packages, required', node('-p', "require('./dist/all/index.cjs').name").stdout.trim());
await build({ lib: [{ output: { distPath: 'dist/node-commonjs', target: 'web', externals: { kelp: 'node-commonjs kelp' } } }] });
await new Promise((done) => webpack({ mode: 'production', target: 'node', entry: './app/main.mjs', output: { path: process.cwd() + '/app/webpack' } }, done));
say('webpack follows createRequire', read('app/webpack/main.js').includes('kelp was here'));
const app = async (name, javascript) => {
  await build({ source: { entry: { main: './app/main.mjs' } }, output: { distPath: 'app/' + name, autoExternal: false }, lib: [{}], tools: { rspack: { module: { parser: { javascript } } } } });
  return read('app/' + name + '/main.js').includes('kelp was here');
};
say('Rspack follows createRequire', await app('plain', {}));
say('Rspack follows createRequire with the setting', await app('set', { createRequire: true }));
`,
    },
    packages: ['webpack'],
    command: 'node check.mjs',
    shows: [
      'keeps require("kelp") in dist/web/index.js',
      'keeps from "kelp" in dist/old/index.js',
      'keeps from "kelp" in dist/all/index.js',
      'keeps import("kelp") in dist/all/index.cjs',
      'keeps all packages, required: undefined',
      'keeps from "node:module" in dist/node-commonjs/index.js',
      'keeps webpack follows createRequire: true',
      'keeps Rspack follows createRequire: false',
      'keeps Rspack follows createRequire with the setting: true',
    ],
  },
  'guide-passed-require': {
    files: {
      ...commonJs(
        'bell',
        '(function (factory) {\n  factory(require, exports);\n})(function (given, out) {\n  out.load = (name) => given(name);\n});\n',
      ),
      'src/index.ts':
        "import { load } from 'bell';\nexport const path = (name: string) => load(name);\n",
      'src/run.ts': "import { load } from 'bell';\nload('node:path');\n",
      'check.mjs': `${buildScript}
for (const format of ['esm', 'cjs', 'umd', 'iife']) {
  const entry = format === 'iife' ? 'run' : 'index';
  const said = await build({ source: { entry: { [entry]: './src/' + entry + '.ts' } }, lib: [{ format, output: { distPath: 'dist/' + format, filename: { js: format === 'esm' ? '[name].mjs' : '[name].cjs' } } }] });
  const file = './dist/' + format + '/' + list('dist/' + format).split(' ')[0];
  write('use.mjs', "import('" + file + "').then((all) => console.log(typeof (all.path ?? all.default.path)('node:path').join))");
  const { stdout, stderr } = node(format === 'iife' ? file : 'use.mjs');
  say(format, (/Cannot find module|require is not defined/.exec(stderr)?.[0] ?? 'loads ' + stdout.trim()) + ', warning ' + said.includes('Critical dependency'));
}
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps esm: require is not defined, warning false',
      'keeps cjs: loads function, warning false',
      'keeps umd: Cannot find module, warning true',
      'keeps iife: Cannot find module, warning true',
    ],
  },
  'guide-magic': {
    files: {
      'src/index.ts': `export const one = (url: string) => import(/* @vite-ignore */ url);
export const two = (url: string) => import(/* webpackIgnore: true */ /* webpackPrefetch: true */ url);
export const three = (url: string) => import(/* @preserve webpackIgnore: true */ url);
export const four = /*#__PURE__*/ String(1);
`,
      'check.mjs': `${buildScript}
await build({ lib: [{}] });
const code = read('dist/index.js');
say('kept', '@vite-ignore ' + code.includes('/* @vite-ignore */') + ', pure ' + code.includes('/*#__PURE__*/') + ', webpackPrefetch ' + code.includes('webpackPrefetch'));
say('@preserve', code.includes('@preserve webpackIgnore') + ', in the licences ' + read('dist/index.js.LICENSE.txt').includes('@preserve'));
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps kept: @vite-ignore true, pure true, webpackPrefetch false',
      'keeps @preserve: true, in the licences true',
    ],
  },
  'guide-optional': {
    files: {
      ...commonJs(
        'picture',
        "exports.resize = async () => {\n  const { default: sharp } = await import('absent-sharp');\n  return sharp;\n};\n",
      ),
      ...commonJs(
        'careful',
        "exports.resize = () => {\n  try {\n    return require('absent-sharp');\n  } catch {\n    return null;\n  }\n};\n",
      ),
      'src/index.ts': "export { resize } from 'picture';\n",
      'src/careful.ts': "export { resize } from 'careful';\n",
      'check.mjs': `${buildScript}
const usual = rslib();
say('usual', usual.status);
const careful = rslib('--entry', 'src/careful.ts');
say('inside try', careful.status + ', warning ' + careful.stderr.includes('warn'));
const external = rslib('--externals', 'absent-sharp');
say('in externals', external.status + ', kept ' + read('dist/index.js').includes('import("absent-sharp")'));
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps usual: 1',
      'keeps inside try: 0, warning true',
      'keeps in externals: 0, kept true',
    ],
  },
  'guide-cjs-import': {
    files: {
      'src/index.ts': "export const part = () => import('./part');\n",
      'src/part.ts': "export const name = 'part';\n",
      'check.mjs': `${buildScript}
await build({ lib: [{ format: 'cjs' }] });
const code = read('dist/index.cjs');
say('own file', 'promise ' + code.includes('Promise') + ', require ' + code.includes('require('));
`,
    },
    command: 'node check.mjs',
    shows: ['keeps own file: promise true, require true'],
  },
};
