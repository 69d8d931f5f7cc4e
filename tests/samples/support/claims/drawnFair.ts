import {config, manifest, type Claim} from './claim';
import {buildScript} from './guideScript';

const compiler = (more: object): string =>
  JSON.stringify({
    compilerOptions: {
      target: 'ES2022',
      module: 'ESNext',
      moduleResolution: 'bundler',
      skipLibCheck: true,
      ...more,
    },
  });

/** What answers say to questions that were drawn from trackers by lot. */
export const drawnFair: Readonly<Record<string, Claim>> = {
  'externals-object': {
    files: {
      'peer.json': manifest({peerDependencies: {react: '*'}}),
      'src/index.tsx':
        "import { useState } from 'react';\nexport const Seat = () => <b>{useState(0)[0]}</b>;\n",
      'check.mjs': `${buildScript}
import { pluginReact } from '@rsbuild/plugin-react';
const kind = (text, name) => (new RegExp('["\\x27]' + name + '["\\x27]').test(text) ? 'external' : 'bundled');
const code = async (name, externals, lib = {}) => {
  await build({ plugins: [pluginReact()], source: { entry: { index: './src/index.tsx' } }, output: { target: 'web', distPath: 'dist/' + name, externals, autoExternal: { packageJson: './peer.json' } }, lib: [lib] });
  const text = read('dist/' + name + '/' + fs.readdirSync('dist/' + name)[0]);
  say(name, 'react ' + kind(text, 'react') + ', react/jsx-runtime ' + kind(text, 'react/jsx-runtime'));
};
await code('object', { react: 'react' });
await code('object, cjs', { react: 'react' }, { format: 'cjs' });
await code('object in an array', [{ react: 'react' }]);
await code('two keys', { react: 'react', 'react/jsx-runtime': 'react/jsx-runtime' });
await code('other key', { 'map-kit': 'map-kit' });
`,
    },
    packages: ['@rsbuild/plugin-react', 'react'],
    command: 'node check.mjs',
    shows: [
      'keeps object: react external, react/jsx-runtime bundled',
      'keeps object, cjs: react external, react/jsx-runtime bundled',
      'keeps object in an array: react external, react/jsx-runtime external',
      'keeps two keys: react external, react/jsx-runtime external',
      'keeps other key: react external, react/jsx-runtime external',
    ],
  },
  'root-of-all-files': {
    files: {
      'package.json': manifest(),
      'rslib.config.ts': config('{ lib: [{ dts: true }] }'),
      'tsconfig.json': compiler({}),
      'src/index.ts': 'export const holes = 64;\n',
      'test/holes.ts': 'export const expected = 64;\n',
    },
    packages: ['typescript'],
    shows: ['passes', 'drops TS5011', 'emits dist/src/index.d.ts', 'emits dist/test/holes.d.ts'],
  },
  'glob-by-format': {
    files: {
      'package.json': manifest(),
      'src/index.js':
        "export const languages = import.meta.glob('./languages/*.js');\nexport const address = import.meta.url;\n",
      'src/languages/en.js': "export const high = 'high tide';\n",
      'check.mjs': `${buildScript}
await build({ lib: [{ format: 'cjs' }] });
say('cjs files', list('dist').split(' ').length);
const expanded = { tools: { rspack: { module: { parser: { javascript: { importMeta: true } } } } } };
await build({ lib: [{ output: { distPath: 'dist/esm' } }], ...expanded });
for (const file of ['index.cjs', 'esm/index.js']) {
  const { languages, address } = await import('./dist/' + file);
  say(file, (await languages['./languages/en.js']()).high);
  say(file + ' address', address.split('/').slice(-2).join('/'));
}
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps cjs files: 2',
      'keeps index.cjs: high tide',
      'keeps esm/index.js: high tide',
      'keeps esm/index.js address: src/index.js',
      'keeps __webpack_require__ in dist/esm/index.js',
    ],
  },
  'metadata-first': {
    files: {
      'package.json': manifest({dependencies: {'reflect-metadata': '*'}}),
      'tsconfig.json': JSON.stringify({
        compilerOptions: {rootDir: 'src', experimentalDecorators: true},
        include: ['src'],
      }),
      'src/index.ts': "import 'reflect-metadata';\n\nexport { Booking } from './booking';\n",
      'src/booking.ts':
        "const watched = (_target: object, _key: string): void => {};\n\nexport class Booking {\n  @watched\n  holder: string = 'nobody';\n}\n",
      'check.mjs': `${buildScript}
for (const name of ['index', 'plain'])
  await build({ source: { tsconfigPath: './tsconfig.json', entry: { index: name === 'index' ? './src/index.ts' : './src/booking.ts' } }, lib: [{ output: { distPath: 'dist/' + name } }] });
write('first.mjs', "import { Booking } from './dist/index/index.js';\\nconsole.log('first:', Reflect.getMetadata('design:type', Booking.prototype, 'holder')?.name);\\n");
write('late.mjs', "import { Booking } from './dist/plain/index.js';\\nawait import('reflect-metadata');\\nconsole.log('late:', new Booking().holder, Reflect.getMetadata('design:type', Booking.prototype, 'holder'));\\n");
for (const file of ['first.mjs', 'late.mjs']) {
  const { stdout, stderr } = node(file);
  console.log(stdout, stderr);
}
`,
    },
    packages: ['reflect-metadata'],
    command: 'node check.mjs',
    shows: ['keeps first: String', 'keeps late: nobody undefined'],
  },
  'emptied-each-time': {
    files: {
      'package.json': manifest(),
      'rslib.config.ts': config('{}'),
      'src/index.ts': 'export const one = 1;\n',
      'check.mjs': `${buildScript}
const left = (...args) => {
  write('dist/left.txt', 'left');
  rslib(...args);
  return list('dist');
};
say('usual', left());
say('--no-clean', left('--no-clean'));
`,
    },
    command: 'node check.mjs',
    shows: ['keeps usual: index.js', 'keeps --no-clean: index.js left.txt'],
  },
  'two-esm-entries': {
    files: {
      'package.json': manifest(),
      'src/first.ts':
        "import { shared } from './shared';\n\nexport const first = () => shared.size;\n",
      'src/last.ts':
        "import { shared } from './shared';\n\nexport const last = () => shared.size;\n",
      'src/shared.ts': 'export const shared = new Set();\n',
      'check.mjs': `${buildScript}
await build({ source: { entry: { first: './src/first.ts', last: './src/last.ts' } }, lib: [{ output: { distPath: 'dist/one' } }], splitChunks: false });
say('splitChunks: false, files', list('dist/one').split(' ').length);
`,
    },
    command: 'node check.mjs',
    shows: ['keeps splitChunks: false, files: 3'],
  },
  'scss-modules-kept': {
    files: {
      'package.json': manifest(),
      'rslib.config.ts': config(
        `{ lib: [{ bundle: false, redirect: { style: { extension: false } } }], source: { entry: { index: ['src/**', '!src/**/*.scss'] } }, output: { target: 'web', copy: [{ from: '**/*.scss', context: 'src' }] } }`,
      ),
      'src/index.ts':
        "import styles from './tile.module.scss';\n\nexport const tile = styles.tile;\n",
      'src/tile.module.scss': '$edge: 2px;\n.tile { border: $edge solid }\n',
    },
    shows: [
      'keeps import tile_module from "./tile.module.scss" in dist/index.js',
      'keeps $edge: 2px in dist/tile.module.scss',
    ],
  },
  'named-class-names': {
    files: {
      'package.json': manifest(),
      'rslib.config.ts': config(
        "{ lib: [{}], output: { target: 'web', cssModules: { namedExport: true } } }",
      ),
      'src/index.ts':
        "import styles from './tile.module.css';\n\nexport const tile = styles.tile;\n",
      'src/tile.module.css': '.tile { color: red }\n',
    },
    shows: ["fails export 'default' (imported as 'styles') was not found in './tile.module.css'"],
  },
  'virtual-module': {
    files: {
      'package.json': manifest(),
      'src/index.js': "import { made } from 'made-up';\n\nexport const one = made;\n",
      'check.mjs': `${buildScript}
import { rspack } from '@rslib/core';
const upper = { name: 'upper', setup: (api) => api.transform({ test: /index\\.js$/ }, ({ code }) => code + 'export const added = 1;') };
for (const [name, lib] of Object.entries({ bundle: { source: { entry: { index: './src/index.js' } } }, files: { bundle: false } })) {
  const virtual = new rspack.experiments.VirtualModulesPlugin({ 'node_modules/made-up.js': "export const made = 'made by the plugin';" });
  await build({ plugins: [upper], tools: { rspack: { plugins: [virtual] } }, lib: [{ ...lib, output: { distPath: 'dist/' + name } }] });
}
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps made by the plugin in dist/bundle/index.js',
      'keeps from "made-up" in dist/files/index.js',
      'keeps added = 1 in dist/files/index.js',
    ],
  },
  'wasm-in-vite': {
    files: {
      'package.json': manifest(),
      'src/index.js':
        "import { square } from './square.wasm';\n\nexport const nine = () => square(3);\n",
      'src/url.js':
        "export const address = () => new URL('./square.wasm', import.meta.url).href;\n",
      'src/bytes.js':
        "import bytes from './square.wasm' with { type: 'bytes' };\n\nexport const load = () => WebAssembly.instantiate(bytes);\n",
      'check.mjs': `${buildScript}
import { build as vite, createServer } from 'vite';

const hex = '0061736d0100000001060160017f017f03020100070a010673717561726500000a09010700200020006c0b';
fs.writeFileSync('src/square.wasm', Buffer.from(hex, 'hex'));
const libraries = {
  compiled: {},
  files: { bundle: false },
  url: { source: { entry: { index: 'src/url.js' } } },
  bytes: { source: { entry: { index: 'src/bytes.js' } } },
};
for (const [name, more] of Object.entries(libraries)) {
  const folder = 'app/node_modules/' + name;
  await build({ lib: [{ source: { entry: { index: 'src/index.js' } }, output: { target: 'web', distPath: folder + '/dist' }, ...more }] });
  write(folder + '/package.json', JSON.stringify({ name, version: '1.0.0', type: 'module', exports: './dist/index.js' }));
  write('app/' + name + '.js', "import * as library from '" + name + "';\\nglobalThis.library = library;\\n");
  write('app/' + name + '.html', '<script type="module" src="./' + name + '.js"></script>');
  const input = 'app/' + name + '.html';
  const { output } = await vite({ root: 'app', configFile: false, logLevel: 'silent', build: { write: false, assetsInlineLimit: 0, rolldownOptions: { input } } });
  say('build ' + name, output.some(({ fileName }) => fileName.endsWith('.wasm')) ? 'file' : 'no file');
}
const server = await createServer({ root: 'app', configFile: false, logLevel: 'silent', server: { port: 0, host: '127.0.0.1', ws: false }, optimizeDeps: { entries: ['url.html'] } });
await server.listen();
const base = 'http://127.0.0.1:' + server.httpServer.address().port;
const text = async (path) => (await fetch(base + path)).text();
const script = /from "([^"]+)"/.exec(await text('/url.js'))[1];
const path = /["'\`]([^"'\`]+\\.wasm)/.exec(await text(script))[1];
const { status, headers } = await fetch(new URL(path, base + script));
say('server url', status + ' ' + headers.get('content-type'));
say('server files', (await server.ssrLoadModule('/node_modules/files/dist/index.js')).nine());
process.exit();
`,
    },
    packages: ['vite'],
    command: 'node check.mjs',
    shows: [
      'keeps build compiled: no file',
      'keeps build files: file',
      'keeps build url: file',
      'keeps build bytes: no file',
      'keeps server url: 200 application/wasm',
      'keeps server files: 9',
    ],
  },
  'cache-digest': {
    files: {
      'package.json': manifest(),
      'rslib.config.ts': config(
        '{ lib: [{}], performance: { buildCache: { cacheDigest: [process.env.PUBLIC_API] } } }',
      ),
      'src/index.ts': 'export const api = process.env.PUBLIC_API;\n',
      'check.mjs': `${buildScript}
for (const value of [undefined, 'one', 'two']) {
  run(value ? { PUBLIC_API: value } : {}, bin);
  say(value ?? 'unset', read('dist/index.js').split('\\n')[0]);
}
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps unset: const api = process.env.PUBLIC_API;',
      'keeps one: const api = "one";',
      'keeps two: const api = "two";',
    ],
  },
  'npm-eresolve': {
    files: {
      'plugin/package.json':
        '{ "name": "plugin", "version": "1.0.0", "peerDependencies": { "core": "^1.0.0" } }',
      'core/package.json': '{ "name": "core", "version": "2.0.0" }',
      'app/package.json':
        '{ "name": "app", "devDependencies": { "core": "file:../core-2.0.0.tgz", "plugin": "file:../plugin-1.0.0.tgz" } }',
      'check.mjs': `${buildScript}
const npm = (args, cwd) => spawnSync('npm', [...args, '--offline', '--no-audit', '--no-fund', '--cache', process.cwd() + '/cache'], { cwd, encoding: 'utf8', shell: process.platform === 'win32' });
npm(['pack', './core', './plugin']);
say('usual', npm(['install'], 'app').stderr);
say('--legacy-peer-deps', npm(['install', '--legacy-peer-deps'], 'app').status + ' ' + fs.readdirSync('app/node_modules').join(' '));
`,
    },
    command: 'node check.mjs',
    shows: ['keeps ERESOLVE unable to resolve dependency tree', 'keeps --legacy-peer-deps: 0'],
  },
};
