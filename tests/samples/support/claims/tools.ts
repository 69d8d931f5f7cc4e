/** What the guides about plugins, TypeScript, declarations, the command line, unbuild and tsc say. */
// cspell:ignore IHDR IDAT IEND
import {asPackage, config, script, type Claim} from './claim';

/** Syntax that is newer than the browsers it is checked for. */
const tooNew = (more = ''): Claim['files'] => ({
  'rslib.config.ts': `import { pluginCheckSyntax } from '@rsbuild/plugin-check-syntax';
${config(`{ lib: [{ syntax: 'esnext' }], ${more}plugins: [pluginCheckSyntax({ targets: ['chrome >= 60'] })] }`)}`,
  'src/index.ts': 'export const or = (a?: string) => a ?? 1;\n',
});

export const tools: Readonly<Record<string, Claim>> = {
  'publish-config': {
    files: {
      'package.json': JSON.stringify({
        name: 'units',
        version: '0.1.0',
        type: 'module',
        exports: {'.': './src/index.ts'},
        files: ['dist'],
        publishConfig: {exports: {'.': {default: './dist/index.js'}}},
      }),
      'dist/index.js': 'export const crates = 12;\n',
      'yarn.lock': '',
      'check.mjs': `${script}
Object.assign(process.env, { CI: '1', HOME: process.cwd(), YARN_ENABLE_TELEMETRY: '0', YARN_ENABLE_GLOBAL_CACHE: '0', YARN_ENABLE_IMMUTABLE_INSTALLS: '0' });
const yarn = 'node_modules/@yarnpkg/cli-dist/bin/yarn.js';
const npm = process.execPath.replace(/bin.node$/, 'lib/node_modules/npm/bin/npm-cli.js');
const packed = (tool, file, ...args) => {
  node(...args);
  const { stdout } = spawnSync('tar', ['xOf', file, 'package/package.json'], { encoding: 'utf8' });
  const { exports } = JSON.parse(stdout);
  console.log(tool, exports['.'].default ?? exports['.']);
  fs.rmSync(file);
};
packed('npm', 'units-0.1.0.tgz', npm, 'pack');
packed('pnpm', 'units-0.1.0.tgz', 'node_modules/pnpm/bin/pnpm.cjs', 'pack');
node(yarn, 'install', '--mode=update-lockfile');
packed('yarn', 'package.tgz', yarn, 'pack', '--out', 'package.tgz');
`,
    },
    packages: ['pnpm', '@yarnpkg/cli-dist'],
    command: 'node check.mjs',
    shows: ['keeps npm ./src/index.ts', 'keeps pnpm ./dist/index.js', 'keeps yarn ./dist/index.js'],
  },
  'tailwind-scan': {
    files: {
      'rslib.config.ts': `import { pluginTailwindcss } from '@rsbuild/plugin-tailwindcss';
${config(`{
  output: { target: 'web' },
  plugins: [pluginTailwindcss()],
  lib: ['all', 'folder', 'reset'].map((name) => ({
    id: name,
    source: { entry: { index: './src/' + name + '.ts' } },
    output: { distPath: 'dist/' + name },
  })),
}`)}`,
      'src/all.ts': "import './all.css';\n\nexport const kind = 'px-2';\n",
      'src/all.css':
        "@import 'tailwindcss/theme.css' layer(theme);\n@import 'tailwindcss/utilities.css' layer(utilities);\n",
      'src/folder.ts': "import './folder.css';\n\nexport const kind = 'px-2';\n",
      'src/folder.css':
        "@import 'tailwindcss/theme.css' layer(theme);\n@import 'tailwindcss/utilities.css' layer(utilities) source('.');\n",
      'src/reset.ts': "import './reset.css';\n\nexport const kind = 'px-2';\n",
      'src/reset.css': "@import 'tailwindcss';\n",
      'stories/chip.ts': "export const chip = 'mt-7';\n",
    },
    packages: ['@rsbuild/plugin-tailwindcss', 'tailwindcss'],
    shows: [
      'keeps .mt-7 in dist/all/index.css',
      'keeps .px-2 in dist/folder/index.css',
      'drops .mt-7 in dist/folder/index.css',
      'keeps box-sizing: border-box in dist/reset/index.css',
      'drops box-sizing: border-box in dist/all/index.css',
      'keeps @layer utilities in dist/all/index.css',
    ],
  },
  'in-source': {
    files: {
      'rslib.config.ts': config(`{
  source: { entry: { fare: './src/fare.ts' } },
  lib: [
    { output: { distPath: 'dist/kept' } },
    {
      bundle: false,
      output: { distPath: 'dist/files' },
      source: { entry: { index: './src/**' }, define: { 'import.meta.vitest': 'undefined' } },
    },
  ],
}`),
      'src/fare.ts':
        'export const fare = (zones: number) => 60 * zones;\n\nif (import.meta.vitest) fare(2);\n',
    },
    shows: [
      'keeps import.meta.vitest in dist/kept/fare.js',
      'drops import.meta in dist/files/fare.js',
    ],
  },
  'dts-times': {
    files: {
      'rslib.config.ts': config(`{
  performance: { buildCache: false },
  lib: [{ dts: { isolated: process.env.DTS === 'isolated', bundle: process.env.DTS === 'bundle' } }],
}`),
      'package.json':
        '{ "name": "tide", "type": "module", "types": "./dist/index.d.ts", "devDependencies": { "@rslib/core": "*", "@microsoft/api-extractor": "*" } }',
      'tsconfig.json':
        '{ "compilerOptions": { "rootDir": "src", "types": [], "module": "esnext", "moduleResolution": "bundler" }, "include": ["src"] }',
      'src/index.ts': 'export const count = (all: readonly string[]): number => all.length;\n',
      'check.mjs': `${script}
const [six, seven] = ['typescript', 'typescript7'].map((name) => fs.realpathSync('node_modules/' + name));
const best = (version, kind) => {
  fs.unlinkSync('node_modules/typescript');
  fs.symlinkSync(version, 'node_modules/typescript');
  process.env.DTS = kind;
  const times = [1, 2].map(() => {
    const start = performance.now();
    const { status, stderr } = rslib();
    if (status !== 0) throw new Error(stderr);
    return performance.now() - start;
  });
  return Math.min(...times);
};
const [api, bundled, native, isolated] = [best(six, ''), best(six, 'bundle'), best(seven, ''), best(six, 'isolated')];
console.log('TypeScript 7 is faster than 6:', native < api);
console.log('isolated is faster than both:', isolated < native && isolated < api);
console.log('merging takes more time:', bundled > api);
`,
    },
    packages: ['typescript', 'typescript7', '@microsoft/api-extractor'],
    command: 'node check.mjs',
    shows: [
      'keeps TypeScript 7 is faster than 6: true',
      'keeps isolated is faster than both: true',
      'keeps merging takes more time: true',
    ],
  },
  preact: {
    files: {
      'rslib.config.ts': `import { pluginPreact } from '@rsbuild/plugin-preact';
${config("{ output: { target: 'web' }, plugins: [pluginPreact()] }")}`,
      'src/index.tsx': `import { Dial } from 'dial';

export const Panel = () => <Dial label="gain" />;
`,
      'package.json':
        '{ "type": "module", "peerDependencies": { "preact": "10" }, "devDependencies": { "@rslib/core": "*", "dial": "*" } }',
      'node_modules/dial/package.json':
        '{ "name": "dial", "version": "1.0.0", "type": "module", "exports": "./index.js" }',
      'node_modules/dial/index.js': `import { createElement, useState } from 'react';

export const Dial = ({ label }) => createElement('b', null, label, useState(0)[0]);
`,
    },
    packages: ['@rsbuild/plugin-preact', 'preact'],
    shows: [
      'keeps from "preact/jsx-runtime" in dist/index.js',
      'keeps from "preact/hooks" in dist/index.js',
      'drops from "react" in dist/index.js',
    ],
  },
  'styled-components': {
    files: {
      'rslib.config.ts': `import { pluginStyledComponents } from '@rsbuild/plugin-styled-components';
${config(`{
  output: { target: 'web' },
  lib: [{ plugins: [pluginStyledComponents()] }, { output: { distPath: 'dist/plain' } }],
}`)}`,
      'src/index.ts': `import styled from 'styled-components';

export const Chip = styled.span\`
  color: teal;
  /* Space for the icon. */
  padding: 4px;
\`;
`,
      'package.json':
        '{ "type": "module", "peerDependencies": { "styled-components": "6" }, "devDependencies": { "@rslib/core": "*" } }',
    },
    packages: ['@rsbuild/plugin-styled-components'],
    shows: [
      'keeps displayName: "src__Chip" in dist/index.js',
      'keeps color:teal;padding:4px; in dist/index.js',
      'drops Space for the icon. in dist/index.js',
      'keeps Space for the icon. in dist/plain/index.js',
    ],
  },
  'plugin-css-files': {
    files: {
      'rslib.config.ts': `import { pluginRem } from '@rsbuild/plugin-rem';
import { pluginTypedCSSModules } from '@rsbuild/plugin-typed-css-modules';
${config("{ output: { target: 'web' }, plugins: [pluginRem(), pluginTypedCSSModules()] }")}`,
      'src/index.ts':
        "import styles from './chip.module.css';\n\nexport const chip = styles.chip;\n",
      'src/chip.module.css': '.chip {\n  padding: 100px;\n}\n',
      'check.mjs': `${script}
rslib();
console.log('next to it: ' + fs.readdirSync('src').join());
console.log(read('src/chip.module.css.d.ts'));
`,
    },
    packages: ['@rsbuild/plugin-rem', '@rsbuild/plugin-typed-css-modules'],
    command: 'node check.mjs',
    shows: [
      'keeps padding: 2rem in dist/index.css',
      'keeps next to it: chip.module.css,chip.module.css.d.ts,index.ts',
      'keeps chip: string;',
    ],
  },
  'plugin-files': {
    files: {
      'rslib.config.ts': `import { pluginImageCompress } from '@rsbuild/plugin-image-compress';
import { pluginMdx } from '@rsbuild/plugin-mdx';
import { pluginPug } from '@rsbuild/plugin-pug';
${config(`{
  output: { target: 'web' },
  plugins: [pluginMdx(), pluginPug()],
  lib: [{ plugins: [pluginImageCompress('pngLossless')] }, { output: { distPath: 'dist/plain' } }],
}`)}`,
      'src/index.ts': `import dot from './dot.png';
import Note from './note.mdx';
import row from './row.pug';

export { dot, Note, row };
`,
      'package.json':
        '{ "type": "module", "peerDependencies": { "react": "19" }, "devDependencies": { "@rslib/core": "*" } }',
      'src/note.mdx': '# Tides\n\nHigh at **noon**.\n',
      'src/row.pug': 'p Hello #{name}\n',
      'make.mjs': `${script}
import zlib from 'node:zlib';

const part = (name, data) => {
  const body = Buffer.concat([Buffer.from(name), data]);
  const ends = [Buffer.alloc(4), Buffer.alloc(4)];
  ends[0].writeUInt32BE(data.length);
  ends[1].writeUInt32BE(zlib.crc32(body));
  return Buffer.concat([ends[0], body, ends[1]]);
};
const side = 64;
const head = Buffer.from([0, 0, 0, side, 0, 0, 0, side, 8, 2, 0, 0, 0]);
const pixels = Buffer.alloc(side * (1 + side * 3));
fs.writeFileSync('src/dot.png', Buffer.concat([
  Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
  part('IHDR', head),
  part('IDAT', zlib.deflateSync(pixels, { level: 0 })),
  part('IEND', Buffer.alloc(0)),
]));
const { stdout, stderr } = rslib();
console.log(stdout, stderr);
const size = (folder) => fs.statSync(folder + '/static/image/dot.png').size;
console.log('smaller: ' + (size('dist') < size('dist/plain')));
`,
    },
    packages: ['@rsbuild/plugin-image-compress', '@rsbuild/plugin-mdx', '@rsbuild/plugin-pug'],
    command: 'node make.mjs',
    shows: [
      'keeps function MDXContent( in dist/index.js',
      'keeps children: "Tides" in dist/index.js',
      'keeps Hello " + pug_escape( in dist/index.js',
      'keeps smaller: true',
    ],
  },
  'pug-in-vue': {
    files: {
      'rslib.config.ts': `import { pluginPug } from '@rsbuild/plugin-pug';
import { pluginVue } from '@rsbuild/plugin-vue';
${config("{ output: { target: 'web' }, plugins: [pluginVue(), pluginPug()] }")}`,
      'src/index.ts': "export { default as Row } from './Row.vue';\n",
      'src/Row.vue': '<template lang="pug">\np.row Hello {{ name }}\n</template>\n',
      'package.json':
        '{ "type": "module", "peerDependencies": { "vue": "3" }, "devDependencies": { "@rslib/core": "*" } }',
    },
    packages: ['@rsbuild/plugin-pug', '@rsbuild/plugin-vue', 'vue'],
    shows: ['keeps class: "row" in dist/index.js', 'keeps createElementBlock("p" in dist/index.js'],
  },
  'plugin-eslint': {
    files: {
      'rslib.config.ts': `import { pluginEslint } from '@rsbuild/plugin-eslint';
${config('{ plugins: [pluginEslint()] }')}`,
      'eslint.config.mjs': "export default [{ files: ['**/*.js'], rules: { eqeqeq: 'error' } }];\n",
      'src/index.js': 'export const same = (a, b) => a == b;\n',
    },
    packages: ['@rsbuild/plugin-eslint'],
    shows: ["fails Expected '===' and instead saw '=='"],
  },
  rslint: {
    files: {
      'rslint.config.mjs': `export default [
  {
    files: ['src/**'],
    languageOptions: { parserOptions: { project: ['./tsconfig.json'] } },
    plugins: ['@typescript-eslint'],
    rules: { 'no-debugger': 'error', '@typescript-eslint/no-explicit-any': 'error' },
  },
];
`,
      'tsconfig.json': '{ "compilerOptions": { "allowJs": true }, "include": ["src"] }',
      'src/old.js': 'debugger;\n',
      'src/index.ts': 'export const any: any = 1;\n',
      'check.mjs': `${script}
const { stdout, stderr } = node('node_modules/@rslint/core/bin/rslint.js');
console.log(stdout, stderr);
`,
    },
    packages: ['@rslint/core'],
    command: 'node check.mjs',
    shows: ['keeps no-debugger', 'keeps @typescript-eslint/no-explicit-any'],
  },
  'build-order': {
    files: {
      'package.json': JSON.stringify({
        name: 'orchard',
        version: '0.0.0',
        private: true,
        workspaces: ['packages/*'],
      }),
      'pnpm-workspace.yaml': "packages: ['packages/*']\n",
      'nx.json': JSON.stringify({targetDefaults: {build: {dependsOn: ['^build']}}}),
      // Units and beds wait for each other, as long as the tool may start them together.
      'print.mjs': `import fs from 'node:fs';

const [name, other] = process.argv.slice(2);
const say = (sign) => fs.appendFileSync('../../log.txt', sign + name + ' ');
say('+');
const end = Date.now() + Number(process.env.PATIENCE);
const isAlone = () => !fs.readFileSync('../../log.txt', 'utf8').includes('+' + other);
while (other && isAlone() && Date.now() < end) await new Promise((done) => setTimeout(done, 20));
say('-');
`,
      'check.mjs': `${script}
const make = (name, dependencies, other = '') => {
  fs.mkdirSync('packages/' + name, { recursive: true });
  const build = 'node ../../print.mjs ' + name + ' ' + other;
  fs.writeFileSync('packages/' + name + '/package.json', JSON.stringify({ name, version: '0.1.0', scripts: { build }, dependencies }));
};
make('apples', { units: 'workspace:*' });
make('beds', {}, 'units');
make('units', {}, 'beds');
const env = { CI: '1', DO_NOT_TRACK: '1', NX_DAEMON: 'false', NX_NO_CLOUD: 'true', HOME: process.cwd(), YARN_ENABLE_TELEMETRY: '0', YARN_ENABLE_GLOBAL_CACHE: '0' };
Object.assign(process.env, env);
const order = (tool, patience, ...args) => {
  fs.writeFileSync('log.txt', '');
  process.env.PATIENCE = patience;
  const { stdout, stderr } = node(...args);
  const steps = read('log.txt').trim().split(' ');
  const isBefore = (one, other) => steps.includes(one) && steps.indexOf(one) < steps.indexOf(other);
  console.log(tool, 'builds units before apples:', isBefore('-units', '+apples'));
  console.log(tool, 'builds beds and units together:', isBefore('+beds', '-units') && isBefore('+units', '-beds'));
  if (steps.length !== 6) console.log(stdout, stderr);
};
order('pnpm', 0, 'node_modules/pnpm/bin/pnpm.cjs', '-r', 'build');
order('Nx', 20_000, 'node_modules/nx/dist/bin/nx.js', 'run-many', '-t', 'build');
const yarn = 'node_modules/@yarnpkg/cli-dist/bin/yarn.js';
fs.writeFileSync('yarn.lock', '');
node(yarn, 'install', '--mode=update-lockfile');
order('Yarn', 0, yarn, 'workspaces', 'foreach', '-A', '--topological', 'run', 'build');
`,
    },
    packages: ['pnpm', 'nx', '@yarnpkg/cli-dist'],
    command: 'node check.mjs',
    shows: [
      'keeps pnpm builds units before apples: true',
      'keeps Yarn builds units before apples: true',
      'keeps Nx builds units before apples: true',
      'keeps Nx builds beds and units together: true',
    ],
  },
  'plugin-hooks': {
    files: {
      'rslib.config.ts': `import type { RsbuildPlugin } from '@rslib/core';
import fs from 'node:fs';
import { defineConfig } from '@rslib/core';

const say = (...words: string[]) => fs.appendFileSync('log.txt', words.join(' ') + '\\n');

const given: RsbuildPlugin = {
  name: 'given',
  setup(api) {
    api.expose('scale', { size: 8 });
  },
};

const all: RsbuildPlugin = {
  name: 'all',
  setup(api) {
    say('useExposed', JSON.stringify(api.useExposed('scale')));
    api.modifyRsbuildConfig((config) => {
      say('modifyRsbuildConfig');
      config.source = { ...config.source, define: { TONE: '"warm"' } };
    });
    api.modifyEnvironmentConfig((config, { name }) => {
      say('modifyEnvironmentConfig', name);
      if (name === 'cjs') config.output.filename = { js: 'named.cjs' };
    });
    api.modifyBundlerChain((chain, { environment }) => {
      say('modifyBundlerChain', environment.name);
      chain.module.rule('text').test(/\\.txt$/).type('asset/source');
    });
    api.modifyRspackConfig((config, { environment }) => {
      say('modifyRspackConfig', environment.name, String(config.target));
      config.externals = [{ gravel: 'module-import sand' }, config.externals as never].flat();
    });
    api.resolve(({ resolveData, environment }) => {
      say('resolve', environment.name, resolveData.request);
      if (resolveData.request === './stone') resolveData.request = './rock';
    });
    api.transform({ test: /\\.list$/ }, ({ code, environment }) => {
      say('transform', environment.name);
      return 'export default ' + JSON.stringify(code.trim().split(',')) + ';';
    });
    api.transform({ test: /\\.css$/ }, ({ code }) => code.replace('ink', 'navy'));
    api.processAssets({ stage: 'additional' }, ({ compilation, environment, sources }) => {
      say('processAssets', environment.name, 'written: ' + String(fs.existsSync('dist/index.js')));
      compilation.emitAsset(environment.name + '.txt', new sources.RawSource('added'));
    });
    api.processAssets({ stage: 'report' }, ({ assets, compilation, sources }) => {
      for (const name of Object.keys(assets)) {
        if (name.endsWith('.gone.js')) compilation.deleteAsset(name);
        if (name.endsWith('.cjs')) compilation.updateAsset(name, new sources.RawSource('// changed'));
      }
    });
    api.onBeforeBuild(() => say('onBeforeBuild'));
    api.onAfterBuild(() => say('onAfterBuild'));
    api.onAfterEnvironmentCompile(({ environment, stats }) => {
      say('onAfterEnvironmentCompile', environment.name, 'errors:', String(stats?.hasErrors()));
    });
    api.onCloseBuild(() => say('onCloseBuild'));
  },
};

export default defineConfig({
  plugins: [given, all],
  lib: [
    { format: 'esm' },
    { format: 'cjs' },
    { id: 'spare', output: { distPath: 'dist/spare', filename: { js: '[name].gone.js' } } },
  ],
  output: { target: 'web' },
  performance: { buildCache: false },
});
`,
      'src/index.ts': `import * as gravel from 'gravel';
import colours from './colours.list';
import note from './note.txt';
import './page.css';
import { kind } from './stone';

declare const TONE: string;
export const all = [gravel, colours, note, kind, TONE];
`,
      'src/colours.list': 'teal,rust\n',
      'src/page.css': '.page {\n  color: ink;\n}\n',
      'src/note.txt': 'plain note',
      'src/rock.ts': "export const kind = 'basalt';\n",
      'package.json':
        '{ "type": "module", "dependencies": { "gravel": "1" }, "devDependencies": { "@rslib/core": "*" } }',
      'check.mjs': `import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';

const read = () => fs.readFileSync('log.txt', 'utf8');
const rslib = ['node_modules/@rslib/core/bin/rslib.js'];
spawnSync(process.execPath, rslib);
const counts = {};
for (const line of read().trim().split('\\n')) counts[line] = (counts[line] ?? 0) + 1;
for (const [line, count] of Object.entries(counts)) console.log(count + ' x ' + line);
console.log('last: ' + read().trim().split('\\n').at(-1));
if (counts.onAfterBuild === 1) console.log('three items: says: still runs once|Once per build|也只执行一次|每次构建一次');

const started = () => read().split('onAfterBuild').length - 1;
fs.writeFileSync('log.txt', '');
const watch = spawn(process.execPath, [...rslib, '--watch']);
const until = async (count) => {
  while (started() < count) await new Promise((resolve) => setTimeout(resolve, 50));
};
await until(1);
await new Promise((resolve) => setTimeout(resolve, 500));
fs.appendFileSync('src/rock.ts', '\\n');
await until(2);
watch.kill();
console.log('watch: onBeforeBuild ' + (read().split('onBeforeBuild').length - 1));
console.log('watch: onAfterBuild ' + started());
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps 1 x modifyRsbuildConfig',
      'keeps "warm" in dist/index.js',
      'keeps 1 x modifyEnvironmentConfig esm0',
      'keeps 1 x modifyEnvironmentConfig cjs',
      'emits dist/named.cjs',
      'keeps 1 x modifyBundlerChain esm0',
      'keeps 1 x modifyBundlerChain cjs',
      'keeps "plain note in dist/index.js',
      'keeps 1 x modifyRspackConfig esm0',
      'keeps 1 x modifyRspackConfig cjs',
      'keeps from "sand" in dist/index.js',
      'keeps 1 x resolve esm0 ./stone',
      'keeps 1 x resolve esm0 ./colours.list',
      'drops resolve esm0 gravel',
      'keeps basalt in dist/index.js',
      'keeps 1 x transform esm0',
      'keeps "teal", in dist/index.js',
      'keeps color: navy in dist/index.css',
      'keeps 1 x processAssets esm0 written: false',
      'emits dist/esm0.txt',
      'emits dist/cjs.txt',
      'omits dist/spare/index.gone.js',
      'keeps // changed in dist/named.cjs',
      'keeps 1 x onBeforeBuild',
      'keeps 1 x onAfterBuild',
      'keeps three items: says: still runs once|Once per build|也只执行一次|每次构建一次',
      'keeps watch: onBeforeBuild 2',
      'keeps watch: onAfterBuild 2',
      'keeps 1 x onAfterEnvironmentCompile esm0 errors: false',
      'keeps 1 x onAfterEnvironmentCompile cjs errors: false',
      'keeps last: onCloseBuild',
      'keeps useExposed {"size":8}',
    ],
  },
  'plugin-styles': {
    files: {
      'rslib.config.ts': `import { pluginCssMinimizer } from '@rsbuild/plugin-css-minimizer';
import { pluginSass } from '@rsbuild/plugin-sass';
${config(`{
  output: { target: 'web', minify: { css: true } },
  plugins: [pluginSass()],
  lib: [{ plugins: [pluginCssMinimizer()] }, { output: { distPath: 'dist/usual' } }],
}`)}`,
      'src/index.ts': "import './page.css';\nimport './indented.sass';\n",
      'src/page.css': '.page {\n  min-width: initial;\n}\n',
      'src/indented.sass': '$gap: 4px\n.row\n  gap: $gap * 2\n',
    },
    packages: ['@rsbuild/plugin-css-minimizer', '@rsbuild/plugin-sass'],
    shows: [
      'keeps .page{min-width:auto} in dist/index.css',
      'keeps .page{min-width:initial} in dist/usual/index.css',
      'keeps .row{gap:8px} in dist/index.css',
    ],
  },
  'too-new': {
    files: tooNew("output: { target: 'web' }, "),
    packages: ['@rsbuild/plugin-check-syntax'],
    shows: ['fails Find some syntax that does not match'],
  },
  'too-new-node': {
    files: tooNew(),
    packages: ['@rsbuild/plugin-check-syntax'],
    shows: ['silent', 'keeps a ?? 1 in dist/index.js'],
  },
  'type-check': {
    files: {
      'rslib.config.ts': `import { pluginTypeCheck } from '@rsbuild/plugin-type-check';
${config('{ lib: [{}, { dts: { isolated: true } }], plugins: [pluginTypeCheck()] }')}`,
      'tsconfig.json':
        '{ "compilerOptions": { "rootDir": "src", "strict": true, "types": [], "module": "esnext", "moduleResolution": "bundler" }, "include": ["src"] }',
      'src/index.ts': "export const best: number = 'front';\n",
    },
    packages: ['@rsbuild/plugin-type-check', 'typescript'],
    shows: ["fails TS2322: Type 'string' is not assignable to type 'number'."],
  },
  'unbuild-twin': {
    files: {
      'build.config.ts':
        "export default { entries: ['src/index', 'src/cli', 'src/other'], outDir: 'old', rollup: { emitCJS: true } };\n",
      'rslib.config.ts': config(`{
  source: { entry: { index: './src/index.ts', cli: './src/cli.ts', other: './src/other.ts' } },
  lib: [{ format: 'esm' }, { format: 'cjs' }],
}`),
      'package.json':
        '{ "type": "module", "types": "./old/index.d.ts", "devDependencies": { "@rslib/core": "*", "unbuild": "*" } }',
      'src/index.ts': "import { word } from './word';\n\nexport const said = () => word;\n",
      'src/cli.ts': "import { said } from './index';\n\nconsole.log(said());\n",
      'src/other.ts': "import { word } from './word';\n\nexport const other = () => word;\n",
      'src/word.ts': 'export const word = { text: new Date().toString() };\n',
      'check.mjs': `${script}
node('node_modules/unbuild/dist/cli.mjs');
rslib();
const names = (folder) => fs.readdirSync(folder, { recursive: true }).sort().join(' ');
console.log('unbuild:', names('old'));
console.log('rslib:', names('dist'));
const require = createRequire(import.meta.url);
for (const folder of ['old', 'dist']) {
  const [index, other] = ['index', 'other'].map((name) => require('./' + folder + '/' + name + '.cjs'));
  console.log(folder, 'shares state:', index.said() === other.other());
}
for (const name of ['index', 'other']) {
  const [before, after] = ['old', 'dist'].map((folder) => './' + folder + '/' + name + '.cjs');
  console.log(name, 'exports:', Object.keys(require(before)).join(), Object.keys(require(after)).join());
  console.log(name, 'contains the shared code:', read(after).includes('Date'));
  console.log(name, 'longer by kilobytes:', Math.round((read(after).length - read(before).length) / 1000));
}
`,
    },
    packages: ['unbuild', 'typescript'],
    command: 'node check.mjs',
    shows: [
      'keeps unbuild: cli.cjs cli.mjs index.cjs index.mjs other.cjs other.mjs shared shared/default.',
      'keeps rslib: b~0.js cli.cjs cli.js index.cjs index.js other.cjs other.js',
      'keeps import { said } from "./index.js" in dist/cli.js',
      'keeps from "./b~0.js" in dist/other.js',
      'keeps index contains the shared code: true',
      'keeps other contains the shared code: true',
      'keeps old shares state: true',
      'keeps dist shares state: false',
      'keeps index exports: said said',
      'keeps other exports: other other',
      'keeps index longer by kilobytes: 1',
      'keeps other longer by kilobytes: 1',
      'omits dist/index.d.ts',
    ],
  },
  'entry-without-extension': {
    files: {
      'rslib.config.ts': config("{ source: { entry: { index: './src/index' } } }"),
      'src/index.ts': 'export const depth = 3;\n',
    },
    shows: ['fails Glob pattern "./src/index" is not supported when "bundle" is "true"'],
  },
  'unbuild-options': {
    files: {
      'rslib.config.ts': config(`{
  lib: [
    {
      id: 'main',
      source: { entry: { renamed: './src/index.ts' }, define: { PLACE: '"harbour"' } },
      resolve: { alias: { '#depth': './src/depth.ts' } },
      output: { distPath: 'dist/main' },
    },
    {
      id: 'second',
      format: 'cjs',
      source: { entry: { other: './src/other.ts' } },
      output: { distPath: 'dist/second', sourceMap: true, externals: ['kelp'] },
      plugins: [{ name: 'end', setup: (api) => api.onAfterBuild(() => console.log('all is built')) }],
    },
  ],
}`),
      'other.config.mjs':
        "export default { lib: [{ source: { entry: { wide: './src/wide.ts' } }, output: { distPath: 'dist/config' } }] };\n",
      'package.json':
        '{ "type": "module", "types": "./dist/index.d.ts", "devDependencies": { "@rslib/core": "*", "salt": "*", "typescript": "*" } }',
      'tsconfig.json':
        '{ "compilerOptions": { "rootDir": "src", "types": [], "module": "esnext", "moduleResolution": "bundler", "paths": { "~/*": ["./src/*"] } }, "include": ["src"] }',
      'src/index.ts': `import { depth } from '#depth';
import { wide } from '~/wide';
import salt from 'salt';
import names from './names.json';

declare const PLACE: string;
export const all = (given: number) => [depth, wide, salt, names.first, PLACE, 'Is PLACE kept?', given + depth];
`,
      'src/depth.ts': 'export const depth = 31;\n',
      'src/wide.ts': 'export const wide = 62;\n',
      'src/names.json': '{ "first": "Biscay" }',
      'src/other.ts': "import { leaf } from 'kelp';\n\nexport const other = leaf;\n",
      'node_modules/salt/package.json': '{ "name": "salt", "version": "1.0.0" }',
      'node_modules/salt/index.js': "module.exports = 'crystal';\n",
      'dist/main/old.js': '',
      'packages/a/package.json': '{ "type": "module" }',
      'packages/a/src/index.ts': 'export const a = 1;\n',
      'check.mjs': `${script}
const { stdout, stderr, status } = rslib();
console.log(stdout, stderr, 'status:', status);
rslib('--lib', 'main', '--minify', '--dist-path', 'dist/min');
rslib('--config', 'other.config.mjs');
spawnSync(process.execPath, ['../../' + bin], { cwd: 'packages/a' });
console.log('packages/a:', fs.readdirSync('packages/a/dist').join());
`,
    },
    packages: ['typescript'],
    command: 'node check.mjs',
    shows: [
      'keeps status: 0',
      'emits dist/main/renamed.js',
      'emits dist/second/other.cjs',
      'omits dist/main/old.js',
      'omits dist/main/renamed.d.ts',
      'emits dist/second/other.cjs.map',
      'omits dist/main/renamed.js.map',
      'keeps require("kelp") in dist/second/other.cjs',
      'drops #depth in dist/main/renamed.js',
      'drops ~/wide in dist/main/renamed.js',
      'keeps "harbour" in dist/main/renamed.js',
      "keeps 'Is PLACE kept?' in dist/main/renamed.js",
      'keeps "Biscay" in dist/min/renamed.js',
      "keeps module.exports = 'crystal' in dist/main/renamed.js",
      'keeps given in dist/main/renamed.js',
      'drops given in dist/min/renamed.js',
      'keeps all is built',
      'emits dist/config/wide.js',
      'keeps packages/a: index.js',
    ],
  },
  'watch-all': {
    files: {
      'rslib.config.ts': config('{ lib: [{ bundle: false, dts: true }] }'),
      'tsconfig.json':
        '{ "compilerOptions": { "rootDir": "src", "types": [], "module": "esnext", "moduleResolution": "bundler" }, "include": ["src"] }',
      'src/index.ts': "export { tide } from './tide';\n",
      'src/tide.ts': 'export const tide: number = 1;\n',
      'check.mjs': `${script}
const watch = spawn(process.execPath, [bin, '--watch']);
const until = async (text) => {
  const has = (file) => fs.existsSync(file) && read(file).includes(text);
  while (!has('dist/tide.js') || !has('dist/tide.d.ts')) await new Promise((done) => setTimeout(done, 50));
};
await until('tide');
await new Promise((done) => setTimeout(done, 500));
fs.writeFileSync('src/tide.ts', 'export const tide: number = 1;\\nexport const ebb: number = 2;\\n');
await until('ebb');
watch.kill();
`,
    },
    packages: ['typescript'],
    command: 'node check.mjs',
    shows: ['keeps ebb in dist/tide.js', 'keeps ebb in dist/tide.d.ts'],
  },
  'tsconfig-read': {
    files: {
      'rslib.config.ts': config(`{
  lib: [
    { bundle: false, dts: true },
    { format: 'cjs', bundle: false, dts: { distPath: 'dist/own' } },
  ],
}`),
      'tsconfig.json': JSON.stringify({
        compilerOptions: {
          rootDir: 'src',
          baseUrl: '.',
          ignoreDeprecations: '6.0',
          module: 'esnext',
          moduleResolution: 'bundler',
          declarationDir: 'dist/types',
          declarationMap: true,
          removeComments: true,
          stripInternal: true,
          allowJs: true,
          types: [],
        },
        files: ['src/index.ts', 'src/old.js'],
      }),
      'src/index.ts': `export { near } from 'src/near';
export { far } from 'src/far';

/** Doc comment. */
export const shown = 1;

/** @internal */
export const hidden = 2;
`,
      'src/near.ts': 'export const near: number = 1;\n',
      'src/far.ts': 'export const far: number = 1;\n',
      'src/unlisted.ts': 'export const unlisted: number = 1;\n',
      'src/old.js': 'export const old = 1;\n',
    },
    packages: ['typescript'],
    shows: [
      'silent',
      'omits dist/types/unlisted.d.ts',
      'emits dist/unlisted.js',
      'keeps from "./near.js" in dist/index.js',
      "keeps from './near.js' in dist/types/index.d.ts",
      'emits dist/types/index.d.ts',
      'omits dist/index.d.ts',
      'emits dist/own/index.d.ts',
      'emits dist/types/index.d.ts.map',
      'drops Doc comment in dist/types/index.d.ts',
      'keeps export declare const shown in dist/types/index.d.ts',
      'drops hidden in dist/types/index.d.ts',
      'keeps src_hidden as hidden in dist/index.js',
      'emits dist/types/old.d.ts',
    ],
  },
  'tsconfig-ignored': {
    files: {
      'rslib.config.ts': config(`{
  source: { entry: { index: './src/index.ts' } },
  lib: [
    { id: 'one' },
    { id: 'two', format: 'cjs' },
    { id: 'raw', output: { distPath: 'dist/raw', sourceMap: true, minify: false } },
    { id: 'umd', format: 'umd', umdName: 'Tide', output: { distPath: 'dist/umd', autoExternal: false } },
    { id: 'files', bundle: false, source: { entry: { index: './src/**' } }, output: { distPath: 'dist/files' } },
  ],
}`),
      'package.json':
        '{ "type": "module", "dependencies": { "kelp": "1" }, "devDependencies": { "@rslib/core": "*", "typescript": "*" } }',
      'tsconfig.json': JSON.stringify({
        compilerOptions: {
          outDir: 'elsewhere',
          declaration: true,
          sourceMap: true,
          inlineSourceMap: true,
          removeComments: false,
          incremental: true,
          noEmit: true,
          emitDeclarationOnly: true,
          useDefineForClassFields: false,
          target: 'es2015',
          verbatimModuleSyntax: true,
          esModuleInterop: false,
          preserveConstEnums: false,
          rewriteRelativeImportExtensions: false,
          allowImportingTsExtensions: true,
        },
        include: ['src/index.ts'],
      }),
      'node_modules/kelp/package.json': '{ "name": "kelp", "version": "1.0.0" }',
      'node_modules/kelp/index.js': "module.exports = 'leaf';\n",
      'src/index.ts': `import kelp from 'kelp';
import { Mood, Size } from './size.ts';
import { unused } from './setup.ts';
import './effect.ts';

// A comment of mine.
export class Tide {
  high = 1;
  low?: number;
}
export const size = (given: Size) => [given === Size.Big, kelp, Size.Small, Mood.Calm];
`,
      'src/size.ts':
        'export const enum Size {\n  Small,\n  Big,\n}\n\nexport enum Mood {\n  Calm,\n}\n',
      'src/setup.ts': "console.log('setup runs');\nexport const unused = 1;\n",
      'src/effect.ts': "console.log('effect runs');\n",
      'src/index.test.ts': 'export const test = 1;\n',
      'check.mjs': `${script}
const { stdout, stderr, status } = rslib();
console.log(stdout, stderr, 'status:', status);
console.log('cache:', fs.readdirSync('node_modules/.cache').join());
console.log('elsewhere:', fs.existsSync('elsewhere'));
`,
    },
    packages: ['typescript'],
    command: 'node check.mjs',
    shows: [
      'keeps elsewhere: false',
      'keeps status: 0',
      'emits dist/index.js',
      'omits dist/index.d.ts',
      'omits dist/index.js.map',
      'drops sourceMappingURL in dist/index.js',
      'emits dist/raw/index.js.map',
      'drops A comment of mine. in dist/index.js',
      'keeps A comment of mine. in dist/raw/index.js',
      'keeps low; in dist/index.js',
      'drops setup runs in dist/index.js',
      'drops setup in dist/files/index.js',
      'keeps effect runs in dist/index.js',
      'keeps import "./effect.js" in dist/files/index.js',
      'keeps from "./size.js" in dist/files/index.js',
      'keeps __webpack_require__.n(external_kelp_namespaceObject) in dist/index.cjs',
      'keeps Size[Size["Big"] = 1] in dist/files/size.js',
      'keeps Mood[Mood["Calm"] = 0] in dist/files/size.js',
      'keeps 1 === given in dist/index.js',
      'drops Calm in dist/index.js',
      'drops Small in dist/index.js',
      'keeps define.amd in dist/umd/index.js',
      'emits dist/files/index.test.js',
      'keeps cache: jiti,rspack',
    ],
  },
  'decorators-legacy': {
    files: {
      'tsconfig.json':
        '{ "compilerOptions": { "experimentalDecorators": true, "useDefineForClassFields": true } }',
      'src/index.ts': `const watched = (_target: object, _key: string): void => {};

export class Booking {
  @watched
  holder: string = 'nobody';
}
export class Plain {
  note = 1;
}
`,
    },
    shows: [
      'keeps _ts_metadata("design:type", String) in dist/index.js',
      "keeps this.holder = 'nobody' in dist/index.js",
      'keeps this.note = 1 in dist/index.js',
    ],
  },
  'decorators-standard': {
    files: {
      'src/index.ts': `import { watched } from './watched';

export { Other } from './other';
export class Booking {
  @watched
  holder: string = 'nobody';
}
`,
      'src/other.ts': `import { watched } from './watched';

export class Other {
  @watched
  other: string = 'nobody';
}
`,
      'src/watched.ts':
        'export const watched = (_value: undefined, _context: object): void => {};\n',
      'check.mjs': `${script}
const build = () => {
  rslib();
  const text = read('dist/index.js');
  const helpers = text.match(/^function \\w*apply_decs_2311\\(/gm) ?? [];
  return { size: text.length, helpers: helpers.length };
};
const undo = (name) => fs.writeFileSync(name, read(name).replace('@watched', ''));
const two = build();
undo('src/other.ts');
const one = build();
undo('src/index.ts');
const none = build();
console.log('two files:', two.helpers, 'one file:', one.helpers, 'none:', none.helpers);
console.log('kB of two files:', Math.round((two.size - none.size) / 1000));
console.log('kB of one file:', Math.round((one.size - none.size) / 1000));
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps two files: 2 one file: 1 none: 0',
      'keeps kB of two files: 21',
      'keeps kB of one file: 10',
    ],
  },
  'tsconfig-columns': {
    files: {
      'rslib.config.ts': config(`{
  bundle: false,
  lib: [
    { id: 'plain', source: { tsconfigPath: './plain.json' }, output: { distPath: 'dist/plain' } },
    { id: 'other', source: { tsconfigPath: './other.json' }, output: { distPath: 'dist/other' } },
    { id: 'legacy', source: { tsconfigPath: './legacy.json' }, output: { distPath: 'dist/legacy' } },
  ],
}`),
      'types.config.ts': config(`{
  lib: [
    {
      id: 'plain',
      dts: { abortOnError: false },
      source: { tsconfigPath: './plain.json' },
      output: { distPath: 'dist/plain' },
    },
    {
      id: 'other',
      dts: { abortOnError: false },
      source: { tsconfigPath: './both.json' },
      output: { distPath: 'dist/other' },
    },
  ],
}`),
      'plain.json': JSON.stringify({
        compilerOptions: {
          rootDir: 'src',
          target: 'ES2015',
          module: 'nodenext',
          moduleResolution: 'nodenext',
          types: [],
          strict: true,
          useDefineForClassFields: false,
          paths: {'#/*': ['./src/*']},
        },
        include: ['src'],
      }),
      'other.json': JSON.stringify({
        compilerOptions: {
          rootDir: '.',
          target: 'ES2022',
          module: 'esnext',
          moduleResolution: 'bundler',
          lib: ['ES2022'],
          types: ['node'],
          jsx: 'preserve',
          strict: false,
          useDefineForClassFields: true,
          paths: {'#/*': ['./src/*']},
          outDir: 'elsewhere',
          declaration: false,
          noEmit: true,
        },
        include: ['src'],
        exclude: ['src/excluded.ts'],
      }),
      'both.json':
        '{ "extends": "./other.json", "compilerOptions": { "experimentalDecorators": true } }',
      'legacy.json': JSON.stringify({
        compilerOptions: {experimentalDecorators: true, paths: {'#/*': ['./src/*']}},
      }),
      'src/index.ts': `export { last } from './last';
export const folder = process.cwd();
export const title = () => document.title;
export const nothing: string = null;
export class Place {
  constructor(private name: string) {}
  copy = this.name;
}
const watched = (_target: object, _key: string): void => {};
export class Seat {
  @watched
  row = 1;
}
`,
      'src/last.ts': 'export const last = [1].at(-1);\n',
      'src/view.tsx': 'export const view = <b>text</b>;\n',
      'src/excluded.ts': 'export const excluded = 1;\n',
      'src/alias.ts': "export { last } from '#/last';\n",
      'check.mjs': `${script}
rslib();
const text = (folder) => fs.readdirSync('dist/' + folder).map((name) => name + read('dist/' + folder + '/' + name)).join();
console.log(text('plain') === text('other') ? 'The same' : 'JavaScript differs');
const { stderr, status } = rslib('-c', 'types.config.ts');
console.log(stderr, 'status:', status);
`,
    },
    packages: ['typescript', '@types/node'],
    command: 'node check.mjs',
    shows: [
      'keeps The same',
      'drops JavaScript differs',
      'keeps from "./last.js" in dist/legacy/alias.js',
      "keeps from './last.js' in dist/plain/alias.d.ts",
      'keeps _ts_decorate([ in dist/legacy/index.js',
      'keeps this.copy = this.name in dist/legacy/index.js',
      'keeps TS1240: Unable to resolve signature of property decorator',
      "keeps TS2550: Property 'at' does not exist on type 'number[]'.",
      'keeps TS2835: Relative import paths need explicit file extensions',
      "keeps TS2584: Cannot find name 'document'.",
      "keeps TS17004: Cannot use JSX unless the '--jsx' flag is provided.",
      "keeps TS2729: Property 'name' is used before its initialization.",
      'emits dist/plain/index.d.ts',
      'emits dist/other/src/index.d.ts',
      'emits dist/plain/excluded.d.ts',
      'omits dist/other/src/excluded.d.ts',
      "keeps TS2591: Cannot find name 'process'.",
      "keeps TS2322: Type 'null' is not assignable to type 'string'.",
    ],
  },
  'type-error-watch': {
    files: {
      'rslib.config.ts': config('{ lib: [{ dts: true }] }'),
      'tsconfig.json':
        '{ "compilerOptions": { "rootDir": "src", "types": [], "module": "esnext", "moduleResolution": "bundler" }, "include": ["src"] }',
      'src/index.ts': "export const best: number = 'front';\n",
      'check.mjs': `${script}
const watch = spawn(process.execPath, [bin, '--watch']);
let output = '';
for (const stream of [watch.stdout, watch.stderr]) stream.on('data', (data) => (output += data));
const until = async (test) => {
  while (!test()) await new Promise((done) => setTimeout(done, 50));
};
await until(() => output.includes('TS2322'));
await new Promise((done) => setTimeout(done, 500));
console.log(output, 'still running:', watch.exitCode === null);
fs.writeFileSync('src/index.ts', 'export const best: number = 7;\\n');
await until(() => read('dist/index.js').includes('7'));
watch.kill();
`,
    },
    packages: ['typescript'],
    command: 'node check.mjs',
    shows: [
      "keeps TS2322: Type 'string' is not assignable to type 'number'.",
      'keeps still running: true',
      'keeps best = 7 in dist/index.js',
    ],
  },
  'no-check': {
    files: {
      'rslib.config.ts': config('{ lib: [{ dts: true }] }'),
      'tsconfig.json':
        '{ "compilerOptions": { "rootDir": "src", "types": [], "noCheck": true, "module": "esnext", "moduleResolution": "bundler" }, "include": ["src"] }',
      'src/index.ts':
        "export const best: number = 'front';\nexport const folder = process.cwd();\n",
    },
    packages: ['typescript', '@types/node'],
    shows: ['silent', 'emits dist/index.d.ts', 'drops folder: string in dist/index.d.ts'],
  },
  'typescript-5': {
    files: {
      'rslib.config.ts': config('{ lib: [{ dts: true }] }'),
      'tsconfig.json':
        '{ "compilerOptions": { "module": "esnext", "moduleResolution": "node10", "target": "es5", "baseUrl": "." }, "include": ["src"] }',
      'src/index.ts': "export { part } from 'src/part';\nexport const folder = process.cwd();\n",
      'src/part.ts': 'export const part: number = 1;\n',
      'check.mjs': `${script}
fs.symlinkSync('@arethetypeswrong/core/node_modules/typescript', 'node_modules/typescript');
console.log(JSON.parse(read('node_modules/typescript/package.json')).version);
const { stdout, stderr, status } = rslib();
console.log(stdout, stderr, 'status:', status);
`,
    },
    packages: ['@arethetypeswrong/core', '@types/node'],
    command: 'node check.mjs',
    shows: [
      'keeps 5.6.1-rc',
      'keeps status: 0',
      'drops TS5011',
      'drops TS5101',
      'drops TS5107',
      'emits dist/index.d.ts',
      'omits dist/src/index.d.ts',
      'keeps folder: string in dist/index.d.ts',
    ],
  },
  'typescript-6': {
    files: {
      'rslib.config.ts': config(`{
  lib: [
    { id: 'usual', dts: { abortOnError: false } },
    { id: 'silenced', dts: { abortOnError: false }, source: { tsconfigPath: './silenced.json' }, output: { distPath: 'dist/silenced' } },
  ],
}`),
      'tsconfig.json':
        '{ "compilerOptions": { "rootDir": "src", "module": "esnext", "moduleResolution": "node10", "target": "es5", "baseUrl": "." }, "include": ["src"] }',
      'silenced.json':
        '{ "extends": "./tsconfig.json", "compilerOptions": { "ignoreDeprecations": "6.0" } }',
      'src/index.ts': 'export const part: number = 1;\n',
    },
    packages: ['typescript'],
    shows: [
      "keeps TS5101: Option 'baseUrl' is deprecated",
      "keeps TS5107: Option 'moduleResolution=node10' is deprecated",
      "keeps TS5107: Option 'target=ES5' is deprecated",
      'keeps Failed to generate declaration files. (usual)',
      'drops Failed to generate declaration files. (silenced)',
      'emits dist/silenced/index.d.ts',
    ],
  },
  'dts-ways': {
    files: {
      'rslib.config.ts': config(`{
  lib: [
    { id: 'api', dts: true, output: { distPath: 'dist/api' } },
    { id: 'isolated', dts: { isolated: true }, output: { distPath: 'dist/isolated' } },
  ],
}`),
      'tsconfig.json':
        '{ "compilerOptions": { "rootDir": "src", "types": [], "declarationMap": true, "module": "esnext", "moduleResolution": "bundler" }, "include": ["src"] }',
      'src/index.ts': "export { part } from './part';\n",
      'src/part.ts': 'export const part: number = 1;\n',
      'src/unused.ts': 'export const unused = [1].length;\n',
    },
    packages: ['typescript'],
    shows: [
      'silent',
      'emits dist/api/part.d.ts',
      'emits dist/api/unused.d.ts',
      'emits dist/api/index.d.ts.map',
      'emits dist/isolated/part.d.ts',
      'omits dist/isolated/unused.d.ts',
      'omits dist/isolated/index.d.ts.map',
    ],
  },
  'dts-isolated-untyped': {
    files: {
      'rslib.config.ts': config('{ lib: [{ dts: { isolated: true } }] }'),
      'tsconfig.json': '{ "compilerOptions": { "rootDir": "src" }, "include": ["src"] }',
      'src/index.ts': 'export const sum = [1].length + 1;\n',
    },
    shows: ['fails TS9010'],
  },
  'dts-bundled': {
    files: {
      'rslib.config.ts': config(
        "{ lib: [{ dts: { bundle: { bundledPackages: ['leaf-kinds', '@tea/*'] } } }] }",
      ),
      'package.json':
        '{ "name": "kettle", "version": "1.0.0", "type": "module", "devDependencies": { "@rslib/core": "*", "@tea/listed": "*" } }',
      'tsconfig.json':
        '{ "compilerOptions": { "rootDir": "src", "types": [], "declarationMap": true, "module": "esnext", "moduleResolution": "bundler" }, "include": ["src"] }',
      'src/index.ts': `import type { Leaf } from 'leaf-kinds';
import type { Stem } from 'leaf-kinds/stem';
import type { Listed } from '@tea/listed';
import type { Unlisted } from '@tea/unlisted';
import type { Needed } from './needed';
import type { Inner } from './inner';

const inner: Inner = { inner: 1 };
export interface Cup { leaf: Leaf; stem: Stem; listed: Listed; unlisted: Unlisted; needed: Needed }
export const size = (cup: Cup): number => Object.keys(cup).length + inner.inner;
`,
      'src/needed.ts': 'export interface Needed {\n  needed: number;\n}\n',
      'src/inner.ts': 'export interface Inner {\n  inner: number;\n}\n',
      'node_modules/leaf-kinds/package.json':
        '{ "name": "leaf-kinds", "version": "1.0.0", "type": "module", "exports": { ".": { "types": "./index.d.ts" }, "./stem": { "types": "./stem.d.ts" } } }',
      'node_modules/leaf-kinds/index.d.ts':
        "import type { Root } from 'root-kinds';\n\nexport interface Leaf {\n  leaf: Root;\n}\n",
      'node_modules/leaf-kinds/stem.d.ts': 'export interface Stem {\n  stem: string;\n}\n',
      'node_modules/root-kinds/package.json':
        '{ "name": "root-kinds", "version": "1.0.0", "types": "./index.d.ts" }',
      'node_modules/root-kinds/index.d.ts': 'export interface Root {\n  root: string;\n}\n',
      'node_modules/@tea/listed/package.json':
        '{ "name": "@tea/listed", "version": "1.0.0", "types": "./index.d.ts" }',
      'node_modules/@tea/listed/index.d.ts': 'export interface Listed {\n  listed: string;\n}\n',
      'node_modules/@tea/unlisted/package.json':
        '{ "name": "@tea/unlisted", "version": "1.0.0", "types": "./index.d.ts" }',
      'node_modules/@tea/unlisted/index.d.ts':
        'export interface Unlisted {\n  unlisted: string;\n}\n',
    },
    packages: ['typescript', '@microsoft/api-extractor'],
    shows: [
      'drops leaf-kinds in dist/index.d.ts',
      'keeps declare interface Leaf in dist/index.d.ts',
      'keeps declare interface Stem in dist/index.d.ts',
      'keeps declare interface Listed in dist/index.d.ts',
      "keeps import type { Unlisted } from '@tea/unlisted' in dist/index.d.ts",
      "keeps import type { Root } from 'root-kinds' in dist/index.d.ts",
      'drops inner in dist/index.d.ts',
      'keeps declare interface Needed in dist/index.d.ts',
      'omits dist/index.d.ts.map',
    ],
  },
  'dts-consumers': {
    files: {
      'package.json':
        '{ "name": "kettle", "version": "1.0.0", "type": "module", "types": "./dist/index.d.ts", "exports": { ".": { "types": "./dist/index.d.ts", "import": "./dist/index.js", "require": "./dist/index.cjs" }, "./apart": { "import": { "types": "./dist/index.d.ts", "default": "./dist/index.js" }, "require": { "types": "./dist/cjs/index.d.cts", "default": "./dist/index.cjs" } }, "./only": { "import": { "types": "./dist/only.d.ts", "default": "./dist/only.js" }, "require": { "types": "./dist/cjs/only.d.cts", "default": "./dist/only.cjs" } } }, "devDependencies": { "@rslib/core": "*" } }',
      'rslib.config.ts': config(`{
  source: { entry: { index: './src/index.ts', only: './src/only.ts' } },
  lib: [
    { dts: { isolated: true } },
    {
      format: 'cjs',
      dts: { isolated: true, distPath: './dist/cjs', autoExtension: true },
      footer: { js: 'if (exports.default) module.exports = exports.default;' },
    },
  ],
}`),
      'tsconfig.json': '{ "compilerOptions": { "rootDir": "src" }, "include": ["src"] }',
      'src/index.ts': 'export const heat = (cups: number): number => cups * 2;\n',
      'src/only.ts':
        'export default function boil(cups: number): number {\n  return cups * 3;\n}\n',
      'app/package.json': '{}',
      'app/one.mts': "import { heat } from 'kettle';\n\nexport const all: number = heat(1);\n",
      'app/one.cts': "import { heat } from 'kettle';\n\nexport const all: number = heat(1);\n",
      'app/apart.mts':
        "import { heat } from 'kettle/apart';\n\nexport const all: number = heat(1);\n",
      'app/apart.cts':
        "import { heat } from 'kettle/apart';\n\nexport const all: number = heat(1);\n",
      'app/only.cts':
        "import boil = require('kettle/only');\n\nexport const all: number = boil(1);\n",
      'app/run.cjs': "console.log('run:', require('kettle/only')(1));\n",
      'check.mjs': `${script}
import ts from 'typescript';

console.log(rslib().stderr);
fs.mkdirSync('node_modules/kettle');
for (const name of ['package.json', 'dist']) fs.cpSync(name, 'node_modules/kettle/' + name, { recursive: true });
console.log(node('app/run.cjs').stdout, node('app/run.cjs').stderr);
const { ModuleKind, ModuleResolutionKind, createProgram, getPreEmitDiagnostics } = ts;
const check = (what, options, ...files) => {
  const program = createProgram(files.map((file) => 'app/' + file), { noEmit: true, types: [], lib: ['lib.es5.d.ts'], ...options });
  const found = getPreEmitDiagnostics(program).map(({ code, file }) => file?.fileName.slice(4) + ' TS' + code);
  console.log(what + ':', found.join() || 'fine');
};
const [bundler, node10] = [ModuleResolutionKind.Bundler, ModuleResolutionKind.Node10];
const modules = ['one.mts', 'apart.mts'];
const all = [...modules, 'one.cts', 'apart.cts'];
check('bundler', { module: ModuleKind.ESNext, moduleResolution: bundler }, ...modules);
check('node10', { module: ModuleKind.ESNext, moduleResolution: node10, ignoreDeprecations: '6.0' }, 'one.mts');
check('node16, modules', { module: ModuleKind.Node16 }, ...modules);
for (const name of ['NodeNext', 'Node20', 'Node18', 'Node16']) check(name, { module: ModuleKind[name] }, ...all);
check('only, generated', { module: ModuleKind.NodeNext }, 'only.cts');
fs.writeFileSync('node_modules/kettle/dist/cjs/only.d.cts', 'declare function boil(cups: number): number;\\nexport = boil;\\n');
check('only, by hand', { module: ModuleKind.NodeNext }, 'only.cts');
`,
    },
    packages: ['typescript'],
    command: 'node check.mjs',
    shows: [
      'keeps run: 3',
      'keeps bundler: fine',
      'keeps node10: fine',
      'keeps node16, modules: fine',
      'keeps NodeNext: fine',
      'keeps Node20: fine',
      'keeps Node18: one.cts TS1479',
      'keeps Node16: one.cts TS1479',
      'drops apart.cts TS',
      'keeps only, generated: only.cts TS2349',
      'drops only, generated: fine',
      'keeps only, by hand: fine',
    ],
  },
  'dts-references': {
    files: {
      'package.json': '{ "type": "module", "devDependencies": { "@rslib/core": "*" } }',
      'rslib.config.ts': config('{ lib: [{ dts: { build: true } }] }'),
      'tsconfig.json':
        '{ "compilerOptions": { "rootDir": "src", "declarationDir": "dist", "composite": true, "emitDeclarationOnly": true, "types": [], "module": "esnext", "moduleResolution": "bundler" }, "include": ["src"], "references": [{ "path": "units" }] }',
      'units/tsconfig.json':
        '{ "compilerOptions": { "rootDir": ".", "declaration": true, "types": [], "module": "esnext", "moduleResolution": "bundler" }, "include": ["."] }',
      'units/index.ts': 'export const units: number = 1;\n',
      'src/index.ts': "export { units } from '../units/index';\n",
    },
    packages: ['typescript'],
    shows: ['fails must have setting "composite": true'],
  },
  'dts-unnamed': {
    files: {
      'rslib.config.ts': config('{ lib: [{ dts: true }] }'),
      'tsconfig.json':
        '{ "compilerOptions": { "rootDir": "src", "types": [], "module": "esnext", "moduleResolution": "bundler", "strict": true }, "include": ["src"] }',
      'src/index.ts': "import { make } from 'outer';\n\nexport const made = make();\n",
      'node_modules/outer/package.json':
        '{ "name": "outer", "version": "1.0.0", "type": "module", "types": "./index.d.ts", "exports": { "types": "./index.d.ts", "default": "./index.js" } }',
      'node_modules/outer/index.d.ts':
        "import type { Inner } from 'inner';\n\nexport declare const make: () => Inner;\n",
      'node_modules/outer/index.js': 'export const make = () => 1;\n',
      'node_modules/outer/node_modules/inner/package.json':
        '{ "name": "inner", "version": "1.0.0", "types": "./index.d.ts" }',
      'node_modules/outer/node_modules/inner/index.d.ts':
        'export interface Inner {\n  inner: string;\n}\n',
      'check.mjs': `${script}
const run = (what) => console.log(what + ': ' + /TS.*/.exec(rslib().stderr)?.[0]);
run('6');
fs.unlinkSync('node_modules/typescript');
fs.symlinkSync('@arethetypeswrong/core/node_modules/typescript', 'node_modules/typescript');
run('5');
`,
    },
    packages: ['typescript', '@arethetypeswrong/core'],
    command: 'node check.mjs',
    shows: [
      "keeps 6: TS2883: The inferred type of 'made' cannot be named",
      "keeps 5: TS2742: The inferred type of 'made' cannot be named",
    ],
  },
  'cli-commands': {
    files: {
      'rslib.config.mjs': `import fs from 'node:fs';

export default ({ command }) => {
  fs.appendFileSync('log.txt', command + ' ' + process.env.NODE_ENV + '\\n');
  return { lib: [{ id: 'a' }, { id: 'b', format: 'cjs' }, { id: 'c', output: { distPath: 'dist/c' } }] };
};
`,
      'packages/a/package.json': '{ "type": "module" }',
      'packages/a/rslib.config.mjs': "export default { lib: [{ banner: { js: '// usual' } }] };\n",
      'packages/a/mine.config.mjs': "export default { lib: [{ banner: { js: '// mine' } }] };\n",
      'packages/a/.env': 'PUBLIC_PORT=Brest\n',
      'packages/a/src/index.ts': 'export const port = process.env.PUBLIC_PORT;\n',
      'mine.config.mjs': "export default { lib: [{ banner: { js: '// of another folder' } }] };\n",
      '.env': 'PUBLIC_PORT=Cork\n',
      'src/index.ts': "import fs from 'fs';\n\nexport const port = fs;\n",
      'check.mjs': `${script}
rslib('inspect');
console.log('inspect:', fs.readdirSync('dist').join());
const build = (...args) => {
  fs.rmSync('dist', { recursive: true, force: true });
  const { status, stdout, stderr } = rslib(...args);
  const files = fs.existsSync('dist') ? fs.readdirSync('dist', { recursive: true }).sort() : [];
  return { status, stdout, stderr, files: files.join(' ') };
};
console.log('no command:', build().files);
console.log('build:', build('build').files);
console.log('two of three:', build('--lib', 'a', '--lib', 'c').files);
console.log('silent: "' + build('--log-level', 'silent').stdout + '"');
console.log('unknown level:', build('--log-level', 'loud', '--lib', 'a').stdout.includes('info    build started'));
console.log('mf-dev:', rslib('mf-dev').status);
console.log(rslib('inspect', '-h').stdout);
console.log('status of -h:', rslib('-h').status, 'of -v:', rslib('-v').status);
const web = build('--lib', 'a', '--target', 'web');
console.log('web:', web.status, /Gzip/.exec(web.stdout)?.[0]);
rslib('--root', 'packages/a');
console.log('root:', read('packages/a/dist/index.js').replace(/\\s+/g, ' '));
rslib('--root', 'packages/a', '-c', 'mine.config.mjs');
console.log('config:', read('packages/a/dist/index.js').replace(/\\s+/g, ' '));
console.log(read('log.txt'));
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps inspect: .rsbuild',
      'keeps no command: c c/index.js index.cjs index.js',
      'keeps build: c c/index.js index.cjs index.js',
      'keeps inspect production',
      'keeps build production',
      'keeps mf-dev development',
      'keeps two of three: c c/index.js index.js',
      'keeps silent: ""',
      'keeps unknown level: true',
      'keeps $ rslib inspect [options]',
      'keeps status of -h: 0 of -v: 0',
      'keeps web: 0 Gzip',
      'keeps root: // usual const port = "Brest"',
      'keeps config: // mine const port = "Brest"',
    ],
  },
  'cli-flags': {
    files: {
      'rslib.config.mjs': `export default {
  lib: [{ format: 'cjs', dts: { isolated: true, distPath: 'types' } }],
  output: { distPath: { root: 'dist', js: 'scripts' } },
};
`,
      'none.config.mjs': 'export default {};\n',
      'outside.config.mjs': "export default { output: { distPath: '../outside' } };\n",
      'packages/a/package.json': '{ "type": "module" }',
      'packages/a/rslib.config.mjs': 'export default {};\n',
      'packages/a/types.json': '{ "compilerOptions": { "paths": { "~/*": ["./src/*"] } } }',
      'packages/a/src/index.ts': "export { part } from '~/part';\n",
      'packages/a/src/part.ts': 'export const part = 1;\n',
      'tsconfig.json':
        '{ "compilerOptions": { "rootDir": "src", "types": [] }, "include": ["src"] }',
      'src/index.ts': 'export const whole: number = 2;\n',
      'src/part.ts': 'export const part: number = 1;\n',
      'check.mjs': `${script}
fs.mkdirSync('work');
for (const name of fs.readdirSync('.')) {
  if (!['work', 'node_modules'].includes(name)) fs.renameSync(name, 'work/' + name);
}
process.chdir('work');
const run = (...args) => node('../' + bin, ...args);
const list = (folder) => (fs.existsSync(folder) ? fs.readdirSync(folder, { recursive: true }).sort().join(' ') : 'none');
const remove = (folder) => fs.rmSync(folder, { recursive: true, force: true });
run('--dist-path', 'out');
console.log('--dist-path:', list('out'));
console.log('types:', list('types'));
remove('types');
run('--no-dts');
console.log('--no-dts:', list('dist'), 'types:', list('types'));
run('--dts');
console.log('--dts:', list('dist'), 'types:', list('types'));
remove('dist');
run('--no-auto-extension', '--no-dts');
console.log('--no-auto-extension:', list('dist'));
run('-c', 'none.config.mjs', '--no-bundle');
console.log('--no-bundle:', list('dist'));
run('-c', 'none.config.mjs', '--no-clean', '--format', 'cjs');
console.log('--no-clean:', list('dist'));
fs.mkdirSync('../outside');
fs.writeFileSync('../outside/old.txt', '');
run('-c', 'outside.config.mjs');
console.log('outside:', list('../outside'));
run('-c', 'outside.config.mjs', '--clean');
console.log('--clean:', list('../outside'));
console.log('--tsconfig:', run('--root', 'packages/a', '--tsconfig', 'types.json').status);
remove('packages/a/node_modules');
console.log('no --tsconfig:', run('--root', 'packages/a').status);
`,
    },
    packages: ['typescript'],
    command: 'node check.mjs',
    shows: [
      'keeps --dist-path: scripts scripts/index.cjs',
      'keeps types: index.d.ts',
      'keeps --no-dts: scripts scripts/index.cjs types: none',
      'keeps --dts: index.d.ts part.d.ts scripts scripts/index.cjs types: none',
      'keeps --no-auto-extension: scripts scripts/index.js',
      'keeps --no-bundle: index.js part.js',
      'keeps --no-clean: index.cjs index.js part.js',
      'keeps outside: index.js old.txt',
      'drops --clean: index.js old.txt',
      'keeps --clean: index.js',
      'keeps --tsconfig: 0',
      'keeps no --tsconfig: 1',
    ],
  },
  'cli-flags-code': {
    files: {
      'package.json':
        '{ "type": "module", "dependencies": { "four": "1" }, "devDependencies": { "@rslib/core": "*" } }',
      'rslib.config.mjs':
        "export default { lib: [{ output: { externals: ['one'] } }], output: { externals: ['five'] } };\n",
      'src/index.ts': `import { one } from 'one';
import { two } from 'two';
import { three } from 'three';
import { four } from 'four';
import { five } from 'five';

export const words: string[] = [one, two, three, four, five];
export const longName = (given?: string): string => {
  const unused = 'dead';
  return given ?? words[0];
};
`,
      ...Object.fromEntries(
        ['one', 'two', 'three', 'four', 'five'].flatMap((name) => Object.entries(asPackage(name))),
      ),
      'check.mjs': `${script}
const warm = (...args) => {
  const { status } = rslib(...args);
  return status === 0 ? read('dist/index.js') : '';
};
const cold = (...args) => {
  fs.rmSync('node_modules/.cache', { recursive: true, force: true });
  return warm(...args);
};
const has = (what, text, ...words) => console.log(what + ':', words.filter((word) => text.includes(word)).join(', ') || 'nothing');
has('usual', cold(), 'from "one"', 'two was here', 'from "four"', 'given', 'dead', '??');
has('warm --externals', warm('--externals', 'two'), 'from "two"');
has('warm --no-auto-external', warm('--no-auto-external'), 'four was here');
has('--externals', cold('--externals', 'two', '--externals', 'three'), 'from "two"', 'from "three"', 'one was here', 'from "five"');
has('--no-auto-external', cold('--no-auto-external'), 'four was here');
has('--no-minify', cold('--no-minify'), 'dead');
has('--minify', cold('--minify'), 'two was here', 'given');
has('one --syntax', cold('--syntax', 'chrome >= 87'), 'two was here', '??');
has('two --syntax', cold('--syntax', 'chrome >= 87', '--syntax', 'safari >= 12'), 'two was here', '??');
has('--syntax es2019', cold('--syntax', 'es2019'), 'two was here', '??');
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps usual: from "one", two was here, from "four", given, ??',
      'keeps warm --externals: nothing',
      'keeps warm --no-auto-external: nothing',
      'drops warm --externals: from "two"',
      'drops warm --no-auto-external: four was here',
      'keeps --externals: from "two", from "three", one was here, from "five"',
      'keeps --no-auto-external: four was here',
      'keeps --no-minify: dead',
      'keeps --minify: two was here',
      'drops --minify: two was here, given',
      'keeps one --syntax: two was here, ??',
      'drops two --syntax: two was here, ??',
      'drops --syntax es2019: two was here, ??',
    ],
  },
  'cli-inspect': {
    files: {
      'rslib.config.mjs': `export default {
  lib: [{ format: 'esm' }],
  tools: { htmlPlugin: (config) => { config.wording = 'the wording of a function'; config.more = 'the wording of a function'; } },
};
`,
      'src/index.ts': 'export const one = 1;\n',
      'check.mjs': `${script}
const all = () => fs.readdirSync('dist/.rsbuild').map((name) => read('dist/.rsbuild/' + name)).join('');
rslib('inspect');
const short = all();
rslib('inspect', '--verbose');
const long = all();
console.log('functions of --verbose:', long.includes('the wording'));
console.log('functions without:', short.includes('the wording'));
console.log('development:', rslib('inspect', '--mode', 'development').status);
console.log('production:', rslib('inspect', '--mode', 'production').status);
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps functions of --verbose: true',
      'keeps functions without: false',
      'keeps development: 1',
      'keeps production: 0',
    ],
  },
};
