/** What the guides about plugins, TypeScript, declarations, the command line, unbuild and tsc say. */
import {config, type Claim} from './claim';

export const tools: Readonly<Record<string, Claim>> = {
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
    files: {
      'rslib.config.ts': `import { pluginCheckSyntax } from '@rsbuild/plugin-check-syntax';
${config("{ lib: [{ syntax: 'esnext' }], output: { target: 'web' }, plugins: [pluginCheckSyntax({ targets: ['chrome >= 60'] })] }")}`,
      'src/index.ts': 'export const or = (a?: string) => a ?? 1;\n',
    },
    packages: ['@rsbuild/plugin-check-syntax'],
    shows: ['fails Find some syntax that does not match'],
  },
  'too-new-node': {
    files: {
      'rslib.config.ts': `import { pluginCheckSyntax } from '@rsbuild/plugin-check-syntax';
${config("{ lib: [{ syntax: 'esnext' }], plugins: [pluginCheckSyntax({ targets: ['chrome >= 60'] })] }")}`,
      'src/index.ts': 'export const or = (a?: string) => a ?? 1;\n',
    },
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
};
