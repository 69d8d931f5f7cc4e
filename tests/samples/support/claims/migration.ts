/** What the pages about moving from other tools say. */
import {asPackage, config, svg, script, type Claim} from './claim';

const tsconfig = (more = '', types = ''): string =>
  `{ "compilerOptions": { "target": "ES2022", "module": "ESNext", "moduleResolution": "bundler", "rootDir": "src", "strict": true, "skipLibCheck": true, "types": [${types}]${more} }, "include": ["src"] }`;

export const migration: Readonly<Record<string, Claim>> = {
  'modern-usual': {
    files: {
      'package.json': '{ "name": "boats", "version": "1.0.0" }',
      'modern.config.ts': `import { defineConfig, moduleTools } from '@modern-js/module-tools';

export default defineConfig({
  plugins: [moduleTools()],
  buildConfig: { define: { RELEASE: 'spring' } },
});
`,
      'tsconfig.json': tsconfig(
        ', "moduleResolution": "node", "ignoreDeprecations": "6.0"',
        '"@modern-js/module-tools/types"',
      ),
      'src/index.ts': `import './boat.css';
import './sail.less';
import './deck.scss';
import names from './mast.module.css';
import large from './large.svg';
import small from './small.svg';

declare const RELEASE: string;

export const release = RELEASE;
export const all = [names.mast, large, small];
export const later = () => import('./later');
`,
      'src/later.ts': 'export const later: string = "later";\n',
      'src/boat.css': '.boat { color: teal }\n',
      'src/sail.less': '@white: #fff;\n.sail { color: @white }\n',
      'src/deck.scss': '$wood: #a50;\n.deck { color: $wood }\n',
      'src/mast.module.css': '.mast { color: tan }\n',
      'src/small.svg': svg,
      'src/large.svg': `<svg xmlns="http://www.w3.org/2000/svg"><path d="${'M0 4q4-4 8 0'.repeat(1300)}" /></svg>`,
    },
    packages: ['@modern-js/module-tools', 'typescript'],
    command: 'npx modern build',
    shows: [
      'emits dist/index.js',
      'emits dist/index.d.ts',
      'emits dist/index.css',
      'omits dist/index.js.map',
      'omits dist/later.js',
      'keeps module.exports = __toCommonJS in dist/index.js',
      'keeps var release = "spring" in dist/index.js',
      'keeps require("./assets/large. in dist/index.js',
      'keeps data:image/svg+xml in dist/index.js',
      'keeps src/boat.css in dist/index.css',
      'keeps src/deck.scss in dist/index.css',
      'keeps src/sail.less in dist/index.css',
      'keeps .mast_ in dist/index.css',
      'omits dist/assets/large.svg',
    ],
  },
  'modern-help': {
    files: {
      'package.json': '{ "name": "boats", "version": "1.0.0" }',
      'modern.config.ts':
        "import { defineConfig, moduleTools } from '@modern-js/module-tools';\n\nexport default defineConfig({ plugins: [moduleTools()] });\n",
      'check.mjs': `${script}
const modern = (...args) => {
  const { stdout, stderr } = node('node_modules/@modern-js/module-tools/bin/modern.js', ...args);
  console.log(args.join(' ') + ':', (stdout + stderr).replace(/\\s+/g, ' '));
};
modern('--help');
modern('build', '--help');
modern('dev');
modern('bump', '--help');
modern('lint');
modern('pre-commit');
modern('test');
`,
    },
    packages: ['@modern-js/module-tools'],
    command: 'node check.mjs',
    shows: [
      'keeps --watch building module in watch mode',
      'keeps --tsconfig [tsconfig]',
      'keeps --no-dts',
      'keeps --no-clear',
      'keeps --config <config>',
      'keeps [Storybook]',
      'keeps auto update publish version and changelog using changeset',
      'keeps The "modern lint" command is deprecated',
      'keeps The "modern pre-commit" command is deprecated',
      "keeps error: unknown command 'test'",
    ],
  },
  presets: {
    files: {
      'package.json': JSON.stringify({
        type: 'module',
        dependencies: {'@swc/helpers': '0'},
        devDependencies: {'@rslib/core': '*'},
      }),
      'tsconfig.json': tsconfig(),
      'rslib.config.ts': config(`{
  output: { target: 'web' },
  lib: [
    { id: 'lib', bundle: false, format: 'cjs', output: { distPath: 'dist/lib' } },
    { id: 'es', bundle: false, format: 'esm', output: { distPath: 'dist/es' } },
    { id: 'umd', format: 'umd', umdName: 'Boats', output: { distPath: 'dist/umd' } },
    ...(['cjs', 'esm'] as const).map((format) => ({
      id: 'node-' + format,
      format,
      bundle: false,
      syntax: 'es2019' as const,
      externalHelpers: true,
      autoExtension: false,
      output: { distPath: 'dist/node/' + format },
      dts: format === 'esm' && { distPath: 'dist/node/types' },
    })),
  ],
}`),
      'src/index.ts': "export { Boat } from './boat';\n",
      'src/boat.ts':
        'export class Boat {\n  #name = "";\n  rename(name?: string): void {\n    this.#name = name ?? "";\n  }\n}\n',
    },
    packages: ['typescript'],
    shows: [
      'emits dist/lib/boat.cjs',
      'emits dist/es/boat.js',
      'emits dist/umd/index.js',
      'emits dist/node/cjs/boat.js',
      'emits dist/node/esm/boat.js',
      'emits dist/node/types/boat.d.ts',
      'keeps @swc/helpers in dist/node/esm/boat.js',
    ],
  },
  counterparts: {
    files: {
      'rslib.config.ts': `import path from 'node:path';
import { pluginLess } from '@rsbuild/plugin-less';
import { pluginReact } from '@rsbuild/plugin-react';
import { pluginSass } from '@rsbuild/plugin-sass';
import { pluginStylus } from '@rsbuild/plugin-stylus';
${config(`{
  output: { target: 'web' },
  lib: (
    [
      { id: 'usual' },
      { id: 'cjs', format: 'cjs' },
      { id: 'files', bundle: false, source: { entry: { index: ['src/{index,later}.ts', 'src/*.css'] } } },
      { id: 'two', source: { entry: { index: 'src/index.ts', other: 'src/other.ts' } }, tools: { rspack: { optimization: { chunkIds: 'named' } } } },
      { id: 'two-cjs', format: 'cjs', source: { entry: { index: 'src/index.ts', other: 'src/other.ts' } }, tools: { rspack: { optimization: { chunkIds: 'named' } } } },
      { id: 'fields', source: { entry: { fields: 'src/fields.ts' } }, resolve: { mainFields: ['own', 'module'], extensions: ['.boat.ts', '.ts'] } },
      { id: 'plain', source: { entry: { fields: 'src/fields.ts' } } },
      { id: 'tsconfig', source: { entry: { aliased: 'src/aliased.ts' }, tsconfigPath: 'tsconfig.build.json' } },
      { id: 'transform', source: { entry: { picked: 'src/picked.ts' }, transformImport: [{ libraryName: 'fleet', customName: 'fleet/{{ member }}' }] }, output: { externals: [/^fleet/] } },
      { id: 'swc', tools: { swc: { jsc: { transform: { optimizer: { globals: { vars: { BOAT: '"sloop"' } } } } } } }, source: { entry: { fleet: 'src/fleet.ts' } } },
      { id: 'map', output: { sourceMap: { js: 'inline-source-map' } } },
      { id: 'minify-css', output: { minify: { css: true } } },
      { id: 'minify', output: { minify: true } },
      { id: 'inject', output: { injectStyles: true } },
      { id: 'inject-node', output: { injectStyles: true, target: 'node' } },
      { id: 'footer', footer: { dts: '// types end', js: '// code ends', css: '/* styles end */' }, banner: { js: '/* code */', css: '/* styles */', dts: '// types' }, dts: { isolated: true } },
      { id: 'provide', tools: { rspack: (_, { appendPlugins, rspack }) => appendPlugins(new rspack.ProvidePlugin({ port: [path.resolve('src/words.ts'), 'port'] })) }, source: { entry: { words: 'src/provided.ts' } } },
      { id: 'assets', source: { entry: { asset: 'src/asset.ts' }, assetsInclude: /\\.tide$/ } },
      { id: 'jsx', source: { entry: { jsx: 'src/jsx.tsx' } }, plugins: [pluginReact({ swcReactOptions: { runtime: 'classic', pragma: 'h', pragmaFrag: 'Group' } })] },
      { id: 'syntax', syntax: ['chrome 70', 'safari 13'] },
      { id: 'external', format: 'umd', umdName: 'Boats', source: { entry: { hooks: 'src/hooks.ts' } }, output: { externals: { react: { root: 'React', commonjs: 'react', commonjs2: 'react', amd: 'react' } } } },
      { id: 'esnext', source: { entry: { index: 'src/index.ts' }, tsconfigPath: 'tsconfig.es5.json' } },
      { id: 'styles', source: { entry: { styles: 'src/styles.ts' } }, plugins: [pluginSass({ sassLoaderOptions: { additionalData: '$wood: #a50;' } }), pluginLess({ lessLoaderOptions: { additionalData: '@white: #fff;' } }), pluginStylus({ stylusOptions: { define: { rope: 'tan' } } })] },
      { id: 'dirname', output: { target: 'node' }, source: { entry: { dirname: 'src/dirname.ts' } } },
      { id: 'decorated', source: { entry: { decorated: 'src/decorated.ts' }, decorators: { version: 'legacy' } } },
      { id: 'lightning', tools: { lightningcssLoader: { targets: 'safari 13' } } },
      { id: 'react', format: 'umd', umdName: 'Boats', source: { entry: { hooks: 'src/hooks.ts' } }, output: { externals: { react: 'React' } } },
    ] satisfies LibConfig[]
  ).map((item) => ({ ...item, output: { ...('output' in item ? item.output : {}), distPath: 'dist/' + item.id } })),
}`).replace('defineConfig }', 'defineConfig, type LibConfig }')}`,
      'tsconfig.json': tsconfig(),
      'tsconfig.build.json': tsconfig(', "paths": { "#words": ["./src/words.ts"] }'),
      'tsconfig.es5.json':
        '{ "compilerOptions": { "target": "ES5", "module": "ESNext", "moduleResolution": "bundler" } }',
      'public/robots.txt': 'User-agent: *\n',
      'src/index.ts': `import './boat.css';
import names from './mast.module.css';

const never = 'gone';
export const later = async (depth?: number): Promise<string> => {
  const { tide } = await import('./later');
  return [names.mast, tide(depth ?? 1), /*#__PURE__*/ String('kept')].join();
};
/*#__PURE__*/ String('pure');
`,
      'src/later.ts': 'export const tide = (depth: number): string => "tide " + depth;\n',
      'src/other.ts': "import './boat.css';\n\nexport { tide } from './later';\n",
      'src/fields.ts':
        "import { where } from 'fields';\nimport { sail } from './sail';\n\nexport const all = [where, sail];\n",
      'src/sail.ts': "export const sail = 'usual sail';\n",
      'src/sail.boat.ts': "export const sail = 'own sail';\n",
      'src/aliased.ts': "export { port } from '#words';\n",
      'src/words.ts': "export const port = 'Brest';\n",
      'src/provided.ts': 'declare const port: string;\n\nexport const home = port;\n',
      'src/picked.ts': "import { sloop } from 'fleet';\n\nexport const best = sloop;\n",
      'src/dirname.ts': 'export const folder = __dirname;\n',
      'src/decorated.ts':
        'const frozen = (target: object): void => {\n  Object.freeze(target);\n};\n\n@frozen\nexport class Boat {}\n',
      'src/fleet.ts': 'declare const BOAT: string;\n\nexport const best = BOAT;\n',
      'src/asset.ts':
        "import tide from './low.tide';\nimport raw from './low.tide?raw';\n\nexport const all = [tide, raw];\n",
      'src/low.tide': '06:12\n',
      'src/jsx.tsx': 'export const boat = () => <><b>boat</b></>;\n',
      'src/hooks.ts': "import { useId } from 'react';\n\nexport const id = useId;\n",
      'src/styles.ts': "import './deck.scss';\nimport './sail.less';\nimport './rope.styl';\n",
      'src/deck.scss': '.deck { color: $wood }\n',
      'src/sail.less': '.sail { color: @white }\n',
      'src/rope.styl': '.rope\n  color: rope\n',
      'src/boat.css': '.boat { color: teal; inset: 0 }\n',
      'src/mast.module.css': '.mast { color: tan }\n',
      'node_modules/fields/package.json':
        '{ "name": "fields", "main": "./main.js", "module": "./module.js", "own": "./own.js" }',
      'node_modules/fields/main.js': "exports.where = 'main';\n",
      'node_modules/fields/module.js': "export const where = 'module';\n",
      'node_modules/fields/own.js': "export const where = 'own';\n",
    },
    packages: [
      '@rsbuild/plugin-react',
      '@rsbuild/plugin-sass',
      '@rsbuild/plugin-less',
      '@rsbuild/plugin-stylus',
      'react',
    ],
    shows: [
      'silent',
      'omits dist/usual/index.d.ts',
      'omits dist/usual/index.js.map',
      'drops src/boat.css in dist/usual/index.css',
      "drops String('pure') in dist/usual/index.js",
      'drops gone in dist/usual/index.js',
      'keeps depth ?? 1 in dist/usual/index.js',
      'keeps .mast- in dist/usual/index.css',
      'emits dist/usual/robots.txt',
      'omits dist/inject-node/robots.txt',
      'emits dist/files/boat.css',
      'emits dist/files/mast_module.css',
      'keeps import "./boat.css" in dist/files/index.js',
      'emits dist/two/index.css',
      'omits dist/two/other.css',
      'emits dist/two/src_boat_css.css',
      'emits dist/two-cjs/other.css',
      'omits dist/two-cjs/src_boat_css.css',
      'keeps own sail in dist/fields/fields.js',
      'keeps "own" in dist/fields/fields.js',
      'keeps usual sail in dist/plain/fields.js',
      'keeps "Brest" in dist/tsconfig/aliased.js',
      'keeps "fleet/sloop" in dist/transform/picked.js',
      'keeps const best = "sloop" in dist/swc/fleet.js',
      'keeps sourceMappingURL=data: in dist/map/index.js',
      'keeps .boat{ in dist/minify-css/index.css',
      'drops const later in dist/minify-css/index.js',
      'keeps .boat { in dist/usual/index.css',
      'keeps .boat in dist/inject/index.js',
      'drops .boat in dist/inject-node/index.js',
      'omits dist/usual/other.js',
      'keeps // types end in dist/footer/index.d.ts',
      'keeps // types in dist/footer/index.d.ts',
      'keeps /* code in dist/footer/index.js',
      'keeps // code ends in dist/footer/index.js',
      'keeps styles end in dist/footer/index.css',
      'keeps Brest in dist/provide/words.js',
      'keeps "./static/assets/low.tide" in dist/assets/asset.js',
      'keeps "06:12 in dist/assets/asset.js',
      'keeps h(Group, null in dist/jsx/jsx.js',
      'keeps color: #a50 in dist/styles/styles.css',
      'keeps color: #fff in dist/styles/styles.css',
      'keeps tan in dist/styles/styles.css',
      'drops inset: 0 in dist/lightning/index.css',
      'keeps inset: 0 in dist/usual/index.css',
      'drops inset: 0 in dist/syntax/index.css',
      'keeps null != depth in dist/syntax/index.js',
      'drops null != depth in dist/esnext/index.js',
      'emits dist/usual/index.js',
      'keeps = __dirname in dist/dirname/dirname.js',
      'keeps _ts_decorate in dist/decorated/decorated.js',
      'keeps require("React") in dist/react/hooks.js',
      'keeps require("react") in dist/external/hooks.js',
      'keeps root["React"] in dist/external/hooks.js',
    ],
  },
  'tsup-usual': {
    files: {
      'package.json': JSON.stringify({
        name: 'boats',
        version: '1.0.0',
        type: 'module',
        dependencies: {alpha: '1'},
        devDependencies: {delta: '1', '@rslib/core': '*'},
      }),
      'rslib.config.ts': config(
        "{ source: { entry: { index: 'src/index.ts', cli: 'src/cli.ts' } }, lib: [{ format: 'cjs', output: { distPath: 'dist/rslib' } }, { format: 'umd', umdName: 'boats', output: { distPath: 'dist/umd' } }] }",
      ),
      'src/index.ts': `import os from 'node:os';

export { alpha } from 'alpha';
export { delta } from 'delta';
export const home = os.homedir;
export const boats: string[] = [];
export const add = (name?: string) => boats.push(name ?? 'Nell');
export const mode = process.env.NODE_ENV;
`,
      'src/cli.ts': "#!/usr/bin/env node\nimport { add } from './index';\n\nadd('Kate');\n",
      ...asPackage('alpha'),
      ...asPackage('delta'),
      'check.mjs': `${script}
const tsup = (...args) => {
  const { status, stderr } = node('node_modules/tsup/dist/cli-default.js', 'src/index.ts', ...args);
  if (status) console.log('failed:', args.join(' '), stderr);
};
fs.mkdirSync('dist/tsup', { recursive: true });
fs.writeFileSync('dist/tsup/old.js', '');
fs.mkdirSync('dist/rslib');
fs.writeFileSync('dist/rslib/old.js', '');
tsup('src/cli.ts', '--out-dir', 'dist/tsup');
tsup('--out-dir', 'dist/browser', '--platform', 'browser');
tsup('--out-dir', 'dist/iife', '--format', 'iife', '--global-name', 'boats');
tsup();
rslib();
for (const tool of ['tsup', 'rslib']) {
  const { stdout } = node('-p', "Object.keys(require('./dist/" + tool + "/index.cjs')).sort().join()");
  console.log(tool, 'exports', stdout.trim());
  const can = fs.statSync('dist/' + tool + '/cli.cjs').mode & 0o111;
  const more = fs.readdirSync('dist/' + tool).filter((name) => !/^(index|cli|old)\\./.test(name));
  if (more.length > 0) console.log(tool, 'splits', more);
  console.log(tool, can ? 'executable' : 'plain', fs.statSync('dist/' + tool + '/index.cjs').size);
}
`,
    },
    packages: ['tsup', 'typescript'],
    command: 'node check.mjs',
    shows: [
      'emits dist/index.cjs',
      'omits dist/index.js',
      'omits dist/index.d.cts',
      'emits dist/tsup/old.js',
      'omits dist/rslib/old.js',
      'keeps Nell in dist/tsup/cli.cjs',
      'keeps Nell in dist/rslib/cli.cjs',
      'keeps tsup exports add,alpha,boats,delta,home,mode',
      'keeps rslib exports add,alpha,boats,delta,home,mode',
      'keeps tsup executable',
      'keeps rslib executable',
      'drops splits',
      'drops node:os in dist/index.cjs',
      'keeps node:os in dist/rslib/index.cjs',
      'drops require("alpha") in dist/umd/index.js',
      'keeps mode = process.env.NODE_ENV in dist/index.cjs',
      'drops process.env.NODE_ENV in dist/browser/index.cjs',
      'keeps var boats = (() => { in dist/iife/index.global.js',
      'keeps require("alpha") in dist/index.cjs',
      'keeps delta was here in dist/index.cjs',
    ],
  },
  'vite-usual': {
    files: {
      'package.json': JSON.stringify({
        name: 'boats',
        version: '1.0.0',
        type: 'module',
        dependencies: {alpha: '1'},
      }),
      'src/index.ts': `import { alpha } from 'alpha';
import './boat.css';
import wave from './wave.svg';

export function describe(longName: string): string {
  return [alpha, wave, longName, BOAT].join();
}
`,
      'src/other.ts': "import './boat.css';\n\nexport const other = 1;\n",
      'src/boat.css': '.boat { color: port }\n',
      'src/wave.svg': svg,
      'public/robots.txt': 'User-agent: *\n',
      'postcss.config.mjs':
        "export default { plugins: [{ postcssPlugin: 'port', Declaration: (one) => { if (one.value === 'port') one.value = 'red'; } }] };\n",
      ...asPackage('alpha'),
      'check.mjs': `import fs from 'node:fs';
import { build } from 'vite';

const run = (lib, more) => build({ define: { BOAT: '"sloop"' }, logLevel: 'warn', build: { lib, ...more } });
fs.mkdirSync('dist');
fs.writeFileSync('dist/old.js', '');
await run({ entry: 'src/index.ts', name: 'Boats' });
await run({ entry: { index: 'src/index.ts', other: 'src/other.ts' } }, { outDir: 'dist/two' });
`,
    },
    packages: ['vite'],
    command: 'node check.mjs',
    shows: [
      'emits dist/boats.js',
      'emits dist/boats.umd.cjs',
      'omits dist/old.js',
      'emits dist/two/index.js',
      'emits dist/two/index.cjs',
      'emits dist/robots.txt',
      'emits dist/two/boats.css',
      'keeps alpha was here in dist/boats.js',
      'keeps data:image/svg+xml in dist/boats.js',
      'keeps function e(e) in dist/boats.js',
      'drops longName',
      'drops from "alpha" in dist/boats.js',
      'drops wave.svg in dist/boats.js',
      'keeps red in dist/boats.css',
      'keeps "sloop" in dist/boats.js',
    ],
  },
  'vite-plugin': {
    files: {
      'rslib.config.mjs':
        "export default { plugins: [{ name: 'boat', transform: () => 'export const now = 2;' }] };\n",
      'src/index.ts': 'export const now = 1;\n',
    },
    shows: ['fails Expect the setup function of Rsbuild plugin to be a function'],
  },
  'no-config-flag': {
    files: {'src/index.ts': 'export const now = 1;\n'},
    command: 'npx rslib --no-config',
    shows: ['fails value is missing'],
  },
  'no-new-command': {
    files: {'src/index.ts': 'export const now = 1;\n'},
    command: 'npx rslib new',
    shows: ['fails Unused args'],
  },
  'declarations-only': {
    files: {
      'tsconfig.json': tsconfig(', "outDir": "dist", "declaration": true'),
      'src/index.ts': 'export const now: number = 1;\n',
    },
    packages: ['typescript'],
    command: 'npx tsc --emitDeclarationOnly',
    shows: ['passes', 'emits dist/index.d.ts', 'omits dist/index.js'],
  },
  'rolled-up': {
    files: {
      'package.json': '{ "name": "boats", "version": "1.0.0", "type": "module" }',
      'tsconfig.json': tsconfig(),
      'rslib.config.ts': config(
        "{ source: { entry: { index: 'src/index.ts', tide: 'src/tide.ts' } }, lib: [{ dts: { bundle: true } }] }",
      ),
      'src/index.ts':
        "import type { Tide } from './tide';\n\nexport const now: Tide = { high: 1 };\n",
      'src/tide.ts': 'export interface Tide {\n  high: number;\n}\n',
    },
    packages: ['typescript', '@microsoft/api-extractor'],
    shows: [
      'emits dist/index.d.ts',
      'emits dist/tide.d.ts',
      'keeps interface Tide in dist/index.d.ts',
    ],
  },
  'moved-types': {
    files: {
      'tsconfig.json': tsconfig(', "noEmit": true')
        .replace('["src"]', '["wrong.ts"]')
        .replace('"rootDir": "src", ', ''),
      'wrong.ts': `import type { RslibConfig } from '@rslib/core';

export const top: RslibConfig[] = [
  { watch: true },
  { source: { entry: ['src/index.ts'] } },
  { output: { target: 'neutral' } },
  { lib: [{ dts: { bundle: { bundledPackages: [/clsx/] } } }] },
  { output: { minify: 'terser' } },
  { banner: () => ({ js: '// boat' }) },
  { ignoreWatch: ['docs'] },
];
`,
    },
    packages: ['typescript'],
    command: 'npx tsc',
    shows: [
      "fails 'watch' does not exist in type 'RslibConfig'",
      "fails Type 'string[]' is not assignable to type 'RsbuildEntry'",
      `fails '"neutral"' is not assignable`,
      "fails Type 'RegExp' is not assignable to type 'string'",
      "fails Type 'string' is not assignable to type 'Minify",
      "fails has no properties in common with type 'BannerAndFooter'",
      "fails 'ignoreWatch' does not exist in type 'RslibConfig'",
    ],
  },
};
