/** What the basic guides say. */
import {asPackage, config, formats, svg, script, type Claim} from './claim';

export const basic: Readonly<Record<string, Claim>> = {
  extensions: {
    files: {
      'rslib.config.ts': config(formats()),
      'src/index.ts':
        "const never = 'gone';\nconst shown = (value: unknown) => value;\n\nconsole.log(shown(process.env.NODE_ENV));\nconsole.log(shown(12));\n",
    },
    shows: [
      'emits dist/esm/index.js',
      'emits dist/cjs/index.cjs',
      'emits dist/umd/index.js',
      'emits dist/iife/index.js',
      'omits dist/esm/index.html',
      'omits dist/esm/index.mjs',
      'omits dist/cjs/index.js',
      'drops gone in dist/esm/index.js',
      'keeps shown(process.env.NODE_ENV) in dist/esm/index.js',
      'keeps shown(process.env.NODE_ENV) in dist/cjs/index.cjs',
    ],
  },
  'extensions-commonjs': {
    files: {
      'package.json': '{ "devDependencies": { "@rslib/core": "*" } }',
      'rslib.config.ts': config(formats()),
      'src/index.ts': 'console.log(12);\n',
    },
    shows: [
      'emits dist/esm/index.mjs',
      'omits dist/esm/index.js',
      'emits dist/cjs/index.js',
      'omits dist/cjs/index.cjs',
      'emits dist/umd/index.js',
    ],
  },
  'type-error-no-dts': {
    files: {'src/index.ts': "export const best: number = 'front';\n"},
    shows: ['passes', 'silent'],
  },
  'type-error-isolated': {
    files: {
      'rslib.config.ts': config('{ lib: [{ dts: { isolated: true } }] }'),
      'tsconfig.json':
        '{ "compilerOptions": { "rootDir": "src", "strict": true }, "include": ["src"] }',
      'src/index.ts': "export const best: number = 'front';\n",
    },
    packages: ['typescript'],
    shows: ['passes', 'silent', 'emits dist/index.d.ts'],
  },
  'api-script': {
    files: {
      'rslib.config.ts': config(
        "{ banner: { js: '// from the file' }, lib: [{ format: 'esm' }, { format: 'cjs' }] }",
      ),
      '.env': 'PUBLIC_SKY=clear\n',
      'src/index.ts': 'export const sky = (day = process.env.PUBLIC_SKY) => day ?? 1;\n',
      'check.mjs': `${script}
import { createRslib, loadConfig, runCLI } from '@rslib/core';

const say = (what) => console.log(what + ':', read('dist/index.js').replace(/\\s+/g, ' '));
console.log('exit code', rslib('--syntax', 'es2015').status);
say('command line');
console.log('both lowered:', !read('dist/index.cjs').includes('??'));
const forget = () => fs.rmSync('node_modules/.cache', { recursive: true, force: true });
forget();
process.argv.push('--syntax', 'es2015');
const build = async (options) => (await (await createRslib(options)).build()).stats.constructor.name;
console.log('before:', process.env.NODE_ENV);
console.log('statistics:', await build({ config: { logLevel: 'silent' } }));
console.log('after:', process.env.NODE_ENV);
say('script');
forget();
await build({ config: { ...(await loadConfig()).content, logLevel: 'silent' }, loadEnv: true });
say('script with both');
const instance = await createRslib({
  loadEnv: true,
  config: async () => (console.log('in the function:', process.env.PUBLIC_SKY), {}),
});
console.log('root:', instance.getRslibConfig().root === process.cwd());
console.log('no items:', instance.getRslibConfig().lib);
console.log('other root:', (await createRslib({ cwd: '/tmp' })).getRslibConfig().root);
runCLI({ argv: ['node', 'rslib', '--version'] });
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps exit code 0',
      'keeps command line: // from the file const sky = (day = "clear")=>null != day',
      'keeps both lowered: true',
      'keeps statistics: Stats',
      'keeps script: const sky = (day = process.env.PUBLIC_SKY)=>day ?? 1;',
      'keeps script with both: // from the file const sky = (day = "clear")=>day ?? 1;',
      'drops script: const sky = (day = process.env.PUBLIC_SKY)=>null',
      'drops script with both: // from the file const sky = (day = process.env.PUBLIC_SKY)',
      'drops script: // from the file',
      'keeps before: undefined',
      'keeps after: production',
      'keeps in the function: clear',
      'keeps root: true',
      'keeps other root: /tmp',
      'keeps rslib/',
    ],
  },
  'api-load': {
    files: {
      'rslib.config.mjs':
        'export const night = { lib: [{ id: "night" }] };\nexport default (given) => ({ lib: [{ id: JSON.stringify(given) }] });\n',
      'other/rslib.config.mjs': 'export default { lib: [{ id: "other" }] };\n',
      'other/mine.mjs': 'export default { lib: [{ id: "mine" }] };\n',
      'typed.ts':
        'enum Id { typed = "typed" }\nexport default { lib: [{ id: Id.typed as string }] };\n',
      'check.mjs': `import { loadConfig } from '@rslib/core';

process.env.NODE_ENV = 'staging';
const say = async (what, options) => {
  const { content } = await loadConfig(options).catch((error) => ({ content: error.constructor.name }));
  console.log(what + ':', content.lib?.[0].id ?? content);
};
await say('usual', {});
await say('given', { command: 'release', envMode: 'canary', meta: { a: 1 } });
await say('cwd', { cwd: 'other' });
await say('path', { path: 'other/mine.mjs' });
await say('configFileNames', { cwd: 'other', configFileNames: ['mine.mjs'] });
await say('exportName', { exportName: 'night' });
await say('jiti', { path: 'typed.ts', loader: 'jiti' });
await say('auto', { path: 'typed.ts' });
await say('native', { path: 'typed.ts', loader: 'native' });
`,
    },
    command: 'node check.mjs inspect',
    shows: [
      'keeps usual: {"env":"staging","command":"inspect","envMode":"staging"}',
      'keeps given: {"env":"staging","command":"release","envMode":"canary","meta":{"a":1}}',
      'keeps cwd: other',
      'keeps path: mine',
      'keeps configFileNames: mine',
      'keeps exportName: night',
      'keeps jiti: typed',
      'keeps auto: typed',
    ],
  },
  'api-restart': {
    files: {
      'rslib.config.mjs': 'export default { lib: [{ format: "esm" }] };\n',
      'src/index.ts': 'export const now = 1;\n',
      'check.mjs': `import fs from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { createRslib, loadConfig } from '@rslib/core';

let all;
const restarts = [];
const { log } = console;
console.log = (...parts) => (all += parts.join(' '));
const says = async (text, tenths) => {
  for (let at = 0; at < tenths && !all.includes(text); at++) await setTimeout(100);
  return all.includes(text);
};
for (const restart of [undefined, () => true]) {
  all = '';
  const { build } = await createRslib({ config: await loadConfig(), restart });
  const { close } = await build({ watch: true });
  await says('watching for changes', 100);
  await setTimeout(500);
  fs.appendFileSync('rslib.config.mjs', '// changed\\n');
  restarts.push(await says('restarting build', restart ? 100 : 20));
  log(restart ? 'with:' : 'without:', restarts.at(-1));
  await close();
}
log('restarts', restarts.join() === 'false,true' ? 'says: only if you pass \`restart\`|传入 \`restart\` 时才' : restarts);
process.exit();
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps without: false',
      'keeps with: true',
      'keeps restarts says: only if you pass `restart`|传入 `restart` 时才',
    ],
  },
  'config-names': {
    files: {
      'check.mjs': `import fs from 'node:fs';
import path from 'node:path';
import { loadConfig } from '@rslib/core';

const esm = 'export default { lib: [{ id: import.meta.url.slice(0, 4) }] };';
const cjs = 'module.exports = { lib: [{ id: typeof require }] };';
const ts = 'const id: string = "typed";\\nexport default { lib: [{ id }] };';
const all = { cjs, mts: ts, js: esm, cts: ts.replace('export default', 'export ='), ts, mjs: esm };
const folder = (cwd, files, type) => {
  fs.mkdirSync(cwd);
  for (const name in files) fs.writeFileSync(path.join(cwd, 'rslib.config.' + name), files[name]);
  fs.writeFileSync(path.join(cwd, 'package.json'), JSON.stringify({ type }));
};
const say = async (cwd, what) => {
  const { content, filePath } = await loadConfig({ cwd: path.resolve(cwd) });
  console.log(what, path.basename(filePath), content.lib[0].id);
  return filePath;
};
folder('all', all, 'module');
for (const order of [1, 2, 3, 4, 5, 6]) fs.rmSync(await say('all', order));
folder('commonjs', { js: cjs }, 'commonjs');
await say('commonjs', 'without type module');
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps 1 rslib.config.mjs file',
      'keeps 2 rslib.config.ts typed',
      'keeps 3 rslib.config.js file',
      'keeps 4 rslib.config.cjs function',
      'keeps 5 rslib.config.mts typed',
      'keeps 6 rslib.config.cts typed',
      'keeps without type module rslib.config.js function',
    ],
  },
  'config-params': {
    files: {
      'rslib.config.mjs':
        'export default (given) => (console.log(JSON.stringify(given)), { lib: [{}] });\n',
      'other.ts': config("{ banner: { js: '// typed' as string } }"),
      'other.js': "export default { banner: { js: '// untyped' } };\n",
      'src/index.ts': 'export const now = 1;\n',
      'check.mjs': `${script}
const say = (env, command, envMode, ...args) => {
  const given = /{"env".*}/.exec(rslib(...args).stdout)?.[0];
  const isRight = given === JSON.stringify({ env, command, envMode });
  console.log(isRight ? 'right:' : 'wrong:', ...args, given);
};
say('production', 'build', 'production');
say('production', 'build', 'canary', 'build', '--env-mode', 'canary');
say('production', 'inspect', 'production', 'inspect');
say('development', 'mf-dev', 'development', 'mf-dev');
process.env.NODE_ENV = 'staging';
say('staging', 'build', 'staging', 'build');
delete process.env.NODE_ENV;

const [flag] = ['--no-strip-types', '--no-experimental-strip-types'].filter((one) => {
  return process.allowedNodeEnvironmentFlags.has(one);
});
if (flag) process.env.NODE_OPTIONS = flag;
for (const loader of ['auto', 'jiti', 'native']) {
  for (const name of ['js', 'ts']) {
    const { status, stderr } = rslib('--config-loader', loader, '-c', 'other.' + name);
    console.log(loader, name, status === 0 ? read('dist/index.js').split('\\n')[0] : stderr);
    process.exitCode = status;
  }
}
`,
    },
    command: 'node check.mjs',
    shows: [
      'fails .ts',
      'keeps right: build --env-mode canary',
      'drops wrong:',
      'keeps auto js // untyped',
      'keeps auto ts // typed',
      'keeps jiti js // untyped',
      'keeps jiti ts // typed',
      'keeps native js // untyped',
    ],
  },
  'option-names': {
    files: {
      'tsconfig.json':
        '{ "compilerOptions": { "strict": true, "noEmit": true, "skipLibCheck": true, "module": "preserve", "types": [] }, "files": ["wrong.ts", "right.ts"] }',
      'wrong.ts': `import type { LibConfig, RslibConfig } from '@rslib/core';

export const top: RslibConfig[] = [
  { id: 'a' },
  { umdName: 'a' },
  { experiments: {} },
  { autoExternal: true },
  { entry: ['src/index.ts'] },
  { source: { alias: {} } },
];
export const items: LibConfig[] = [
  { root: '.' },
  { server: {} },
  { logLevel: 'warn' },
  { format: ['esm', 'cjs'] },
  { experiments: { advancedEsm: true } },
];
`,
      'right.ts': `import type { LibConfig, RslibConfig } from '@rslib/core';

const both = { format: 'cjs', dts: true, syntax: 'es2021', output: { target: 'web' } } as const;
const name = { id: 'a', umdName: 'a', experiments: {}, autoExternal: true };
export const top: RslibConfig = {
  ...both,
  root: '.',
  server: {},
  logLevel: 'warn',
  splitChunks: {},
  resolve: { alias: {} },
  source: { entry: { index: 'src/index.ts' } },
  lib: [{ format: 'esm' }, { format: 'cjs' }],
};
export const item: LibConfig = { ...both, ...name, output: { autoExternal: true } };
`,
    },
    packages: ['typescript'],
    command: 'npx tsc',
    shows: [
      "keeps 'id' does not exist in type 'RslibConfig'",
      "keeps 'umdName' does not exist in type 'RslibConfig'",
      "keeps 'experiments' does not exist in type 'RslibConfig'",
      "keeps 'autoExternal' does not exist in type 'RslibConfig'",
      "keeps 'root' does not exist in type 'LibConfig'",
      "keeps 'server' does not exist in type 'LibConfig'",
      "keeps 'logLevel' does not exist in type 'LibConfig'",
      "keeps 'entry' does not exist in type 'RslibConfig'",
      "keeps 'alias' does not exist in type 'SourceConfig'",
      "keeps Type 'string[]' is not assignable to type 'Format | undefined'",
      "fails 'advancedEsm' does not exist in type 'LibExperiments'",
      'drops right.ts',
    ],
  },
  'package-lists': {
    files: {
      'package.json': JSON.stringify({
        type: 'module',
        browserslist: ['ie 11'],
        dependencies: {alpha: '1'},
        peerDependencies: {beta: '1'},
        optionalDependencies: {gamma: '1'},
        devDependencies: {delta: '1', '@rslib/core': '*'},
      }),
      'rslib.config.mjs':
        "export default { lib: [{ experiments: { advancedEsm: true } }, { format: 'cjs', syntax: 'es5' }] };\n",
      'src/index.ts': `export { alpha } from 'alpha';
export { beta } from 'beta';
export { gamma } from 'gamma';
export { delta } from 'delta';
export const now = (day?: number) => day ?? 1;
`,
      ...asPackage('alpha'),
      ...asPackage('beta'),
      ...asPackage('gamma'),
      ...asPackage('delta'),
    },
    shows: [
      'silent',
      'keeps (day)=>day ?? 1 in dist/index.js',
      'drops ?? in dist/index.cjs',
      'keeps from "alpha" in dist/index.js',
      'keeps from "beta" in dist/index.js',
      'keeps from "gamma" in dist/index.js',
      'keeps require("alpha") in dist/index.cjs',
      'keeps require("beta") in dist/index.cjs',
      'keeps require("gamma") in dist/index.cjs',
      'drops alpha was here',
      'drops beta was here',
      'drops gamma was here',
      'drops from "delta" in dist/index.js',
      'keeps delta was here in dist/index.js',
    ],
  },
  'script-tags': {
    files: {
      'rslib.config.ts': config(`{
  output: { target: 'web' },
  lib: [
    { format: 'cjs', source: { entry: { index: 'src/plain.ts' } } },
    { format: 'umd', umdName: 'Fog', output: { filename: { js: 'usual.js' } } },
    {
      format: 'umd',
      umdName: 'Fog',
      output: { filename: { js: 'named.js' }, externals: { luxon: 'Lux' } },
      source: { define: { 'process.env.FOG': '"thick"' }, entry: { index: 'src/named.ts' } },
    },
  ],
}`),
      'src/plain.ts': 'export const fog = 1;\n',
      'src/index.ts': 'export const fog = process.env.FOG;\n',
      'src/named.ts':
        "import { DateTime } from 'luxon';\n\nexport const fog = process.env.FOG;\nexport const now = DateTime.now();\n",
      'check.mjs': `${script}
import vm from 'node:vm';

rslib();
fs.writeFileSync('dist/self.js', '(function (root) { root.Fog = {} })(self);');
const load = (what, file, page = {}) => {
  try {
    vm.runInNewContext(read('dist/' + file), page);
    console.log(what + ':', page.Fog);
  } catch (error) {
    console.log(what + ':', String(error));
  }
};
load('cjs', 'index.cjs');
load('variable', 'usual.js');
load('other name', 'named.js', { luxon: {} });
load('named', 'named.js', { Lux: { DateTime: { now: () => 8 } } });
load('self', 'self.js');
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps cjs: ReferenceError: exports is not defined',
      'keeps variable: ReferenceError: process is not defined',
      "keeps other name: TypeError: Cannot read properties of undefined (reading 'DateTime')",
      "keeps named: Object [Module] { fog: 'thick', now: 8 }",
      'keeps self: ReferenceError: self is not defined',
      'keeps (globalThis, in dist/usual.js',
    ],
  },
  'one-state': {
    files: {
      'package.json':
        '{ "name": "moon", "version": "2.0.0", "type": "module", "exports": { "module-sync": "./dist/index.js", "import": "./dist/index.js", "default": "./dist/index.cjs" }, "devDependencies": { "@rslib/core": "*" } }',
      'rslib.config.ts': config("{ lib: [{ format: 'esm' }, { format: 'cjs' }] }"),
      'src/index.ts': `let side = 'north';
const all = globalThis as Record<symbol, { side: string }>;
all[Symbol.for('moon')] ??= { side };

export const set = (next: string) => { side = all[Symbol.for('moon')].side = next; };
export const own = () => side;
export const shared = () => all[Symbol.for('moon')].side;
`,
      'use.mjs': `import { createRequire } from 'node:module';
import { set } from 'moon';

const { own, shared } = createRequire(import.meta.url)('moon');
set('south');
console.log('own', own(), 'shared', shared());
`,
      'check.mjs': `${script}
rslib();
console.log('new:', node('use.mjs').stdout);
console.log('old:', node('--no-experimental-require-module', 'use.mjs').stdout);
`,
    },
    command: 'node check.mjs',
    shows: ['keeps new: own south shared south', 'keeps old: own north shared south'],
  },
  structures: {
    files: {
      'rslib.config.ts': config(`{
  output: { target: 'web' },
  lib: [
    { id: 'one', output: { distPath: 'dist/one' } },
    { id: 'all', bundle: false, output: { distPath: 'dist/all' } },
    {
      id: 'less',
      bundle: false,
      outBase: './src',
      source: { entry: { index: ['src/**', '!src/**/*.{test,stories}.*'] } },
      output: { distPath: 'dist/less' },
    },
    {
      id: 'two',
      bundle: false,
      source: { entry: { index: ['src/**', 'icons/**'] } },
      output: { distPath: 'dist/two' },
    },
  ],
}`),
      'icons/wave.svg': svg,
      'src/index.ts': Array.from({length: 200}, (_, at) => `import './part${at}';\n`).join(''),
      ...Object.fromEntries(
        Array.from({length: 200}, (_, at) => [`src/part${at}.ts`, `console.log(${at});\n`]),
      ),
      'src/index.test.ts': 'console.log();\n',
      'src/index.stories.ts': 'console.log();\n',
      // Time of the processor, which other programs do not lengthen.
      'load.mjs':
        'const before = process.cpuUsage();\nawait import(`./dist/${process.argv[2]}/index.js`);\nconst { user, system } = process.cpuUsage(before);\nconsole.error(user + system);\n',
      'check.mjs': `${script}
const { status, stderr } = rslib();
if (status) throw new Error(stderr);
for (const name of ['one', 'all']) console.log(name, fs.readdirSync('dist/' + name).length, 'files');
const time = (name) => Math.min(...[1, 2, 3].map(() => Number(node('load.mjs', name).stderr)));
for (const name of fs.readdirSync('dist/one')) if (!/^\\w+\\.js$/.test(name)) console.log('hashed', name);
for (let at = 0; at < 200; at++) if (!fs.existsSync('dist/all/part' + at + '.js')) console.log('missing', at);
const [one, all] = [time('one'), time('all')];
console.log(one > 0 && all > one ? 'one is faster' : [one, all]);
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps one 1 files',
      'keeps all 203 files',
      'keeps one is faster',
      'drops hashed',
      'drops missing',
      'emits dist/all/part7.js',
      'omits dist/less/index.test.js',
      'omits dist/less/index.stories.js',
      'emits dist/two/src/index.js',
      'emits dist/two/icons/wave.js',
    ],
  },
  'node-range': {
    files: {
      'check.mjs': `import fs from 'node:fs';
import semver from 'semver';

const { node } = JSON.parse(fs.readFileSync('node_modules/@rslib/core/package.json')).engines;
const versions = '18.20.8 20.0.0 20.18.3 20.19.0 20.20.2 21.7.3 22.0.0 22.11.0 22.12.0 23.0.0 24.0.0';
console.log(versions.split(' ').filter((one) => semver.satisfies(one, node)).join(', '));
`,
    },
    packages: ['semver'],
    command: 'node check.mjs',
    shows: [
      'drops 18.20.8',
      'drops 20.18.3',
      'drops 21.7.3',
      'drops 22.11.0',
      'keeps 20.19.0, 20.20.2',
      'keeps 22.12.0, 23.0.0, 24.0.0',
    ],
  },
  'without-typescript': {
    files: {
      'rslib.config.ts': config('{ lib: [{ dts: { isolated: true } }] }'),
      'tsconfig.json': '{ "compilerOptions": { "rootDir": "src", "isolatedDeclarations": true } }',
      'src/index.ts': "export const best: string = 'front';\n",
    },
    shows: ['passes', 'silent', 'emits dist/index.js', 'emits dist/index.d.ts'],
  },
  'plain-rsbuild': {
    files: {
      'tsconfig.json':
        '{ "compilerOptions": { "rootDir": "src", "strict": true, "types": [] }, "include": ["src"] }',
      'src/index.ts': "export const best = 'front';\n",
      'check.mjs': `import { createRsbuild } from '@rsbuild/core';
import { pluginDts } from 'rsbuild-plugin-dts';

await (await createRsbuild({ config: { plugins: [pluginDts()] } })).build();
`,
    },
    packages: ['@rsbuild/core', 'rsbuild-plugin-dts', 'typescript'],
    command: 'node check.mjs',
    shows: ['emits dist/index.d.ts'],
  },
  'package-fields': {
    files: {
      'package.json':
        '{ "name": "tides", "version": "1.0.0", "type": "module", "exports": { ".": { "import": "./dist/index.js", "types": "./dist/index.d.ts" } }, "types": "./dist/index.d.ts", "files": ["dist"] }',
      'dist/index.js': 'export const high = 1;\n',
      'dist/chunk.js': 'export {};\n',
      'dist/index.d.ts': 'export declare const high: number;\n',
      'README.md': 'Tides\n',
      LICENSE: 'MIT\n',
      'src/index.ts': 'export const high = 1;\n',
      'use.mjs': "import 'tides';\nawait import('tides/dist/chunk.js');\n",
      'use.ts': "import { high } from 'tides';\n\nexport const low: string = high;\n",
      'check.mjs': `${script}
fs.mkdirSync('node_modules/tides');
for (const name of ['package.json', 'dist']) fs.cpSync(name, 'node_modules/tides/' + name, { recursive: true });
fs.mkdirSync('app');
for (const name of ['use.ts', 'use.mjs']) fs.renameSync(name, 'app/' + name);
fs.writeFileSync('app/package.json', '{}');
console.log(node('app/use.mjs').stderr);
const tsc = (...args) => node('node_modules/typescript/bin/tsc', 'app/use.ts', '--noEmit', '--ignoreConfig', ...args).stdout;
console.log('node10:', tsc('--moduleResolution', 'node10', '--module', 'esnext', '--ignoreDeprecations', '6.0'));
const npm = process.execPath.replace(/bin.node$/, 'lib/node_modules/npm/bin/npm-cli.js');
console.log(node(npm, 'pack', '--dry-run').stderr);
`,
    },
    packages: ['typescript'],
    command: 'node check.mjs',
    shows: [
      "keeps Package subpath './dist/chunk.js' is not defined by",
      "keeps node10: app/use.ts(3,14): error TS2322: Type 'number' is not assignable to type 'string'",
      'keeps dist/chunk.js',
      'keeps README.md',
      'keeps LICENSE',
      'drops src/index.ts',
    ],
  },
  'inspect-development': {
    files: {
      'rslib.config.ts': `import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
${config(`{
  lib: [
    { format: 'esm' },
    { format: 'mf', plugins: [pluginModuleFederation({ name: 'tides', dts: false }, {})] },
  ],
}`)}`,
      'src/index.ts': 'export const high = 1;\n',
    },
    packages: ['@module-federation/rsbuild-plugin'],
    command: 'npx rslib inspect --mode development',
    shows: ['keeps Rspack Config (mf)', 'drops Rspack Config (esm)'],
  },
  'inspect-one-mf': {
    files: {
      'rslib.config.ts': `import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
${config(`{
  lib: [
    { format: 'mf', plugins: [pluginModuleFederation({ name: 'tides', dts: false }, {})] },
    { format: 'mf', plugins: [pluginModuleFederation({ name: 'waves', dts: false }, {})] },
  ],
}`)}`,
      'src/index.ts': 'export const high = 1;\n',
    },
    packages: ['@module-federation/rsbuild-plugin'],
    command: 'npx rslib inspect --mode development --lib mf1',
    shows: ['keeps Rspack Config (mf1)', 'drops Rspack Config (mf0)'],
  },
};
