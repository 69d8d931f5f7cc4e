/** What the guides to dependencies, declarations and CSS say of the causes of errors, and of their fixes. */
import {manifest, type Claim} from './claim';
import {buildScript} from './guideScript';

const declared = (name: string, more: object = {}): string =>
  JSON.stringify({name, version: '1.0.0', ...more});

/** Builds one file or several, and tells the first error and the declaration of the entry. */
const typed = `${buildScript}
let count = 0;
const typed = (dts, code, ...args) => {
  fs.rmSync('src', { recursive: true, force: true });
  const files = typeof code === 'string' ? { 'index.ts': code } : code;
  for (const [file, text] of Object.entries(files)) write('src/' + file, text);
  const folder = 'dist/' + ++count;
  write('rslib.config.mjs', 'export default ' + JSON.stringify({ lib: [{ dts }], output: { distPath: folder } }));
  const { stdout, stderr } = rslib(...args);
  const said = stdout + stderr;
  const file = folder + '/index.d.ts';
  return {
    error: /TS\\d+|Unable to analyze the export|Module not found/.exec(said)?.[0] ?? (/^error .*/m.exec(said)?.[0] ?? 'none'),
    text: fs.existsSync(file) ? read(file) : 'no declaration',
    folder,
  };
};
`;

const compilerOptions = {
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  rootDir: 'src',
  strict: true,
  types: [],
};

const merging = ['typescript', '@microsoft/api-extractor'];

export const guideCauses: Readonly<Record<string, Claim>> = {
  'guide-esm-only': {
    files: {
      'node_modules/dot-kit/package.json': declared('dot-kit', {
        type: 'module',
        exports: './index.js',
      }),
      'node_modules/dot-kit/index.js': "export const dot = () => '.';\n",
      'src/index.ts':
        "import { dot } from 'dot-kit';\nexport const line = (length: number): string => dot().repeat(length);\n",
      'src/later.ts':
        "export const line = async (length: number): Promise<string> => (await import('dot-kit')).dot().repeat(length);\n",
      'src/resolved.ts': "export const path = import.meta.resolve('dot-kit');\n",
      'use.cjs': `const { line } = require('./dist/' + process.argv[2] + '.cjs');
Promise.resolve(line(3)).then((text) => console.log(text));
`,
      'check.mjs': `${buildScript}
const listed = (field) => write('package.json', JSON.stringify({ type: 'module', [field]: { 'dot-kit': '1' } }));
const old = (name) => {
  const { stdout, stderr } = node('--no-experimental-require-module', 'use.cjs', name);
  return /ERR_\\w+/.exec(stderr)?.[0] ?? stdout.trim();
};
const kind = (file) => (/(?:from|require\\() ?"dot-kit"/.test(read(file)) ? 'import' : 'bundled');
const items = (name, entry, externals) =>
  ['esm', 'cjs'].map((format) => ({
    format,
    source: { entry: { [name]: './src/' + entry + '.ts' } },
    output: format === 'cjs' && externals ? { externals } : {},
  }));
listed('dependencies');
await build({ lib: [...items('kept', 'index'), ...items('inlined', 'index', { 'dot-kit': false }), ...items('later', 'later'), ...items('resolved', 'resolved')] });
say('require', read('dist/kept.cjs').includes('require("dot-kit")') + ', ' + old('kept'));
say('false for cjs', 'cjs ' + kind('dist/inlined.cjs') + ', ' + old('inlined') + ', esm ' + kind('dist/inlined.js'));
say('import()', read('dist/later.cjs').includes('import("dot-kit")') + ', ' + old('later'));
const loads = (file) => (node(file).status === 0 ? 'loads' : 'throws');
say('import.meta.resolve', 'esm ' + loads('dist/resolved.js') + ', cjs ' + loads('dist/resolved.cjs'));
listed('devDependencies');
await build({ lib: items('moved', 'index') });
say('in devDependencies', 'cjs ' + kind('dist/moved.cjs') + ', ' + old('moved') + ', esm ' + kind('dist/moved.js'));
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps require: true, ERR_REQUIRE_ESM',
      'keeps false for cjs: cjs bundled, ..., esm import',
      'keeps import(): true, ...',
      'keeps import.meta.resolve: esm loads, cjs throws',
      'keeps in devDependencies: cjs bundled, ..., esm bundled',
    ],
  },
  'guide-addon-paths': {
    files: {
      'node_modules/many-paths/package.json': declared('many-paths', {type: 'commonjs'}),
      'node_modules/many-paths/index.js': `const paths = [() => require('./Release/clock.node'), () => require('./Debug/clock.node')];
exports.load = () => paths.map((path) => path());
`,
      'node_modules/many-paths/tried.js': `try { exports.clock = require('./Release/clock.node'); } catch {}
try { exports.clock = require('./Debug/clock.node'); } catch {}
`,
      'node_modules/many-paths/computed.js': `const path = require('path');
exports.clock = require(path.join(__dirname, process.env.FOLDER || 'Computed', 'clock.node'));
`,
      'src/index.ts': "export * from 'many-paths';\n",
      'src/tried.ts': "export * from 'many-paths/tried.js';\n",
      'src/computed.ts': "export * from 'many-paths/computed.js';\n",
      'check.mjs': `${buildScript}
const lines = async (entry) => {
  const said = await build({ lib: ['esm', 'cjs'].map((format) => ({ format, source: { entry: { [entry]: './src/' + entry + '.ts' } } })) });
  return said.replace(/\\u001b\\[[\\d;]*m/g, '');
};
const missing = (said) => {
  const found = [...said.matchAll(/([×⚠]) Module not found: Can't resolve '.\\/(\\w+)/g)];
  return [...new Set(found.map(([, sign, folder]) => sign + ' ' + folder))].sort().join() || 'none';
};
say('paths', missing(await lines('index')));
say('paths in try', missing(await lines('tried')));
say('computed path', missing(await lines('computed')) + ', esm ' + node('dist/computed.js').status + ', cjs ' + node('dist/computed.cjs').status);
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps paths: × Debug,× Release',
      'keeps paths in try: ⚠ Debug,⚠ Release',
      'keeps computed path: none, esm 1, cjs 1',
    ],
  },
  'guide-linked': {
    files: {
      'library/package.json': declared('library', {peerDependencies: {react: '*', beta: '*'}}),
      'library/index.js': "exports.react = require('react');\n",
      'library/peer.js': "exports.beta = require('beta');\n",
      'library/node_modules/react/package.json': declared('react'),
      'library/node_modules/react/index.js': "module.exports = 'that of the library';\n",
      'app/node_modules/react/package.json': declared('react'),
      'app/node_modules/react/index.js': "module.exports = 'that of the application';\n",
      'app/node_modules/beta/package.json': declared('beta'),
      'app/node_modules/beta/index.js': "module.exports = 'found';\n",
      'app/main.cjs': "console.log(require('library').react);\n",
      'app/peer.cjs': "console.log(require('library/peer.js').beta);\n",
      'check.mjs': `${buildScript}
import path from 'node:path';
fs.symlinkSync('../../library', 'app/node_modules/library');
const bundled = async (entry, resolve = {}) => {
  const lib = { format: 'cjs', source: { entry: { index: './app/' + entry } }, output: { autoExternal: false } };
  const said = await build({ lib: [lib], tools: { rspack: { resolve } } });
  return /Module not found/.exec(said)?.[0] ?? node('dist/index.cjs').stdout.trim();
};
say('Node.js', node('app/main.cjs').stdout.trim());
say('bundler', await bundled('main.cjs'));
say('symlinks false', await bundled('main.cjs', { symlinks: false }));
say('alias', await bundled('main.cjs', { alias: { react: path.resolve('app/node_modules/react') } }));
say('peer, Node.js', /Cannot find module/.exec(node('app/peer.cjs').stderr)?.[0]);
say('peer, --preserve-symlinks', node('--preserve-symlinks', 'app/peer.cjs').stdout.trim());
say('peer, bundler', await bundled('peer.cjs'));
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps Node.js: that of the library',
      'keeps bundler: that of the library',
      'keeps symlinks false: that of the library',
      'keeps alias: that of the application',
      'keeps peer, Node.js: Cannot find module',
      'keeps peer, --preserve-symlinks: found',
      'keeps peer, bundler: Module not found',
    ],
  },
  'guide-sass-paths': {
    files: {
      'node_modules/paint-shelf/package.json': declared('paint-shelf'),
      'node_modules/paint-shelf/scss/_colors.scss': '$velvet: #8b1e3f;\n',
      'src/styles/_tokens.scss': '$velvet: #8b1e3f;\n',
      'src/index.ts': "import './tag.scss';\n",
      'tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }',
      'check.mjs': `${buildScript}
import { pluginSass } from '@rsbuild/plugin-sass';
const use = async (name, path) => {
  write('src/tag.scss', "@use '" + path + "' as kit;\\n.tag {\\n  color: kit.$velvet;\\n}\\n");
  fs.rmSync('dist', { recursive: true, force: true });
  const said = await build({ output: { target: 'web' }, plugins: [pluginSass()] });
  const isFound = fs.existsSync('dist/index.css') && read('dist/index.css').includes('#8b1e3f');
  say(name, isFound ? 'found' : /Can't find stylesheet to import/.exec(said)?.[0]);
};
await use('package', 'paint-shelf/scss/colors');
await use('prefix', '~paint-shelf/scss/colors');
await use('alias', '@/styles/tokens');
await use('other case', 'paint-shelf/scss/Colors');
await use('no such package', 'absent-shelf/scss/colors');
await use('pkg', 'pkg:paint-shelf/scss/colors');
`,
    },
    packages: ['@rsbuild/plugin-sass'],
    command: 'node check.mjs',
    shows: [
      'keeps package: found',
      'keeps prefix: found',
      'keeps alias: found',
      "keeps other case: Can't find stylesheet to import",
      "keeps no such package: Can't find stylesheet to import",
      "keeps pkg: Can't find stylesheet to import",
    ],
  },
  'guide-declared': {
    files: {
      'tsconfig.json': JSON.stringify({
        compilerOptions: {...compilerOptions, declaration: true, emitDeclarationOnly: true},
        include: ['src'],
      }),
      'check.mjs': `${typed}
const cups = 'export const cups: number = 2;\\n';
say('declaration', typed(undefined, cups).text);
say('--dts', typed(undefined, cups, '--dts').text);
const scale = 'interface Reading {\\n  grams: number;\\n}\\nexport const weigh = (): Reading => ({ grams: 3 });\\n';
const weigh = (code, more = '') => typed(true, { 'index.ts': "import { weigh } from './scale';\\n" + code, 'scale.ts': more + scale });
say('property', weigh('export class Cup {\\n  a = weigh();\\n}\\n').error);
say('method', weigh('export class Cup {\\n  a() {\\n    return weigh();\\n  }\\n}\\n').error);
say('default export', weigh('export default weigh();\\n').error);
const exported = weigh('export const reading = weigh();\\n', 'export ');
say('exported', exported.error + ', entry exports it: ' + /export .*interface Reading/.test(exported.text));
`,
    },
    packages: ['typescript'],
    command: 'node check.mjs',
    shows: [
      'keeps declaration: no declaration',
      'keeps --dts: export declare const cups: number;',
      'keeps property: TS4029',
      'keeps method: TS4053',
      'keeps default export: TS4082',
      'keeps exported: none, entry exports it: false',
    ],
  },
  'guide-declaration-map': {
    files: {
      'tsconfig.json': JSON.stringify({
        compilerOptions: {...compilerOptions, declarationMap: true},
        include: ['src'],
      }),
      'check.mjs': `${typed}
typed(true, 'export const cups: number = 2;\\n');
const { sources, sourcesContent } = JSON.parse(read('dist/1/index.d.ts.map'));
say('map', sources + ', sources included: ' + (sourcesContent !== undefined));
say('beside the declaration', list('dist/1').split(' ').filter((file) => file.includes('.d.ts')).join(' '));
const npm = process.execPath.replace(/bin.node$/, 'lib/node_modules/npm/bin/npm-cli.js');
const packed = (...files) => {
  write('package.json', JSON.stringify({ name: 'cups', version: '1.0.0', type: 'module', files }));
  const [{ files: found }] = JSON.parse(node(npm, 'pack', '--dry-run', '--json', '--offline').stdout);
  const count = (end) => found.filter(({ path }) => path.endsWith(end)).length;
  return 'sources ' + count('src/index.ts') + ', maps ' + count('.d.ts.map');
};
say('files dist', packed('dist'));
say('files dist and src', packed('dist', 'src'));
say('files without maps', packed('dist', '!dist/**/*.d.ts.map'));
`,
    },
    packages: ['typescript'],
    command: 'node check.mjs',
    shows: [
      'keeps map: ../../src/index.ts, sources included: false',
      'keeps beside the declaration: index.d.ts index.d.ts.map',
      'keeps files dist: sources 0, maps 1',
      'keeps files dist and src: sources 1, maps 1',
      'keeps files without maps: sources 0, maps 0',
    ],
  },
  'guide-declaration-alias': {
    files: {
      'packages/log/tsconfig.json': JSON.stringify({
        compilerOptions: {
          ...compilerOptions,
          isolatedDeclarations: true,
          declaration: true,
          paths: {'@kiln/units': ['../units/src/index.ts']},
        },
        include: ['src'],
      }),
      'packages/log/package.json': manifest({dependencies: {'@kiln/units': '1'}}),
      'packages/log/src/index.ts': "export type { Heat } from '@kiln/units';\n",
      'packages/units/src/index.ts': 'export interface Heat {\n  celsius: number;\n}\n',
      'check.mjs': `${buildScript}
const from = (name, more) => {
  write('packages/log/rslib.config.mjs', 'export default ' + JSON.stringify({ lib: [{ dts: { isolated: true }, ...more }] }));
  rslib('--root', 'packages/log');
  say(name, /from (.*);/.exec(read('packages/log/dist/index.d.ts'))?.[1]);
};
from('by default', {});
from('path false', { redirect: { dts: { path: false } } });
`,
    },
    packages: ['typescript'],
    command: 'node check.mjs',
    shows: ["keeps by default: '../../units/src/index.js'", "keeps path false: '@kiln/units'"],
  },
  'guide-augmentation': {
    files: {
      'tsconfig.json': JSON.stringify({
        compilerOptions: {...compilerOptions, isolatedDeclarations: true, declaration: true},
        include: ['src'],
      }),
      'node_modules/more-types/package.json': declared('more-types', {
        type: 'module',
        types: './index.d.ts',
      }),
      'node_modules/more-types/index.d.ts': `declare global {
  interface String {
    steep(): number;
  }
}
export interface Kind {
  name: string;
}
export interface Unused {
  size: number;
}
`,
      'check.mjs': `${typed}
const lists = (field) => write('package.json', JSON.stringify({ name: 'cups', type: 'module', [field]: { 'more-types': '1' } }));
const merged = { bundle: true, isolated: true };
const kind = "import type { Kind } from 'more-types';\\nexport const kind: Kind = { name: 'a' };\\n";
lists('devDependencies');
const included = typed(merged, kind).text;
say('included', 'only ' + ['interface Kind', 'interface Unused', 'declare global'].filter((text) => included.includes(text)).join(' and ') + '.');
lists('dependencies');
say('in dependencies', /import.*from 'more-types'/.exec(typed(merged, kind).text)?.[0]);
const cups = 'export const cups: number = 2;\\n';
const side = { 'index.ts': "import './types';\\n" + cups, 'types.ts': 'declare global {\\n  interface String {\\n    steep(): number;\\n  }\\n}\\nexport {};\\n' };
const line = (dts) => /import .*/.exec(typed(dts, side).text)?.[0] ?? 'no import';
say('side effect', line(true));
say('side effect, isolated', line({ isolated: true }));
say('side effect, merged', line(merged));
const mine = 'interface Mine {\\n  size: number;\\n}\\n';
say('handwritten', typed({ isolated: true }, { 'index.ts': "import './types';\\n" + cups, 'types.d.ts': mine }).error);
say('included by tsconfig.json', typed(true, { 'index.ts': 'export const mine: Mine = { size: 1 };\\n', 'types.d.ts': mine }).error);
`,
    },
    packages: merging,
    command: 'node check.mjs',
    shows: [
      'keeps included: only interface Kind.',
      "keeps in dependencies: import type { Kind } from 'more-types'",
      "keeps side effect: import './types.js';",
      "keeps side effect, isolated: import './types.js';",
      'keeps side effect, merged: no import',
      'keeps handwritten: Module not found',
      'keeps included by tsconfig.json: none',
    ],
  },
  'guide-export-assignment': {
    files: {
      'tsconfig.json': JSON.stringify({
        compilerOptions: {...compilerOptions, isolatedDeclarations: true, declaration: true},
        include: ['src'],
      }),
      'node_modules/old-kit/package.json': declared('old-kit', {types: './index.d.ts'}),
      'node_modules/old-kit/index.d.ts':
        'declare namespace Old {\n  interface Cup {\n    name: string;\n  }\n}\nexport = Old;\n',
      'check.mjs': `${typed}
const lists = (field) => write('package.json', JSON.stringify({ name: 'cups', type: 'module', [field]: { 'old-kit': '1' } }));
const merged = { bundle: true, isolated: true };
lists('devDependencies');
const cup = (start, type) => start + "\\nexport const cup: " + type + " = { name: 'a' };\\n";
say('default import', typed(merged, cup("import Old from 'old-kit';", 'Old.Cup')).error);
say('named import', typed(merged, cup("import type { Cup } from 'old-kit';", 'Cup')).error);
lists('dependencies');
say('in dependencies', typed(merged, cup("import Old from 'old-kit';", 'Old.Cup')).error);
`,
    },
    packages: merging,
    command: 'node check.mjs',
    shows: [
      'keeps default import: Unable to analyze the export',
      'keeps named import: Unable to analyze the export',
      'keeps in dependencies: none',
    ],
  },
};
