/** What the reference of `dts` says in words. */
import {manifest, script, type Claim} from './claim';

const options =
  '"target": "ES2022", "module": "ESNext", "moduleResolution": "bundler", "strict": true, "skipLibCheck": true, "types": []';
const tsconfig = `{ "compilerOptions": { ${options}, "rootDir": "src", "paths": { "~/*": ["./src/*"] } }, "include": ["src"] }`;
const sources = {
  'src/index.ts':
    "import type { Range } from '~/range';\n\nexport type { Range };\nexport const clamp = (value: number, { min }: Range): number => Math.max(value, min);\n",
  'src/range.ts': 'export interface Range {\n  min: number;\n}\n',
};

/** Builds configurations that are plain objects, and prints how each ended. */
const runner = `${script}
import path from 'node:path';

const build = (config, cwd = '.', ...args) => {
  fs.writeFileSync(cwd + '/own.config.mjs', 'export default ' + JSON.stringify(config));
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.resolve(bin), '-c', 'own.config.mjs', ...args], { cwd, encoding: 'utf8' });
  return { status, said: (stdout + stderr).replaceAll(/\\x1b\\[[0-9;]*m/g, '') };
};
const item = (id, dts, more = {}) => ({ id, dts, ...more, output: { distPath: 'dist/' + id } });
`;

/** The tsconfig.json of a project that others may reference. */
const referring = (rootDir: string, include: string, more = ''): string =>
  `{ "compilerOptions": { ${options}, "rootDir": "${rootDir}", "declarationDir": "dist", "composite": true, "emitDeclarationOnly": true }, "include": ["${include}"]${more} }`;

export const configDts: Readonly<Record<string, Claim>> = {
  'dts-alias-target': {
    files: {
      'package.json': manifest({name: 'chips', version: '1.0.0'}),
      'tsconfig.json': tsconfig,
      'node_modules/paint/package.json': '{ "name": "paint", "types": "index.d.ts" }',
      'node_modules/paint/index.d.ts': 'export interface Colour { red: number }\n',
      'src/index.ts':
        "import type { Colour } from 'paint';\n\nexport const redOf = ({ red }: Colour): number => red;\n",
      'src/own.ts': 'export interface Colour { red: number }\n',
      'check.mjs': `${runner}
for (const [name, target] of [['existing', './src/own'], ['missing', './src/none']]) {
  const { status } = build({ lib: [{ dts: { alias: { paint: target } }, output: { distPath: 'dist/' + name } }] });
  console.log(name + ':', 'exit', status, /from ('[^']+')/.exec(read('dist/' + name + '/index.d.ts'))[1]);
}
`,
    },
    packages: ['typescript'],
    command: 'node check.mjs',
    shows: ["keeps existing: exit 0 './own.js'", "keeps missing: exit 0 'paint'"],
  },
  'dts-rules': {
    files: {
      'package.json': manifest({name: 'chips', version: '1.0.0'}),
      'tsconfig.json': tsconfig,
      ...sources,
      'src/unused.ts': 'export const unused: number = 1;\n',
      'broken/tsconfig.json': tsconfig,
      'broken/src/index.ts': "export const one: number = 'one';\n",
      'plain/tsconfig.build.json': tsconfig,
      'plain/src/index.ts': 'export const one: number = 1;\n',
      'rootless/tsconfig.json': `{ "compilerOptions": { ${options} }, "include": ["src"] }`,
      'rootless/src/index.ts': 'export const one: number = 1;\n',
      'typed/index.ts': "export { pad, Width } from './width';\n",
      'typed/untyped.ts': 'export const sum = [1].length + 1;\n',
      'deep/tsconfig.json': tsconfig,
      'deep/src/core/units/bytes.ts': 'export const bytes: number = 1;\n',
      'typed/width.ts': 'export type Width = number;\nexport const pad = 1;\n',
      'wasm/index.ts': "import { add } from './add.wasm';\n\nexport const sum = add(1, 2);\n",
      'wasm/add.d.wasm.ts': 'export function add(left: number, right: number): number;\n',
      'wasm/add.wasm': '',
      'parts/tsconfig.json': `{ "compilerOptions": { ${options}, "rootDir": "src", "declarationDir": "dist", "composite": true, "emitDeclarationOnly": true }, "include": ["src"], "references": [{ "path": "core" }] }`,
      'parts/src/index.ts':
        "import { core } from '../core/core';\n\nexport const one: number = core;\n",
      'parts/core/tsconfig.json': `{ "compilerOptions": { ${options}, "rootDir": ".", "composite": true, "emitDeclarationOnly": true }, "files": ["core.ts"] }`,
      'parts/core/core.ts': 'export const core: number = 1;\n',
      'check.mjs': `${runner}
import { createRslib } from '@rslib/core';

const tsc = (...args) => [...new Set(node('node_modules/typescript/bin/tsc', '--noEmit', '--ignoreConfig', '--skipLibCheck', '--module', 'esnext', '--moduleResolution', 'bundler', ...args).stdout.match(/TS\\d+/g))].sort().join(' ') || 'none';
console.log('type error: exit', build({ lib: [{ dts: true }] }, 'broken').status);
console.log('isolatedModules:', tsc('--isolatedModules', 'typed/index.ts'));
console.log('isolatedDeclarations:', tsc('--isolatedDeclarations', '--declaration', 'typed/untyped.ts'));
const deep = build({ lib: [{ dts: true, bundle: false, source: { entry: { index: './src/core/units/bytes.ts' } } }] }, 'deep');
console.log('declarations of src/core:', fs.readdirSync('deep/dist', { recursive: true }).find((name) => name.endsWith('.d.ts')), deep.status ? deep.said : '');
console.log('arbitrary extensions: off', tsc('wasm/index.ts') + ', on', tsc('--allowArbitraryExtensions', 'wasm/index.ts'));
console.log('--tsconfig other: exit', build({ lib: [{ dts: true }] }, 'plain', '--tsconfig', 'tsconfig.build.json').status);
console.log('no rootDir: exit', build({ lib: [{ dts: true }] }, 'rootless').status);
const parts = build({ lib: [{ dts: { build: true } }] }, 'parts');
console.log('references built:', fs.readdirSync('parts/core').filter((name) => name.endsWith('.d.ts')).join());
console.log('build info:', fs.readdirSync('parts', { recursive: true }).map((name) => path.basename(name)).find((name) => name === 'tsconfig.tsbuildinfo'), parts.status ? parts.said : '');
const all = build({ lib: [
  item('bundled', true),
  item('files', true, { bundle: false }),
  item('base', true, { bundle: false, outBase: '.' }),
  item('aliased', { isolated: true }, { redirect: { dts: { path: false } } }),
  item('extension', { isolated: true, autoExtension: true }, { format: 'cjs' }),
] });
if (all.status) console.log(all.said);
const types = (name) => fs.readdirSync('dist/' + name).filter((one) => one.endsWith('.d.ts')).map((one) => one + read('dist/' + name + '/' + one)).join();
console.log('declared without an entry:', fs.existsSync('dist/bundled/unused.d.ts'));
if (types('bundled') !== types('files')) console.log('declarations differ');
if (!types('aliased').includes('~/range')) console.log('~/range rewritten without redirect');
console.log('alias without dot: exit', build({ resolve: { alias: { '#range': './src/range' } }, lib: [item('alias', { alias: { '#range': 'src/range' } })] }).status);
console.log('absolute typescriptPath: exit', build({ lib: [item('absolute', { typescriptPath: path.resolve('node_modules/typescript/lib/typescript.js') })] }).status);
console.log('folder as typescriptPath: exit', build({ lib: [item('folder', { typescriptPath: 'node_modules/typescript' })] }).status);
const combined = { build: true, typescriptPath: path.resolve('node_modules/typescript/lib/typescript.js'), tsgo: true, abortOnError: false };
for (const [name, value] of Object.entries(combined)) {
  const one = await createRslib({ config: { logLevel: 'silent', lib: [item('never', { isolated: true, [name]: value })] } });
  await one.build().then(() => console.log('accepted with isolated', name), ({ message }) => console.log('rejected with isolated', name, message.split('\\n')[0]));
}
const seen = {};
const plugin = { name: 'seen', setup: (api) => api.processAssets({ stage: 'report' }, ({ assets, environment }) => void (seen[environment.name] = Object.keys(assets).some((name) => name.endsWith('.d.ts')))) };
const seeing = await createRslib({ config: { logLevel: 'error', plugins: [plugin], lib: [item('usual', true), item('quick', { isolated: true })] } });
await (await seeing.build()).close();
console.log('declarations in processAssets:', JSON.stringify(seen));
`,
    },
    packages: ['typescript'],
    command: 'node check.mjs',
    shows: [
      'keeps isolatedDeclarations: TS9010',
      'keeps absolute typescriptPath: exit 0',
      'drops declarations differ',
      'keeps --tsconfig other: exit 0',
      'keeps declarations of src/core: core/units/bytes.d.ts',
      'keeps isolatedModules: TS1205',
      'drops type error: exit 0',
      'keeps references built: core.d.ts',
      'keeps build info: tsconfig.tsbuildinfo',
      "keeps './range.cjs' in dist/extension/index.d.cts",
      'keeps alias without dot: exit 1',
      'drops ~/range rewritten without redirect',
      'drops accepted with isolated',
      'drops folder as typescriptPath: exit 0',
      'drops no rootDir: exit 0',
      'keeps declared without an entry: true',
      'omits dist/base/src/index.d.ts',
      'emits dist/base/index.d.ts',
      'keeps arbitrary extensions: off TS6263, on none',
    ],
  },
  'dts-without': {
    files: {
      'package.json': manifest({name: 'chips', version: '1.0.0'}),
      'tsconfig.json': tsconfig,
      ...sources,
      'bare/src/index.ts': 'export const one: number = 1;\n',
      'check.mjs': `${runner}
console.log('without typescript: exit', build({ lib: [item('usual', true)] }).status);
console.log('isolated without typescript: exit', build({ lib: [item('isolated', { isolated: true })] }).status);
console.log('without tsconfig: exit', build({ lib: [{ dts: true }] }, 'bare').status);
console.log('isolated without tsconfig: exit', build({ lib: [{ dts: { isolated: true } }] }, 'bare').status);
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps without typescript: exit 1',
      'keeps without tsconfig: exit 1',
      'keeps isolated without typescript: exit 0',
      'keeps isolated without tsconfig: exit 1',
    ],
  },
  'dts-bundled-rules': {
    files: {
      'package.json': manifest({
        name: 'chips',
        version: '1.0.0',
        devDependencies: {'@rslib/core': '*', 'range-kit': '1'},
      }),
      'tsconfig.json': tsconfig,
      'tsconfig.types.json': `{ "compilerOptions": { ${options}, "paths": { "range-kit": ["./other.d.ts"] } }, "include": ["src"] }`,
      'other.d.ts': 'export interface Range {\n  other: number;\n}\n',
      'src/index.ts':
        "import type { Range } from 'range-kit';\nimport type { Part } from './part';\n\nexport const one = (range: Range, part: Part): string => String([range, part]);\n",
      'src/part.ts': 'export interface Part {\n  part: number;\n}\n',
      'src/other.ts': "export type { Part } from './part';\n",
      'node_modules/range-kit/package.json':
        '{ "name": "range-kit", "version": "1.0.0", "types": "./index.d.ts" }',
      'node_modules/range-kit/index.d.ts':
        "import type { Unit } from 'unit-kit';\n\nexport interface Range {\n  min: Unit;\n}\n",
      'node_modules/unit-kit/package.json':
        '{ "name": "unit-kit", "version": "1.0.0", "types": "./index.d.ts" }',
      'node_modules/unit-kit/index.d.ts': 'export interface Unit {\n  unit: string;\n}\n',
      'check.mjs': `${runner}
const entry = { index: './src/index.ts', other: './src/other.ts' };
const bundle = (id, more = {}) => item(id, { bundle: { ...more } }, id === 'one' ? { source: { entry } } : {});
const all = build({ lib: [
  bundle('one'),
  bundle('listed', { bundledPackages: ['range-kit', 'unit-kit'] }),
  bundle('unit', { bundledPackages: ['unit-kit'] }),
  bundle('pattern', { bundledPackages: ['*-kit'] }),
  bundle('second', { tsconfigPath: './tsconfig.types.json' }),
] });
if (all.status) console.log(all.said);
const types = (name) => fs.readdirSync('dist/' + name).filter((one) => one.endsWith('.d.ts'));
console.log('one:', types('one').join(' '));
console.log('stages:', fs.readdirSync('.rstack').map((name) => '.rstack/' + name).join());
const one = read('dist/one/index.d.ts');
console.log('range-kit inlined by default:', !one.includes("'range-kit'"));
console.log('unit-kit imported by default:', one.includes("from 'unit-kit'"));
console.log("range-kit inlined with ['unit-kit']:", !read('dist/unit/index.d.ts').includes("'range-kit'"));
console.log('second tsconfig:', read('dist/second/index.d.ts').includes('other: number') ? 'other types' : 'the same types');
`,
    },
    packages: ['typescript', '@microsoft/api-extractor'],
    command: 'node check.mjs',
    shows: [
      'keeps range-kit inlined by default: true',
      'keeps stages: .rstack/declarations',
      'omits dist/one/part.d.ts',
      'keeps one: index.d.ts other.d.ts',
      'keeps second tsconfig: other types',
      "drops from 'range-kit' in dist/listed/index.d.ts",
      "drops range-kit inlined with ['unit-kit']: true",
      'keeps unit-kit imported by default: true',
      "drops from 'unit-kit' in dist/listed/index.d.ts",
      "keeps from 'unit-kit' in dist/pattern/index.d.ts",
    ],
  },
  'build-extension': {
    files: {
      'package.json': manifest({dependencies: {units: '1'}}),
      'rslib.config.mjs':
        "export default { lib: [{ format: 'cjs', dts: { build: true, autoExtension: true } }] };\n",
      'tsconfig.json': referring('src', 'src', ', "references": [{ "path": "./units" }]'),
      'src/index.ts':
        "import { units } from '../units/index';\n\nexport const twice: number = 2 * units;\n",
      'units/tsconfig.json': referring('.', '*.ts'),
      'units/package.json':
        '{ "name": "units", "type": "module", "exports": { "types": "./dist/index.d.ts", "default": "./dist/index.js" } }',
      'units/index.ts': 'export const units: number = 1;\n',
      'check.mjs': `${script}
const versions = { 5: '@arethetypeswrong/core/node_modules/typescript', 6: 'typescript', 7: 'typescript7' };
const folders = Object.entries(versions).map(([name, folder]) => [name, fs.realpathSync('node_modules/' + folder)]);
const use = (version) => {
  fs.rmSync('node_modules/typescript');
  fs.symlinkSync(folders.find(([name]) => name === version)[1], 'node_modules/typescript', 'dir');
};
const clean = () => ['dist', 'units/dist', 'tsconfig.tsbuildinfo', 'units/tsconfig.tsbuildinfo'].forEach((one) => fs.rmSync(one, { recursive: true, force: true }));
const built = (name) => {
  const { stdout, stderr } = rslib();
  const found = /TS\\d+/.exec(stdout + stderr)?.[0] ?? 'fine';
  console.log(name + ': ' + found + ', units ' + fs.readdirSync('units/dist').filter((one) => one.includes('.d.')).join());
};
for (const [name] of folders) {
  use(name);
  clean();
  built('TypeScript ' + name);
}
use('6');
clean();
node('node_modules/typescript/bin/tsc', '-b', 'units');
built('TypeScript 6, units built first');
clean();
fs.symlinkSync(fs.realpathSync('units'), 'node_modules/units', 'dir');
fs.writeFileSync('src/index.ts', read('src/index.ts').replace('../units/index', 'units'));
built('TypeScript 6, by name');
`,
    },
    packages: ['typescript', 'typescript7', '@arethetypeswrong/core/node_modules/typescript'],
    command: 'node check.mjs',
    shows: [
      'keeps TypeScript 5: TS6305, units index.d.cts',
      'keeps TypeScript 6: TS6305, units index.d.cts',
      'keeps TypeScript 7: fine, units index.d.ts',
      'keeps TypeScript 6, units built first: fine, units index.d.ts',
      'keeps TypeScript 6, by name: TS2307, units index.d.cts',
    ],
  },
};
