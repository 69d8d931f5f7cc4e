/** What answers to drawn questions about declarations, packages and machines say in sentences. */
import {config, manifest, script, type Claim} from './claim';

/** The package.json of a library that merges its declarations. */
const merging = (more: object = {}): string =>
  manifest({
    name: 'kit',
    devDependencies: {'@rslib/core': '*', '@microsoft/api-extractor': '*', ...more},
  });

const tsconfig = (more = ''): string =>
  `{ "compilerOptions": { "target": "ES2022", "module": "ESNext", "moduleResolution": "bundler", "rootDir": "src", "strict": true, "skipLibCheck": true, "types": []${more} }, "include": ["src"] }\n`;

/** Runs the compiler and prints the numbers of its errors. */
const typed = `${script}
const tsc = (...args) => node('node_modules/typescript/bin/tsc', ...args);
const errors = ({ stdout }) => [...new Set(stdout.match(/TS\\d+/g))].join() || 'none';
const user = ['--noEmit', '--ignoreConfig', '--strict', '--target', 'es2022'];
const modes = { bundler: ['--module', 'esnext', '--moduleResolution', 'bundler'], nodenext: ['--module', 'nodenext'], node10: ['--module', 'esnext', '--moduleResolution', 'node10', '--ignoreDeprecations', '6.0'] };
const files = (folder) => (fs.existsSync(folder) ? fs.readdirSync(folder, { recursive: true }).filter((file) => /\\.\\w+$/.test(file)).sort().join(' ') : 'nothing');
`;

/** An installed package with declarations beside its scripts, one of them in a folder. */
const pier = {
  'node_modules/pier/package.json': `{ "name": "pier", "version": "1.0.0", "type": "module", "types": "./dist/index.d.ts", "exports": { ".": "./dist/index.js", "./*": "./dist/*/index.js" } }`,
  'node_modules/pier/dist/index.js': 'export const berths = 4;\n',
  'node_modules/pier/dist/index.d.ts': 'export declare const berths: number;\n',
  'node_modules/pier/dist/crane/index.js': 'export const tonnes = 8;\n',
  'node_modules/pier/dist/crane/index.d.ts': 'export declare const tonnes: number;\n',
  'use.ts':
    "import { berths } from 'pier';\nimport { tonnes } from 'pier/crane';\n\nexport const sum: number = berths + tonnes;\n",
};

/** A private package of the workspace, whose types an export of the library uses. */
const rules = (version: string): Record<string, string> => ({
  'package.json': merging({'@k/rules': '*'}),
  'tsconfig.json': tsconfig(),
  'rslib.config.ts': config('{ lib: [{ dts: { bundle: true } }] }'),
  'src/index.ts':
    "import { half, type Fare } from '@k/rules';\n\nexport const child = (fare: Fare): Fare => half(fare);\n",
  'packages/rules/package.json': `{ "name": "@k/rules",${version} "private": true, "type": "module", "exports": "./src/index.ts" }`,
  'packages/rules/src/index.ts':
    'export interface Fare {\n  cents: number;\n}\nexport const half = (fare: Fare): Fare => fare;\n',
  'check.mjs': `${script}
fs.mkdirSync('node_modules/@k', { recursive: true });
fs.symlinkSync('../../packages/rules', 'node_modules/@k/rules');
const { status, stderr } = rslib();
console.log('exit', status, stderr);
`,
});

export const drawnPackages: Readonly<Record<string, Claim>> = {
  'nested-declarations': {
    files: {
      'packages/units/src/index.ts': "export const kilos = (g: number): string => g + ' kg';\n",
      'packages/log/package.json': manifest(),
      'packages/log/src/index.ts':
        "import { kilos } from '../../units/src/index';\n\nexport const line = (g: number): string => kilos(g);\n",
      'packages/log/tsconfig.json': tsconfig().replace('"src"', '"../.."'),
      'packages/log/rslib.config.mjs': 'export default { lib: [{ dts: true }] };\n',
      'packages/log/files.config.mjs':
        "export default { lib: [{ bundle: false }], output: { distPath: 'dist/files' } };\n",
      'check.mjs': `${script}
const cwd = 'packages/log';
fs.symlinkSync('../../node_modules', cwd + '/node_modules');
const run = (...args) => spawnSync(process.execPath, [bin, ...args], { cwd, encoding: 'utf8' });
console.log('exit', run().status, fs.readdirSync(cwd + '/dist', { recursive: true }).filter((file) => file.endsWith('.d.ts')).sort().join(' '));
run('-c', 'files.config.mjs');
console.log('bundleless:', read(cwd + '/dist/files/index.js').match(/from "[^"]*"/)?.[0]);
`,
    },
    packages: ['typescript'],
    command: 'node check.mjs',
    shows: [
      'keeps exit 0 packages/log/src/index.d.ts packages/units/src/index.d.ts',
      'keeps bundleless: from "../../units/src/index"',
    ],
  },
  'bundleless-merged': {
    files: {
      'package.json': merging(),
      'tsconfig.json': tsconfig(),
      'rslib.config.ts': config(
        '{ lib: [{ bundle: false, dts: { bundle: true, isolated: true } }] }',
      ),
      'src/index.ts': "export { one } from './parts/one';\n",
      'src/parts/one.ts':
        'export interface Part {\n  n: number;\n}\nexport const one: Part = { n: 1 };\n',
    },
    packages: ['typescript', '@microsoft/api-extractor'],
    shows: [
      'emits dist/index.d.ts',
      'emits dist/parts/one.js',
      'omits dist/parts/one.d.ts',
      'keeps declare interface Part in dist/index.d.ts',
    ],
  },
  'entries-own-types': {
    files: {
      'package.json': merging(),
      'tsconfig.json': tsconfig(),
      'rslib.config.ts': config(
        "{ source: { entry: { index: './src/index.ts', lid: './src/lid.ts' } }, lib: [{ dts: { bundle: true, isolated: true } }] }",
      ),
      'files.config.mjs':
        "export default { source: { entry: { index: './src/index.ts', lid: './src/lid.ts' } }, output: { distPath: 'files' }, lib: [{ dts: { isolated: true } }] };\n",
      'src/index.ts': "export { Box } from './box';\n",
      'src/box.ts':
        'export class Box {\n  private size: number = 1;\n  get(): number {\n    return this.size;\n  }\n}\n',
      'src/lid.ts':
        "import { Box } from './box';\n\nexport const fits = (box: Box): boolean => box.get() > 0;\n",
      'check.mjs': `${typed}
console.log('exit', rslib().status, rslib('-c', 'files.config.mjs').status);
for (const folder of ['dist', 'files']) {
  fs.writeFileSync('app.ts', "import { Box } from './" + folder + "/index.js';\\nimport { fits } from './" + folder + "/lid.js';\\nfits(new Box());\\n");
  console.log(folder + ':', errors(tsc(...user, ...modes.bundler, 'app.ts')));
}
`,
    },
    packages: ['typescript', '@microsoft/api-extractor'],
    command: 'node check.mjs',
    shows: [
      'keeps class Box in dist/index.d.ts',
      'keeps class Box in dist/lid.d.ts',
      'keeps dist: TS2345',
      'keeps files: none',
    ],
  },
  'unversioned-types': {
    files: rules(''),
    packages: ['typescript', '@microsoft/api-extractor'],
    command: 'node check.mjs',
    shows: ["keeps import { Fare } from '@k/rules' in dist/index.d.ts"],
  },
  'versioned-types': {
    files: rules(' "version": "1.0.0",'),
    packages: ['typescript', '@microsoft/api-extractor'],
    command: 'node check.mjs',
    shows: ['keeps declare interface Fare in dist/index.d.ts'],
  },
  'declaration-map-alone': {
    files: {
      'package.json': manifest(),
      'tsconfig.json': tsconfig(', "declarationMap": true'),
      'rslib.config.ts': config('{ lib: [{ dts: true }] }'),
      'src/index.ts': 'export const one: number = 1;\n',
      'check.mjs': `${typed}
console.log('rslib: exit', rslib().status, files('dist'));
fs.writeFileSync('tsconfig.json', read('tsconfig.json').replace('"strict"', '"declaration": true, "strict"'));
console.log('with declaration:', errors(tsc('--noEmit')), 'exit', rslib().status);
`,
    },
    packages: ['typescript'],
    command: 'node check.mjs',
    shows: [
      'keeps rslib: exit 0 index.d.ts index.d.ts.map index.js',
      'keeps with declaration: none exit 0',
    ],
  },
  'empty-declaration': {
    files: {
      'package.json': merging(),
      'tsconfig.json': tsconfig(),
      'isolated.config.mjs': 'export default { lib: [{ dts: { isolated: true } }] };\n',
      'merged.config.mjs': 'export default { lib: [{ dts: { bundle: true, isolated: true } }] };\n',
      'src/index.ts': 'console.log(1);\n',
      'check.mjs': `${typed}
rslib('-c', 'isolated.config.mjs');
console.log('isolated:', JSON.stringify(read('dist/index.d.ts')));
console.log('merged:', rslib('-c', 'merged.config.mjs').stderr.match(/Unable to determine module for/)?.[0]);
rslib('-c', 'isolated.config.mjs');
for (const text of ["import './dist/index.js';", "import * as all from './dist/index.js';\\nconsole.log(all);", "void import('./dist/index.js');"]) {
  fs.writeFileSync('app.ts', text);
  console.log(text.split('\\n')[0], errors(tsc(...user, ...modes.bundler, 'app.ts')));
}
fs.appendFileSync('src/index.ts', 'export {};\\n');
rslib('-c', 'isolated.config.mjs');
console.log('with export:', read('dist/index.d.ts').trim(), errors(tsc(...user, ...modes.bundler, 'app.ts')));
console.log('merged, with export: exit', rslib('-c', 'merged.config.mjs').status);
`,
    },
    packages: ['typescript', '@microsoft/api-extractor'],
    command: 'node check.mjs',
    shows: [
      'keeps isolated: ""',
      'keeps merged: Unable to determine module for',
      "keeps import './dist/index.js'; none",
      "keeps import * as all from './dist/index.js'; TS2306",
      "keeps void import('./dist/index.js'); TS2306",
      'keeps with export: export { }; none',
      'keeps merged, with export: exit 0',
    ],
  },
  'errors-and-declarations': {
    files: {
      'package.json': manifest(),
      'tsconfig.json': tsconfig(),
      'rslib.config.ts': config('{ lib: [{ dts: { abortOnError: false } }] }'),
      'src/index.ts': "export const one: number = 'one';\n",
      'check.mjs': `${typed}
const seen = (name) => console.log(name + ': exit', rslib().status, files('dist'));
seen('TypeScript 6');
const plain = read('tsconfig.json');
const strict = plain.replace('"strict"', '"noEmitOnError": true, "strict"');
fs.writeFileSync('tsconfig.json', strict);
seen('TypeScript 6, noEmitOnError');
const seven = fs.realpathSync('node_modules/typescript7');
fs.unlinkSync('node_modules/typescript');
fs.symlinkSync(seven, 'node_modules/typescript');
seen('TypeScript 7, noEmitOnError');
fs.writeFileSync('tsconfig.json', plain);
seen('TypeScript 7');
`,
    },
    packages: ['typescript', 'typescript7'],
    command: 'node check.mjs',
    shows: [
      'keeps TypeScript 6: exit 0 index.d.ts index.js',
      'keeps TypeScript 7: exit 0 index.d.ts index.js',
      'keeps TypeScript 6, noEmitOnError: exit 0 index.js',
      'keeps TypeScript 7, noEmitOnError: exit 0 index.js',
    ],
  },
  'files-not-found': {
    files: {
      'package.json': manifest(),
      'tsconfig.json': tsconfig(),
      'rslib.config.ts': config('{ lib: [{ dts: true }] }'),
      'src/index.ts': 'export const one: number = 1;\n',
      'check.mjs': `${script}
const plain = read('tsconfig.json');
const seen = (name, text) => {
  fs.writeFileSync('tsconfig.json', text);
  const { stdout, stderr } = rslib();
  console.log(name + ':', (stdout + stderr).replace(new RegExp(String.fromCharCode(27) + '\\\\[[0-9;]*m', 'g'), '').match(/TS6053: File '[^']*' not found|Tsconfig not found/g)?.join().replaceAll(fs.realpathSync('.'), ''));
};
seen('files', plain.replace('"include": ["src"]', '"files": ["src/index.ts", "src/gone.ts"]'));
seen('references', plain.replace('"include"', '"references": [{ "path": "../gone" }], "include"'));
`,
    },
    packages: ['typescript'],
    command: 'node check.mjs',
    shows: [
      "keeps files: TS6053: File '/src/gone.ts' not found",
      'keeps references: Tsconfig not found,TS6053',
    ],
  },
  'paths-outside': {
    files: {
      'package.json': manifest(),
      'tsconfig.json': tsconfig(', "paths": { "rlog": ["./compiled/rlog"] }'),
      'compiled/rlog/package.json':
        '{ "name": "rlog", "type": "module", "main": "index.js", "types": "index.d.ts" }',
      'compiled/rlog/index.js': 'export const log = (text) => console.log(text);\n',
      'compiled/rlog/index.d.ts':
        'export interface Entry {\n  text: string;\n}\nexport declare const log: (text: string) => void;\n',
      'rslib.config.ts': config(
        "{ lib: [{ dts: { isolated: true } }, { bundle: false, output: { distPath: 'dist/files' } }, { output: { distPath: 'dist/external', externals: { rlog: '../../compiled/rlog/index.js' } } }] }",
      ),
      'src/index.ts':
        "import { log, type Entry } from 'rlog';\n\nexport const say = (entry: Entry): void => log(entry.text);\n",
    },
    packages: ['typescript'],
    shows: [
      "keeps from '../compiled/rlog/index.js' in dist/index.d.ts",
      'keeps const log = (text)=>console.log(text) in dist/index.js',
      'keeps from "rlog" in dist/files/index.js',
      'keeps from "../../compiled/rlog/index.js" in dist/external/index.js',
    ],
  },
  'types-beside': {
    files: {
      ...pier,
      'check.mjs': `${typed}
for (const name of ['bundler', 'nodenext', 'node10']) console.log(name + ':', errors(tsc(...user, ...modes[name], 'use.ts')));
const file = 'node_modules/pier/package.json';
const plain = JSON.parse(read(file));
for (const targets of [['./dist/*/index.d.ts'], ['./dist/*/index.d.ts', './*']]) {
  fs.writeFileSync(file, JSON.stringify({ ...plain, typesVersions: { '*': { '*': targets } } }));
  console.log('node10,', targets.length, 'targets:', errors(tsc(...user, ...modes.node10, 'use.ts')));
}
fs.mkdirSync('node_modules/pier/types');
fs.renameSync('node_modules/pier/dist/index.d.ts', 'node_modules/pier/types/index.d.ts');
fs.writeFileSync(file, JSON.stringify({ ...plain, types: './types/index.d.ts' }));
console.log('elsewhere:', errors(tsc(...user, ...modes.bundler, 'use.ts')));
for (const order of [{ default: './dist/index.js', types: './types/index.d.ts' }, { types: './types/index.d.ts', default: './dist/index.js' }]) {
  fs.writeFileSync(file, JSON.stringify({ ...plain, exports: { ...plain.exports, '.': order } }));
  console.log(Object.keys(order)[0], 'first:', errors(tsc(...user, ...modes.bundler, 'use.ts')));
}
`,
    },
    packages: ['typescript'],
    command: 'node check.mjs',
    shows: [
      'keeps bundler: none',
      'keeps nodenext: none',
      'keeps node10: TS2307',
      'keeps node10, 1 targets: TS2307',
      'keeps node10, 2 targets: none',
      'keeps elsewhere: TS7016',
      'keeps types first: none',
    ],
  },
  'clean-other-output': {
    files: {
      'package.json': manifest(),
      'tsconfig.json': tsconfig(),
      'src/index.ts': 'export const one: number = 1;\n',
      'check.mjs': `${typed}
const emit = () => tsc('--declaration', '--emitDeclarationOnly', '--outDir', 'dist');
emit();
rslib();
console.log('tsc first:', files('dist'));
emit();
console.log('tsc last:', files('dist'));
`,
    },
    packages: ['typescript'],
    command: 'node check.mjs',
    shows: ['keeps tsc first: index.js', 'keeps tsc last: index.d.ts index.js'],
  },
  'native-import': {
    files: {
      'package.json': manifest(),
      'rslib.config.mjs': "import { lib } from './shared';\n\nexport default { lib };\n",
      'shared.mjs': "export const lib = [{ format: 'cjs' }];\n",
      'src/index.ts': 'export const one = 1;\n',
      'check.mjs': `${script}
console.log('auto: exit', rslib().status);
console.log('native:', rslib('--config-loader', 'native').stderr.match(/ERR_MODULE_NOT_FOUND/)?.[0]);
fs.writeFileSync('rslib.config.mjs', read('rslib.config.mjs').replace('./shared', './shared.mjs'));
console.log('native, with the extension: exit', rslib('--config-loader', 'native').status);
fs.unlinkSync('shared.mjs');
console.log('no such file:', rslib().stderr.match(/Cannot find module '[^']*shared[^']*'/)?.[0].includes('shared'));
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps auto: exit 0',
      'keeps native: ERR_MODULE_NOT_FOUND',
      'keeps native, with the extension: exit 0',
      'keeps no such file: true',
    ],
  },
  'file-list': {
    files: {
      'package.json': manifest(),
      'rslib.config.mjs': `export default {
  lib: [{ bundle: process.env.FILES !== '1' }],
  source: process.env.FILES === '1' ? {} : { entry: { index: './src/index.ts', two: './src/two.ts' } },
  performance: { buildCache: false, ...(process.env.LESS === '1' && { printFileSize: { exclude: ({ name }) => name.includes('two') } }) },
};
`,
      'src/index.ts': "export { two } from './two';\n",
      'src/two.ts': 'export const two = 2;\n',
      'check.mjs': `${script}
const plain = (text) => text.replace(new RegExp(String.fromCharCode(27) + '\\\\[[0-9;]*m', 'g'), '');
const run = (env) => {
  Object.assign(process.env, { FILES: '', LESS: '' }, env);
  return plain(rslib().stdout).match(/dist\\/\\w+\\.js|\\d files generated/g)?.join(' ');
};
console.log('bundle:', run({}));
console.log('excluded:', run({ LESS: '1' }));
console.log('bundleless:', run({ FILES: '1' }));
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps bundle: dist/two.js dist/index.js',
      'keeps excluded: dist/index.js',
      'keeps bundleless: 2 files generated',
    ],
  },
  'jsx-runtime-17': {
    files: {
      'package.json': manifest({peerDependencies: {react: '>=17'}}),
      'node_modules/react/package.json':
        '{ "name": "react", "version": "17.0.2", "main": "index.js" }',
      'node_modules/react/index.js': 'exports.createElement = (type) => type;\n',
      'node_modules/react/jsx-runtime.js': 'exports.jsx = (type) => type;\n',
      'rslib.config.mjs': `import { pluginReact } from '@rsbuild/plugin-react';

export default {
  plugins: [pluginReact()],
  performance: { buildCache: false },
  output: { target: 'web', externals: process.env.MAPPED ? { 'react/jsx-runtime': 'react/jsx-runtime.js' } : [] },
};
`,
      'src/index.tsx': 'export const mark = <b />;\n',
      'check.mjs': `${script}
rslib();
console.log('usual:', node('dist/index.js').stderr.match(/Did you mean to import "[^"]*"/)?.[0]);
process.env.MAPPED = '1';
rslib();
console.log('mapped: exit', node('dist/index.js').status);
`,
    },
    packages: ['@rsbuild/plugin-react'],
    command: 'node check.mjs',
    shows: [
      'keeps usual: Did you mean to import "react/jsx-runtime.js"',
      'keeps mapped: exit 0',
      'keeps from "react/jsx-runtime.js" in dist/index.js',
    ],
  },
  'workspace-protocol': {
    files: {
      'package.json': '{ "name": "ws", "private": true, "workspaces": ["packages/*"] }',
      'pnpm-workspace.yaml': 'packages:\n  - packages/*\n',
      'yarn.lock': '',
      'packages/units/package.json': '{ "name": "@orchard/units" }',
      'packages/labels/package.json':
        '{ "name": "@orchard/labels", "version": "0.1.0", "dependencies": { "@orchard/units": "workspace:^" } }',
      'app/package.json': '{ "name": "app" }',
      'check.mjs': `${script}
import path from 'node:path';

Object.assign(process.env, { CI: '1', HOME: process.cwd(), YARN_ENABLE_TELEMETRY: '0', YARN_ENABLE_GLOBAL_CACHE: '0', YARN_ENABLE_IMMUTABLE_INSTALLS: '0' });
const root = process.cwd();
const yarn = path.resolve('node_modules/@yarnpkg/cli-dist/bin/yarn.js');
const pnpm = path.resolve('node_modules/pnpm/bin/pnpm.cjs');
const npm = process.execPath.replace(/bin.node$/, 'lib/node_modules/npm/bin/npm-cli.js');
const run = (cwd, ...args) => spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
const labels = 'packages/labels';
const version = (file) => {
  const { stdout } = spawnSync('tar', ['xOf', labels + '/' + file, 'package/package.json'], { encoding: 'utf8' });
  return JSON.parse(stdout).dependencies['@orchard/units'];
};
run(labels, npm, 'pack');
console.log('npm pack:', version('orchard-labels-0.1.0.tgz'));
fs.renameSync(labels + '/orchard-labels-0.1.0.tgz', 'app/labels.tgz');
console.log('npm install:', run('app', npm, 'install', '--offline', './labels.tgz').stderr.match(/EUNSUPPORTEDPROTOCOL|Unsupported URL Type "workspace:"/g)?.join());
fs.mkdirSync(labels + '/node_modules/@orchard', { recursive: true });
const pnpmPack = (name) => {
  const { stdout, stderr } = run(labels, pnpm, 'pack');
  console.log(name, (stdout + stderr).match(/Cannot resolve workspace protocol of dependency/)?.[0] ?? version('orchard-labels-0.1.0.tgz'));
};
pnpmPack('pnpm pack, not installed:');
fs.symlinkSync('../../../units', labels + '/node_modules/@orchard/units');
pnpmPack('pnpm pack, without a version:');
fs.writeFileSync('packages/units/package.json', '{ "name": "@orchard/units", "version": "0.1.0" }');
pnpmPack('pnpm pack:');
fs.rmSync(labels + '/node_modules', { recursive: true });
fs.rmSync(labels + '/orchard-labels-0.1.0.tgz', { force: true });
run(root, yarn, 'install', '--mode=update-lockfile');
run(labels, yarn, 'pack', '--out', 'labels.tgz');
console.log('yarn pack:', version('labels.tgz'));
`,
    },
    packages: ['pnpm', '@yarnpkg/cli-dist'],
    command: 'node check.mjs',
    shows: [
      'keeps npm pack: workspace:^',
      'keeps npm install: EUNSUPPORTEDPROTOCOL,Unsupported URL Type "workspace:"',
      'keeps pnpm pack, not installed: Cannot resolve workspace protocol of dependency',
      'keeps pnpm pack, without a version: Cannot resolve workspace protocol of dependency',
      'keeps pnpm pack: ^0.1.0',
      'keeps yarn pack: ^0.1.0',
    ],
  },
  'watch-limit': {
    files: {
      'package.json': manifest(),
      'rslib.config.mjs':
        'export default { tools: { rspack: { watchOptions: process.env.POLL ? { poll: 300 } : {} } } };\n',
      'limit.mjs': `import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

fs.watch = (path) => {
  const text = "ENOSPC: System limit for number of file watchers reached, watch '" + path + "'";
  throw Object.assign(new Error(text), { errno: -28, syscall: 'watch', code: 'ENOSPC', path });
};
syncBuiltinESMExports();
`,
      'src/index.ts': 'export const one = 1;\n',
      'check.mjs': `${script}
import { setTimeout as wait } from 'node:timers/promises';

for (const poll of ['', '1']) {
  const child = spawn(process.execPath, ['--import', './limit.mjs', bin, '--watch'], { env: { ...process.env, POLL: poll } });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  for (let at = 0; at < 300 && !said.includes('watching for changes'); at++) await wait(50);
  // A busy machine looks at its files late, and takes what was saved before for a change.
  for (let at = 0; at < 300 && !poll && !said.includes('ENOSPC'); at++) await wait(50);
  await wait(8000);
  console.log(poll ? 'poll:' : 'usual:', said.match(/Watchpack Error \\(watcher\\): Error: ENOSPC/)?.[0] ?? 'no error of the sources', child.exitCode === null ? 'runs' : 'ended');
  said = '';
  fs.writeFileSync('src/index.ts', 'export const one = 2' + poll + ';\\n');
  for (let at = 0; at < 80 && !said.includes('building'); at++) await wait(50);
  console.log(poll ? 'poll, saved:' : 'usual, saved:', said.includes('building') ? 'rebuilt' : 'not rebuilt');
  await wait(600);
  if (poll) console.log('rebuild:', said.replace(new RegExp(String.fromCharCode(27) + '\\\\[[0-9;]*m', 'g'), '').replace(/\\d+\\.\\d+/g, '0').match(/building \\S+|built in|dist\\/index.js/g)?.join(', '));
  if (poll) console.log('files of a rebuild:', said.includes('dist/index.js') ? 'listed' : 'not: list|列出');
  child.kill();
}
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps usual: Watchpack Error (watcher): Error: ENOSPC runs',
      'keeps usual, saved: not rebuilt',
      'keeps poll: no error of the sources runs',
      'keeps poll, saved: rebuilt',
      'keeps rebuild: building src/index.ts, built in',
      'keeps files of a rebuild: not: list|列出',
    ],
  },
  'thread-limits': {
    files: {
      'package.json': manifest(),
      'rslib.config.mjs': `import fs from 'node:fs';
const count = () => fs.readdirSync('/proc/self/task').length;
const tell = { name: 'tell', setup: (api) => api.onAfterBuild(() => console.log('threads:' + count())) };
export default { performance: { buildCache: false }, plugins: [tell] };
`,
      'src/index.ts': Array.from({length: 12}, (_, at) => `export * from './m${at}';\n`).join(''),
      ...Object.fromEntries(
        Array.from({length: 12}, (_, at) => [`src/m${at}.ts`, `export const v${at} = ${at};\n`]),
      ),
      'check.mjs': `${script}
const threads = (env) => {
  const { stdout } = spawnSync(process.execPath, [bin], { encoding: 'utf8', env: { ...process.env, ...env } });
  return Number(stdout.match(/threads:(\\d+)/)[1]);
};
const few = { RAYON_NUM_THREADS: '1', TOKIO_WORKER_THREADS: '1' };
for (const name of Object.keys(few)) console.log(name, threads({ ...few, [name]: '24' }) > threads(few) ? 'adds threads' : 'adds none');
`,
    },
    command: 'node check.mjs',
    shows: ['keeps RAYON_NUM_THREADS adds threads', 'keeps TOKIO_WORKER_THREADS adds threads'],
  },
};
