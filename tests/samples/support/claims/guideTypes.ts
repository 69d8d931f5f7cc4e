/** What the guides to TypeScript and to declaration files say in sentences. */
import {config, manifest, type Claim} from './claim';
import {buildScript} from './guideScript';

const tsconfig = (more: object = {}): string =>
  JSON.stringify({
    compilerOptions: {
      target: 'es2022',
      module: 'esnext',
      moduleResolution: 'bundler',
      rootDir: 'src',
      strict: true,
      types: [],
      ...more,
    },
    include: ['src'],
  });

/** Runs the type checker of the project. */
const checked = `${buildScript}
const tsc = (...args) => node('node_modules/typescript/bin/tsc', ...args).stdout;
const errors = (text) => [...new Set(text.match(/TS\\d+/g) ?? ['none'])].join();
const settings = (more, rest = {}) => {
  const { compilerOptions, ...all } = JSON.parse(read('tsconfig.json'));
  write('tsconfig.json', JSON.stringify({ ...all, compilerOptions: { ...compilerOptions, ...more }, ...rest }));
};
`;

export const guideTypes: Readonly<Record<string, Claim>> = {
  'guide-ambient': {
    files: {
      'rslib.config.ts': config('{ lib: [{ dts: true }] }'),
      'tsconfig.json': tsconfig(),
      'src/index.ts': "import './seat.css';\nexport const seat = 1;\n",
      'src/seat.css': 'a { order: 1 }\n',
    },
    packages: ['typescript'],
    shows: ['fails TS2882'],
  },
  'guide-type-export': {
    files: {
      'tsconfig.json': tsconfig({isolatedModules: true, noEmit: true}),
      'src/index.ts': "export { label, Seat } from './seat';\n",
      'src/seat.ts': "export interface Seat {\n  row: number;\n}\nexport const label = 'seat';\n",
      'src/use.ts': "import { Seat } from './seat';\nexport const use = (seat: Seat) => seat;\n",
      'check.mjs': `${checked}
say('build', rslib().status);
await build({ lib: [{ bundle: false, output: { distPath: 'dist/files' } }] });
say('bundleless', /does not provide an export named 'Seat'/.exec(node('dist/files/index.js').stderr)?.[0]);
say('isolatedModules', errors(tsc()));
write('src/index.ts', "export { label } from './seat';\\n");
settings({ verbatimModuleSyntax: true });
say('verbatimModuleSyntax', errors(tsc()));
`,
    },
    packages: ['typescript'],
    command: 'node check.mjs',
    shows: [
      'keeps build: 0',
      "keeps bundleless: does not provide an export named 'Seat'",
      'keeps isolatedModules: TS1205',
      'keeps verbatimModuleSyntax: TS1484',
    ],
  },
  'guide-alias': {
    files: {
      'tsconfig.json': tsconfig({paths: {'@/*': ['./src/*']}}),
      'src/index.ts': "export { near, type Near } from '@/near';\n",
      'src/near.ts': 'export type Near = number;\nexport const near: Near = 1;\n',
      'src/marked.ts': "export { mark } from 'mark';\n",
      'mark/index.ts': 'export const mark: number = 1;\n',
      'shared/tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }',
      'check.mjs': `${checked}
await build({ lib: [{ bundle: false, source: { entry: { index: './src/{index,near}.ts' } }, dts: { isolated: true }, output: { distPath: 'dist/files' } }] });
await build({ lib: [{ source: { entry: { marked: './src/marked.ts' } }, resolve: { alias: { mark: './mark/index.ts' } }, dts: { isolated: true }, output: { distPath: 'dist/types' } }] });
write('tsconfig.json', JSON.stringify({ extends: './shared/tsconfig.json', compilerOptions: { module: 'esnext', moduleResolution: 'bundler', rootDir: 'src', noEmit: true, types: [] }, include: ['src/index.ts'] }));
say('shared paths without the variable', errors(tsc()));
`,
    },
    packages: ['typescript'],
    command: 'node check.mjs',
    shows: [
      'keeps from "./near.js" in dist/files/index.js',
      "keeps from './near.js' in dist/files/index.d.ts",
      'keeps shared paths without the variable: TS2307',
    ],
  },
  'guide-resolve-alias': {
    files: {
      'tsconfig.json': tsconfig(),
      'src/index.ts': "export { mark, type Mark } from 'mark';\n",
      'src/mark.ts': 'export type Mark = number;\nexport const mark: Mark = 1;\n',
      'check.mjs': `${checked}
const alias = "{ mark: './src/mark.ts' }";
write('alone.config.mjs', 'export default { resolve: { alias: ' + alias + " }, lib: [{ dts: true, output: { distPath: 'dist/alone' } }] };");
write('both.config.mjs', 'export default { resolve: { alias: ' + alias + ' }, lib: [{ dts: { alias: ' + alias + " }, output: { distPath: 'dist/both' } }] };");
say('resolve.alias alone', errors(rslib('-c', 'alone.config.mjs').stderr));
say('both', errors(rslib('-c', 'both.config.mjs').stderr));
`,
    },
    packages: ['typescript'],
    command: 'node check.mjs',
    shows: ['keeps resolve.alias alone: TS2307', "keeps from './mark.js' in dist/both/index.d.ts"],
  },
  'guide-outside-root': {
    files: {
      'package.json': manifest({version: '1.0.0'}),
      'tsconfig.json': tsconfig(),
      'src/index.ts':
        "import { version } from '../package.json';\nexport const one: string = version;\n",
      'other/two.ts': 'export const two: number = 2;\n',
      'check.mjs': `${checked}
write('own.config.mjs', 'export default { lib: [{ dts: true }] };');
say('imported package.json', errors(rslib('-c', 'own.config.mjs').stderr).replace('none', 'fine'));
write('src/index.ts', "export { two } from '../other/two';");
say('imported source', errors(rslib('-c', 'own.config.mjs').stderr));
`,
    },
    packages: ['typescript'],
    command: 'node check.mjs',
    shows: ['keeps imported package.json: fine', 'keeps imported source: TS6059'],
  },
  'guide-alias-typo': {
    files: {
      'tsconfig.json': tsconfig({paths: {'@/*': ['./src/*']}}),
      'src/index.ts': "export { near } from '@/none';\n",
      'src/near.ts': 'export const near = 1;\n',
      'check.mjs': `${checked}
say('bundle', /Module not found/.exec(await build({ lib: [{}] }))?.[0]);
const said = await build({ lib: [{ bundle: false, output: { distPath: 'dist/files' } }] });
say('bundleless', said.includes('error') ? 'fails' : 'passes');
write('files.config.mjs', "export default { lib: [{ bundle: false, dts: true, output: { distPath: 'dist/typed' } }] };");
say('declarations', errors(rslib('-c', 'files.config.mjs').stderr));
`,
    },
    packages: ['typescript'],
    command: 'node check.mjs',
    shows: [
      'keeps bundle: Module not found',
      'keeps bundleless: passes',
      'keeps declarations: TS2307',
      'keeps from "@/none" in dist/files/index.js',
    ],
  },
  'guide-relative-paths': {
    files: {
      'tsconfig.json': tsconfig({paths: {'@/*': ['src/*']}}),
      'typed.config.mjs': 'export default { lib: [{ dts: true }] };\n',
      'src/index.ts': "export { near } from '@/near';\n",
      'src/near.ts': 'export const near: number = 1;\n',
      'check.mjs': `${checked}
const message = () => /TS5090: .*/.exec(rslib('-c', 'typed.config.mjs').stderr.replace(/\\u001b\\[\\d+m/g, ''))?.[0];
say('without dts', (await build({ lib: [{}] })).includes('error') ? 'fails' : 'passes');
say('TypeScript 6', message());
settings({ baseUrl: '.', ignoreDeprecations: '6.0' });
say('with baseUrl', message() ?? 'fine');
settings({ baseUrl: undefined, ignoreDeprecations: undefined, paths: { '@/*': ['./src/*'] } });
say('with a leading ./', message() ?? 'fine');
settings({ paths: { '@/*': ['src/*'] } });
const seven = fs.realpathSync('node_modules/typescript7');
fs.unlinkSync('node_modules/typescript');
fs.symlinkSync(seven, 'node_modules/typescript');
const { stdout, stderr } = rslib('-c', 'typed.config.mjs');
say('TypeScript 7', /TS5090: .*/.exec((stdout + stderr).replace(/\\u001b\\[\\d+m/g, ''))?.[0]);
`,
    },
    packages: ['typescript', 'typescript7'],
    command: 'node check.mjs',
    shows: [
      'keeps without dts: passes',
      "keeps TypeScript 6: TS5090: Non-relative paths are not allowed when 'baseUrl' is not set.",
      'keeps with baseUrl: fine',
      'keeps with a leading ./: fine',
      'keeps TypeScript 7: TS5090: Non-relative paths are not allowed. Did you forget',
    ],
  },
  'guide-legacy-types': {
    files: {
      'rslib.config.ts': config('{ lib: [{ dts: true }] }'),
      'tsconfig.json': tsconfig({
        experimentalDecorators: true,
        emitDecoratorMetadata: true,
        isolatedModules: true,
      }),
      'src/index.ts':
        "import { type Seat } from './seat';\nconst watched = (_target: object, _key: string): void => {};\nexport class Booking {\n  @watched\n  seat!: Seat;\n}\n",
      'src/seat.ts': 'export interface Seat {\n  row: number;\n}\n',
      'check.mjs': `${checked}
write('src/index.ts', read('src/index.ts').replace('{ type Seat }', '{ Seat }'));
const { status, stderr } = rslib();
process.stdout.write(stderr);
process.exitCode = status;
`,
    },
    packages: ['typescript'],
    command: 'node check.mjs',
    shows: ['fails TS1272'],
  },
  'guide-fields': {
    files: {
      'src/index.ts': 'export class Booking {\n  note?: string;\n}\n',
      'src/marked.ts':
        'const watched = (_target: object, _key: string): void => {};\nexport class Marked {\n  @watched\n  holder = 1;\n}\n',
      'check.mjs': `${buildScript}
const one = async (name, compilerOptions, more = {}) => {
  write('tsconfig.json', JSON.stringify({ compilerOptions: { rootDir: 'src', ...compilerOptions }, include: ['src'] }));
  await build({ lib: [{ output: { distPath: 'dist/' + name }, ...more }] });
};
await one('plain', {});
await one('legacy', { experimentalDecorators: true });
await one('legacy-define', { experimentalDecorators: true, useDefineForClassFields: true });
await one('option', {}, { source: { decorators: { version: 'legacy' }, entry: { index: './src/marked.ts' } } });
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps note; in dist/plain/index.js',
      'drops note in dist/legacy/index.js',
      'drops note in dist/legacy-define/index.js',
      'keeps _ts_decorate in dist/option/index.js',
    ],
  },
  'guide-dts-extension': {
    files: {
      'rslib.config.ts': config(
        '{ lib: [{ dts: { isolated: true }, redirect: { dts: { extension: false } } }] }',
      ),
      'tsconfig.json': tsconfig(),
      'src/index.ts': "export { buoys } from './buoys';\n",
      'src/buoys.ts': 'export const buoys: string[] = [];\n',
    },
    packages: ['typescript'],
    shows: ["keeps from './buoys' in dist/index.d.ts"],
  },
  'guide-tsgo': {
    files: {
      'tsconfig.json': tsconfig(),
      'on.config.mjs': 'export default { lib: [{ dts: { tsgo: true } }] };\n',
      'off.config.mjs': 'export default { lib: [{ dts: { tsgo: false } }] };\n',
      'src/index.ts': 'export const tide: number = 1;\n',
      'check.mjs': `${buildScript}
say('TypeScript 6, tsgo true', rslib('-c', 'on.config.mjs').status);
const seven = fs.realpathSync('node_modules/typescript7');
fs.unlinkSync('node_modules/typescript');
fs.symlinkSync(seven, 'node_modules/typescript');
const off = rslib('-c', 'off.config.mjs');
say('TypeScript 7, tsgo false', off.status);
say('message', /Can not .*/.exec(off.stderr)?.[0]);
write('tsconfig.json', read('tsconfig.json').replace('bundler', 'node10'));
const refused = /TS\\d+.*node10.*/.exec(run({}, 'node_modules/typescript/bin/tsc', '--noEmit').stdout)?.[0];
say('TypeScript 7, node10', refused);
if (refused?.includes('removed')) say('TypeScript 7 has', 'not: \`node10\`');
`,
    },
    packages: ['typescript', 'typescript7'],
    command: 'node check.mjs',
    shows: [
      'keeps TypeScript 6, tsgo true: 1',
      'keeps TypeScript 7, tsgo false: 1',
      'keeps message: Can not set "dts.tsgo: false" when using `typescript` >= 7.0.0.',
      'keeps TypeScript 7, node10: TS5108',
      'keeps TypeScript 7 has: not: `node10`',
    ],
  },
  'guide-missing-types': {
    files: {
      'dist/index.d.ts':
        "import { type Value } from 'absent-values';\nexport declare const row: (value: Value) => string;\n",
      'app/use.ts':
        "import { row } from '../dist/index.js';\nexport const one: string = row('a');\n",
      'check.mjs': `${checked}
const args = ['--noEmit', '--ignoreConfig', '--module', 'esnext', '--moduleResolution', 'bundler', 'app/use.ts'];
say('checked', errors(tsc(...args)));
say('skipLibCheck', errors(tsc('--skipLibCheck', ...args)));
`,
    },
    packages: ['typescript'],
    command: 'node check.mjs',
    shows: ['keeps checked: TS2307', 'keeps skipLibCheck: none'],
  },
  'guide-two-dts': {
    files: {
      'tsconfig.json': tsconfig(),
      'src/index.ts': 'export const tide: number = 1;\n',
      'nested.config.mjs':
        "export default { lib: [{ format: 'esm', dts: { isolated: true, distPath: './dist/types/in', autoExtension: true } }, { format: 'cjs', dts: { isolated: true, distPath: './dist/types', autoExtension: true } }] };\n",
      'plain/package.json': '{ "name": "plain" }',
      'plain/tsconfig.json': tsconfig(),
      'plain/src/index.ts': 'export const tide: number = 1;\n',
      'plain/rslib.config.mjs':
        "export default { lib: [{ format: 'esm', dts: { isolated: true, autoExtension: true } }] };\n",
      'check.mjs': `${buildScript}
const types = (name, output = '') => {
  write('types/in/old.d.ts', 'export {};');
  write('one.config.mjs', "export default { " + output + " lib: [{ dts: { isolated: true, distPath: './types' } }] };");
  rslib('-c', 'one.config.mjs');
  say(name, fs.readdirSync('types', { recursive: true }).filter((one) => one !== 'in' || fs.readdirSync('types/in').length > 0).sort().join(' '));
};
types('cleaned');
types('not cleaned', 'output: { cleanDistPath: false },');
write('shared.config.mjs', "export default { lib: [{ format: 'esm', dts: { isolated: true, distPath: './shared' } }, { format: 'cjs', dts: { isolated: true, distPath: './shared', autoExtension: true } }] };");
rslib('-c', 'shared.config.mjs');
say('shared', list('shared'));
rslib('-c', 'nested.config.mjs');
say('nested', list('dist/types'));
spawnSync(process.execPath, ['../' + bin], { cwd: 'plain' });
say('without type module', list('plain/dist'));
`,
    },
    packages: ['typescript'],
    command: 'node check.mjs',
    shows: [
      'keeps cleaned: index.d.ts',
      'keeps not cleaned: in in/old.d.ts index.d.ts',
      'keeps shared: index.d.cts',
      'keeps nested: in/index.d.cts index.d.cts',
      'keeps without type module: index.d.mts index.mjs',
    ],
  },
  'guide-mts': {
    files: {
      'package.json': JSON.stringify({
        name: 'cups',
        type: 'module',
        exports: './dist/cups.js',
        devDependencies: {'@rslib/core': '*'},
      }),
      'tsconfig.json': tsconfig(),
      'rslib.config.ts': config('{ lib: [{ bundle: false, dts: { isolated: true } }] }'),
      'src/cups.mts': 'export const cups: number = 2;\n',
      'src/lid.cts': 'export const lid: number = 2;\n',
      'app/use.ts': "import { cups } from 'cups';\nexport const two: number = cups;\n",
      'check.mjs': `${checked}
rslib();
say('exports without types', errors(tsc('--noEmit', '--ignoreConfig', '--strict', '--module', 'esnext', '--moduleResolution', 'bundler', 'app/use.ts')));
`,
    },
    packages: ['typescript'],
    command: 'node check.mjs',
    shows: ['keeps exports without types: TS7016', 'emits dist/lid.d.cts'],
  },
  'guide-root-dir': {
    files: {
      'tsconfig.json': tsconfig({resolveJsonModule: true}),
      'typed.config.mjs': 'export default { lib: [{ dts: true }] };\n',
      'dot.config.mjs':
        "export default { lib: [{ dts: true, output: { distPath: 'dist/dot' } }] };\n",
      'src/index.ts':
        "import { version } from '../package.json';\nexport const v: string = version;\n",
      'package.json': manifest({version: '1.0.0'}),
      'check.mjs': `${checked}
say('imported from outside', errors(rslib('-c', 'typed.config.mjs').stderr));
settings({ rootDir: '.' });
say('rootDir .', rslib('-c', 'dot.config.mjs').status);
`,
    },
    packages: ['typescript'],
    command: 'node check.mjs',
    shows: ['keeps rootDir .: 0', 'emits dist/dot/src/index.d.ts'],
  },
  'guide-internal': {
    files: {
      'package.json': manifest({
        devDependencies: {'@rslib/core': '*', '@microsoft/api-extractor': '*'},
      }),
      'tsconfig.json': tsconfig({stripInternal: true, declaration: true}),
      'rslib.config.ts': config(`{ lib: [
  { dts: { isolated: true, bundle: true }, output: { distPath: 'dist/both' } },
  { dts: { bundle: true }, output: { distPath: 'dist/merged' } },
  { dts: true, output: { distPath: 'dist/plain' } },
] }`),
      'src/index.ts':
        '/** @internal */\nexport const limit: number = 400;\nexport /** @internal */ const late: number = 2;\nexport const open: number = 1;\n',
    },
    packages: ['typescript', '@microsoft/api-extractor'],
    shows: [
      'keeps limit in dist/merged/index.js',
      'drops limit in dist/plain/index.d.ts',
      'keeps late in dist/plain/index.d.ts',
    ],
  },
  'guide-augment': {
    files: {
      'package.json': manifest({
        name: 'steeping',
        devDependencies: {'@rslib/core': '*', '@microsoft/api-extractor': '*'},
      }),
      'tsconfig.json': tsconfig(),
      'rslib.config.ts': config(`{ lib: [
  { dts: { isolated: true, bundle: true } },
  { dts: { isolated: true, distPath: './dist/apart' }, output: { distPath: 'dist/apart' } },
] }`),
      'src/index.ts':
        "declare global {\n  interface String {\n    steep(): number;\n  }\n}\ndeclare module './options' {\n  interface Options {\n    more: number;\n  }\n}\nexport type { Options } from './options';\n",
      'src/options.ts': 'export interface Options {\n  one: number;\n}\n',
    },
    packages: ['typescript', '@microsoft/api-extractor'],
    shows: [
      'keeps declare global in dist/apart/index.d.ts',
      'drops declare global in dist/index.d.ts',
      'drops declare module in dist/index.d.ts',
      "keeps declare module './options in dist/apart/index.d.ts",
    ],
  },
  'guide-js-entry': {
    files: {
      'package.json': manifest({
        devDependencies: {'@rslib/core': '*', '@microsoft/api-extractor': '*'},
      }),
      'tsconfig.json': tsconfig(),
      'merged.config.mjs':
        "export default { source: { entry: { index: './src/index.js' } }, lib: [{ dts: { bundle: true } }] };\n",
      'typed.config.mjs':
        "export default { source: { entry: { load: './src/load.ts' } }, lib: [{ dts: true, output: { distPath: 'dist/typed' } }] };\n",
      'src/index.js': 'export const tide = 1;\n',
      'src/load.ts': "export const load = () => import('./part');\n",
      'src/part.ts': 'export const part = 1;\n',
      'check.mjs': `${buildScript}
say('a JavaScript entry', /Declaration entry file/.exec(rslib('-c', 'merged.config.mjs').stderr)?.[0]);
rslib('-c', 'typed.config.mjs');
`,
    },
    packages: ['typescript', '@microsoft/api-extractor'],
    command: 'node check.mjs',
    shows: [
      'keeps a JavaScript entry: Declaration entry file',
      'keeps typeof import("./part in dist/typed/load.d.ts',
    ],
  },
  'guide-build-info': {
    files: {
      'tsconfig.json': tsconfig({
        composite: true,
        declarationDir: 'dist',
        tsBuildInfoFile: 'dist/tsconfig.tsbuildinfo',
      }),
      'rslib.config.ts': config('{ lib: [{ dts: true }] }'),
      'src/index.ts': 'export const tide: number = 1;\n',
      'check.mjs': `${buildScript}
rslib();
say('record', list('dist'));
fs.rmSync('dist/index.d.ts');
rslib();
say('second build', list('dist'));
`,
    },
    packages: ['typescript'],
    command: 'node check.mjs',
    shows: [
      'keeps record: index.d.ts index.js tsconfig.tsbuildinfo',
      'keeps second build: index.d.ts index.js tsconfig.tsbuildinfo',
    ],
  },
  'guide-json-types': {
    files: {
      'package.json': manifest({
        devDependencies: {'@rslib/core': '*', '@microsoft/api-extractor': '*'},
      }),
      'tsconfig.json': tsconfig({noEmit: true}),
      'merged.config.mjs': 'export default { lib: [{ dts: { isolated: true, bundle: true } }] };\n',
      'src/index.ts':
        "import it from './it.json';\nexport type Phrase = keyof typeof it;\nexport const has = (phrase: string): phrase is Phrase => phrase in it;\n",
      'src/it.json': '{ "hello": "ciao" }\n',
      'check.mjs': `${checked}
say('moduleResolution bundler', errors(tsc()));
settings({ resolveJsonModule: false });
say('resolveJsonModule off', errors(tsc()));
settings({ resolveJsonModule: true });
rslib('-c', 'merged.config.mjs');
`,
    },
    packages: ['typescript', '@microsoft/api-extractor'],
    command: 'node check.mjs',
    shows: ['keeps moduleResolution bundler: none', 'keeps resolveJsonModule off: TS2732'],
  },
  'guide-css-types': {
    files: {
      'dist/index.d.ts': "import './theme.css';\nexport declare const row: string;\n",
      'app/typed.ts':
        "import { row } from '../dist/index.js';\nimport './own.css';\nexport const one: string = row;\n",
      'app/env.d.ts': '/// <reference types="@rslib/core/types" />\n',
      'check.mjs': `${checked}
const args = ['--noEmit', '--ignoreConfig', '--module', 'esnext', '--moduleResolution', 'bundler', 'app/typed.ts'];
const files = (text) => [...text.matchAll(/^(\\S+)\\(/gm)].map(([, file]) => file).join();
say('usual', files(tsc(...args)));
say('skipLibCheck', files(tsc('--skipLibCheck', ...args)));
say('with the types', errors(tsc('--skipLibCheck', ...args, 'app/env.d.ts')));
`,
    },
    packages: ['typescript'],
    command: 'node check.mjs',
    shows: [
      'keeps usual: app/typed.ts,dist/index.d.ts',
      'keeps skipLibCheck: app/typed.ts',
      'keeps with the types: none',
    ],
  },
  'guide-named-types': {
    files: {
      'rslib.config.ts': config(
        "{ lib: [{ dts: true }], output: { target: 'web', cssModules: { namedExport: true } } }",
      ),
      'tsconfig.json': tsconfig({types: ['@rslib/core/types']}),
      'src/index.ts':
        "import { chip } from './chip.module.css';\nexport const name: string = chip;\n",
      'src/chip.module.css': '.chip { order: 1 }\n',
    },
    packages: ['typescript'],
    shows: ['fails TS2614'],
  },
  'guide-tsc': {
    files: {
      'tsconfig.json': tsconfig(),
      'rslib.config.ts': config('{ lib: [{ bundle: false, dts: true }] }'),
      'src/brew.ts':
        '/** One part of coffee. */\nexport const brew = (cups: number): number => cups;\n',
    },
    packages: ['typescript'],
    shows: [
      'keeps One part of coffee in dist/brew.d.ts',
      'drops One part of coffee in dist/brew.js',
    ],
  },
};
