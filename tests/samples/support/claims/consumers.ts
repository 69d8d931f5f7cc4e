/** What pages say about the tools of those who publish or use a library: npm, Changesets, webpack, Vite, Jest, React. */
import {manifest, script, type Claim} from './claim';
import {buildScript} from './guideScript';

const tsconfig = (more = ''): string =>
  `{ "compilerOptions": { "target": "ES2022", "module": "ESNext", "moduleResolution": "bundler", "rootDir": "src", "strict": true, "types": []${more} }, "include": ["src"] }\n`;

export const consumers: Readonly<Record<string, Claim>> = {
  'npm-answers': {
    files: {
      'package.json': '{ "name": "ferry", "version": "1.0.0" }',
      'dist/cli.js': '#!/usr/bin/env node\n',
      'check.mjs': `${script}
import http from 'node:http';

const npm = process.execPath.replace(/bin.node$/, 'lib/node_modules/npm/bin/npm-cli.js');
const server = http.createServer((request, response) => {
  let body = '';
  request.on('data', (data) => (body += data));
  request.on('end', () => {
    const refuses = request.headers.authorization === 'Bearer foreign' || request.method !== 'PUT';
    if (!refuses) console.log('published bin:', JSON.stringify(JSON.parse(body).versions['1.0.0'].bin));
    response.writeHead(refuses ? 404 : 200, { 'content-type': 'application/json' });
    response.end('{"error":"Not found"}');
  });
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const host = '127.0.0.1:' + server.address().port + '/';
const publish = (fields, token) => {
  fs.writeFileSync('package.json', JSON.stringify({ name: 'ferry', version: '1.0.0', ...fields }));
  const args = [npm, 'publish', '--registry', 'http://' + host, '--userconfig', 'none', '--fetch-retries', '0'];
  const child = spawn(process.execPath, [...args, ...(token ? ['--//' + host + ':_authToken=' + token] : [])]);
  let text = '';
  child.stdout.on('data', (data) => (text += data));
  child.stderr.on('data', (data) => (text += data));
  return new Promise((resolve) => child.on('close', () => resolve(text)));
};
const seen = (text, ...words) => words.filter((word) => text.includes(word)).join(' | ') || 'nothing';
console.log('foreign token:', seen(await publish({ name: '@ferry/fares', publishConfig: { access: 'public' } }, 'foreign'), 'E404', '404 Not Found - PUT', 'could not be found or you do not have permission to access it'));
console.log('no token:', seen(await publish({}), 'ENEEDAUTH', 'This command requires you to be logged in'));
const fields = { bin: { ferry: './dist/cli.js' }, repository: 'ferry/fares' };
console.log('corrected:', seen(await publish(fields, 'mine'), 'npm auto-corrected some errors in your package.json when publishing', '"repository" was changed from a string to an object', '"bin[ferry]" script name dist/cli.js was invalid and removed'));
node(npm, 'pkg', 'fix');
console.log('fixed:', read('package.json').replace(/\\s+/g, ''));
console.log('after npm pkg fix:', seen(await publish(JSON.parse(read('package.json')), 'mine'), 'auto-corrected'));
server.close();
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps foreign token: E404 | 404 Not Found - PUT | could not be found or you do not have permission to access it',
      'keeps no token: ENEEDAUTH | This command requires you to be logged in',
      'keeps corrected: npm auto-corrected some errors in your package.json when publishing | "repository" was changed from a string to an object | "bin[ferry]" script name dist/cli.js was invalid and removed',
      'keeps published bin: {"ferry":"dist/cli.js"}',
      'keeps "bin":{"ferry":"dist/cli.js"},"repository":{"type":"git","url":"git+https://github.com/ferry/fares.git"}',
      'keeps after npm pkg fix: nothing',
    ],
  },
  'changeset-peer': {
    files: {
      'package.json': '{ "name": "ws", "private": true, "workspaces": ["packages/*"] }',
      'package-lock.json': '{}',
      'check.mjs': `${buildScript}
spawnSync('git', ['init', '-q', '.']);
const released = (range, more = {}) => {
  write('packages/core/package.json', '{ "name": "@ferry/core", "version": "1.2.0" }');
  write('packages/plugin/package.json', JSON.stringify({ name: '@ferry/plugin', version: '1.0.0', peerDependencies: { '@ferry/core': range } }));
  write('.changeset/config.json', JSON.stringify({ changelog: false, commit: false, access: 'public', baseBranch: 'main', ...more }));
  write('.changeset/more.md', "---\\n'@ferry/core': minor\\n---\\n\\nMore\\n");
  node('node_modules/@changesets/cli/bin.js', 'version');
  return ['core', 'plugin'].map((name) => name + ' ' + JSON.parse(read('packages/' + name + '/package.json')).version).join(', ');
};
const option = { ___experimentalUnsafeOptions_WILL_CHANGE_IN_PATCH: { onlyUpdatePeerDependentsWhenOutOfRange: true } };
say('usual', released('^1.0.0'));
say('only out of range', released('^1.0.0', option));
say('workspace:^', released('workspace:^', option));
say('workspace:*', released('workspace:*', option));
`,
    },
    packages: ['@changesets/cli'],
    command: 'node check.mjs',
    shows: [
      'keeps usual: core 1.3.0, plugin 2.0.0',
      'keeps only out of range: core 1.3.0, plugin 1.0.0',
      'keeps workspace:^: core 1.3.0, plugin 1.0.0',
      'keeps workspace:*: core 1.3.0, plugin 2.0.0',
    ],
  },
  'catalog-protocol': {
    files: {
      'package.json': '{ "name": "ws", "private": true }',
      'pnpm-workspace.yaml': 'packages:\n  - packages/*\ncatalog:\n  clsx: ^2.1.1\n',
      'packages/labels/package.json':
        '{ "name": "labels", "version": "0.1.0", "dependencies": { "clsx": "catalog:" } }',
      'app/package.json': '{ "name": "app" }',
      'check.mjs': `${script}
import path from 'node:path';

Object.assign(process.env, { CI: '1', HOME: process.cwd() });
const labels = 'packages/labels';
const run = (cwd, ...args) => spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
const npm = process.execPath.replace(/bin.node$/, 'lib/node_modules/npm/bin/npm-cli.js');
const range = () => JSON.parse(spawnSync('tar', ['xOf', labels + '/labels-0.1.0.tgz', 'package/package.json'], { encoding: 'utf8' }).stdout).dependencies.clsx;
run(labels, npm, 'pack');
console.log('npm pack:', range());
console.log('npm install:', run('app', npm, 'install', '--offline', '../packages/labels/labels-0.1.0.tgz').stderr.match(/EUNSUPPORTEDPROTOCOL|Unsupported URL Type "catalog:"/g)?.join());
run(labels, path.resolve('node_modules/pnpm/bin/pnpm.cjs'), 'pack');
console.log('pnpm pack:', range());
`,
    },
    packages: ['pnpm'],
    command: 'node check.mjs',
    shows: [
      'keeps npm pack: catalog:',
      'keeps npm install: EUNSUPPORTEDPROTOCOL,Unsupported URL Type "catalog:"',
      'keeps pnpm pack: ^2.1.1',
    ],
  },
  'other-compilers': {
    files: {
      'package.json': manifest(),
      '.swcrc': '{ "jsc": { "target": "es5" } }\n',
      '.babelrc': '{ "plugins": ["not-installed"] }\n',
      'babel.config.cjs': "throw new Error('babel.config was read');\n",
      'src/index.ts': 'export const size = (box?: { size?: number }): number => box?.size ?? 1;\n',
      'check.mjs': `${buildScript}
import { pluginBabel } from '@rsbuild/plugin-babel';

const said = [await build({ logLevel: 'warn' }), await build({ logLevel: 'warn', plugins: [pluginBabel({ include: /\\.ts$/ })], output: { distPath: 'dist/babel' } })];
say('said', said[0] || 'nothing');
say('with the Babel plugin', said[1] || 'nothing');
if (said.join('') === '') say('their configs', 'says: ignores|忽略, even with \`@rsbuild/plugin-babel\`|使用 \`@rsbuild/plugin-babel\` 时也不例外');
`,
    },
    packages: ['@rsbuild/plugin-babel'],
    command: 'node check.mjs',
    shows: [
      'keeps said: nothing',
      'keeps with the Babel plugin: nothing',
      'keeps their configs: says: ignores|忽略, even with `@rsbuild/plugin-babel`|使用 `@rsbuild/plugin-babel` 时也不例外',
      'keeps box?.size ?? 1 in dist/index.js',
    ],
  },
  'fully-specified': {
    files: {
      'package.json': manifest({name: 'shelf', exports: './dist/index.js'}),
      'rslib.config.mjs':
        'export default { lib: [{ bundle: false, redirect: { js: { extension: false } } }] };\n',
      'src/index.ts': "export { end } from './end';\n",
      'src/end.ts': 'export const end = 1;\n',
      'app/main.js': "import { end } from 'shelf';\n\nconsole.log(end);\n",
      'check.mjs': `${script}
import webpack from 'webpack';

fs.symlinkSync('..', 'node_modules/shelf');
const app = (name) => new Promise((resolve) => webpack({ mode: 'development', context: process.cwd(), entry: './app/main.js', output: { path: process.cwd() + '/app/dist' } }, (error, stats) => {
  const text = String(error ?? stats?.toString({ colors: false }));
  console.log(name, text.match(/BREAKING CHANGE: The request '.*' failed to resolve only because it was resolved as fully specified/)?.[0] ?? 'built', text.match(/Did you mean .*/)?.[0] ?? '');
  resolve();
}));
rslib();
await app('without extensions:');
fs.writeFileSync('rslib.config.mjs', 'export default { lib: [{ bundle: false }] };\\n');
rslib();
await app('as usual:');
fs.mkdirSync('node_modules/old', { recursive: true });
fs.writeFileSync('node_modules/old/package.json', '{ "name": "old", "version": "1.0.0" }');
fs.writeFileSync('node_modules/old/last.js', 'exports.last = 2;\\n');
fs.writeFileSync('src/index.ts', "export { last } from 'old/last';\\n");
rslib();
await app('a path in a package:');
`,
    },
    packages: ['webpack'],
    command: 'node check.mjs',
    shows: [
      "keeps without extensions: BREAKING CHANGE: The request './end' failed to resolve only because it was resolved as fully specified Did you mean 'end.js'?",
      'keeps as usual: built',
      "keeps a path in a package: BREAKING CHANGE: The request 'old/last' failed to resolve only because it was resolved as fully specified Did you mean 'last.js'?",
    ],
  },
  'element-type': {
    files: {
      'package.json': manifest({
        name: 'badge',
        exports: './dist/index.cjs',
        peerDependencies: {react: '>=18.0.0'},
      }),
      'rslib.config.mjs': `import { pluginReact } from '@rsbuild/plugin-react';

export default { lib: [{ format: 'cjs' }, { format: 'esm' }], output: { target: 'web' }, plugins: [pluginReact()] };
`,
      'src/index.tsx':
        'export default function Badge() {\n  return <b>new</b>;\n}\n\nexport const Label = () => <i>label</i>;\n',
      'use.mjs': `import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import Badge, { Label } from 'badge';

const html = (type) => {
  try {
    return renderToStaticMarkup(createElement(type));
  } catch (error) {
    return error.message;
  }
};
console.log('default:', html(Badge));
console.log('default.default:', html(Badge.default ?? 'p'));
console.log('named:', html(Label));
`,
      'check.mjs': `${script}
fs.symlinkSync('..', 'node_modules/badge');
console.log(rslib().stderr, 'only CommonJS\\n' + node('use.mjs').stdout);
fs.writeFileSync('package.json', read('package.json').replace('"./dist/index.cjs"', '{ "import": "./dist/index.js", "require": "./dist/index.cjs" }'));
console.log('with an ES module\\n' + node('use.mjs').stdout.replace(/^/gm, 'esm '));
`,
    },
    packages: ['react', 'react-dom', '@rsbuild/plugin-react'],
    command: 'node check.mjs',
    shows: [
      'keeps default: Element type is invalid: expected a string (for built-in components) or a class/function (for composite components) but got: object.',
      'keeps default.default: <b>new</b>',
      'keeps named: <i>label</i>',
      'keeps esm default: <b>new</b>',
    ],
  },
  'base-url': {
    files: {
      'package.json': manifest(),
      'tsconfig.json': tsconfig(', "baseUrl": "src", "ignoreDeprecations": "6.0"'),
      'rslib.config.mjs': 'export default { lib: [{ bundle: false, dts: true }] };\n',
      'src/index.ts':
        "import { millilitres, type Volume } from 'units/volume';\n\nexport const cup = (): Volume => millilitres(240);\n",
      'src/units/volume.ts':
        'export interface Volume {\n  n: number;\n}\nexport const millilitres = (n: number): Volume => ({ n });\n',
      'check.mjs': `${buildScript}
const both = () => ['dist/index.js', 'dist/index.d.ts'].map((file) => read(file).match(/from ['"](.*)['"]/)?.[1]).join(' and ');
rslib();
say('baseUrl', both());
const settings = read('tsconfig.json');
write('tsconfig.json', settings.replace(', "ignoreDeprecations": "6.0"', ''));
say('TypeScript 6', rslib().stderr.match(/Option 'baseUrl' is deprecated/)?.[0]);
write('tsconfig.json', settings.replace(/, "baseUrl".*"6.0"/, ', "paths": { "*": ["./src/*"] }'));
const { status } = rslib();
say('paths', both() + ', exit ' + status);
`,
    },
    packages: ['typescript'],
    command: 'node check.mjs',
    shows: [
      'keeps baseUrl: ./units/volume.js and ./units/volume.js',
      "keeps TypeScript 6: Option 'baseUrl' is deprecated",
      'keeps paths: ./units/volume.js and ./units/volume.js, exit 0',
    ],
  },
  'line-ends': {
    files: {
      'package.json': manifest(),
      'src/index.ts': '#!/usr/bin/env node\r\nconsole.log(1);\r\n',
      'check.mjs': `${buildScript}
const ends = (file) => (read(file).includes('\\r') ? 'CRLF' : 'LF');
await build({});
await build({ lib: [{ bundle: false }], output: { distPath: 'dist/files' } });
await build({ lib: [{ banner: { js: '#!/usr/bin/env node\\r\\n' } }], source: { entry: { index: './plain.ts' } }, output: { distPath: 'dist/banner' } });
say('bundle', ends('dist/index.js'));
say('files', ends('dist/files/index.js'));
say('banner', ends('dist/banner/index.js'));
fs.chmodSync('dist/banner/index.js', 0o755);
say('run', spawnSync('./dist/banner/index.js', { encoding: 'utf8' }).stderr.match(/node\\\\?r?.*No such file or directory/)?.[0].replace(/\\r/, '\\\\r'));
`,
      'plain.ts': 'console.log(2);\n',
    },
    command: 'node check.mjs',
    shows: [
      'keeps bundle: LF',
      'keeps files: LF',
      'keeps banner: CRLF',
      'keeps No such file or directory',
    ],
  },
  'api-report': {
    files: {
      'package.json': manifest({
        name: 'tea',
        version: '1.0.0',
        devDependencies: {'@rslib/core': '*', '@microsoft/api-extractor': '*'},
      }),
      'tsconfig.json': tsconfig(),
      'rslib.config.mjs': 'export default { lib: [{ dts: true }] };\n',
      'merged.config.mjs':
        "export default { lib: [{ dts: { bundle: true } }], output: { distPath: 'dist/merged' } };\n",
      'src/index.ts':
        '/** @public */\nexport const steep = (): number => 1;\n/** @beta */\nexport const chill = (): number => 2;\n',
      'api-extractor.json': `{
  "mainEntryPointFilePath": "<projectFolder>/dist/index.d.ts",
  "apiReport": { "enabled": true, "reportFolder": "<projectFolder>/etc" },
  "docModel": { "enabled": false },
  "dtsRollup": { "enabled": true, "untrimmedFilePath": "", "publicTrimmedFilePath": "<projectFolder>/dist/public.d.ts" }
}
`,
      'check.mjs': `${buildScript}
fs.mkdirSync('etc');
console.log(rslib().stderr, rslib('-c', 'merged.config.mjs').stderr);
rslib();
const extract = (...args) => node('node_modules/@microsoft/api-extractor/bin/api-extractor', 'run', ...args).status;
say('local', extract('--local') + ' ' + fs.readdirSync('etc'));
say('report', read('etc/tea.api.md').includes('// @beta'));
write('src/index.ts', read('src/index.ts') + '/** @public */\\nexport const more = 3;\\n');
rslib();
say('after a change', extract());
fs.rmSync('etc', { recursive: true });
extract('--local');
rslib('-c', 'merged.config.mjs');
say('by rslib', fs.existsSync('etc/tea.api.md') ? 'a report' : 'none');
`,
    },
    packages: ['typescript', '@microsoft/api-extractor'],
    command: 'node check.mjs',
    shows: [
      'keeps local: 0 tea.api.md',
      'keeps report: true',
      'keeps Excluded from this release type: chill in dist/public.d.ts',
      'keeps after a change: 1',
    ],
  },
  'from-javascript': {
    files: {
      'package.json': manifest(),
      'tsconfig.json': tsconfig(', "allowJs": true'),
      'rslib.config.mjs': 'export default { lib: [{ dts: true }] };\n',
      'src/index.js':
        '/**\n * Adds.\n * @param {number} a\n * @param {number} b\n */\nexport function add(a, b) {\n  return a + b;\n}\n\n/**\n * Halves.\n * @param {number} a\n */\nexport const half = (a) => a / 2;\n',
      'check.mjs': `${buildScript}
say('allowJs', rslib().status + ' ' + list('dist'));
say('types', read('dist/index.d.ts').replace(/\\s+/g, ' '));
write('src/index.js', read('src/index.js').replace('a / 2', 'a.half'));
say('a mistake', rslib().status);
const settings = read('tsconfig.json');
write('tsconfig.json', settings.replace('"allowJs"', '"checkJs": true, "allowJs"'));
const checked = rslib();
say('checkJs', checked.status + ' ' + checked.stderr.match(/TS\\d+/)?.[0]);
`,
    },
    packages: ['typescript'],
    command: 'node check.mjs',
    shows: [
      'keeps allowJs: 0 index.d.ts index.js',
      'keeps Adds. * @param {number} a * @param {number} b */ export function add(a: number, b: number): number;',
      'keeps export function half(a: number): number;',
      'drops Halves',
      'keeps a mistake: 0',
      'keeps checkJs: 1 TS2339',
    ],
  },
  'node-types': {
    files: {
      'package.json': manifest({
        name: 'bytes',
        types: './dist/index.d.ts',
        exports: './dist/index.js',
      }),
      'tsconfig.json': tsconfig().replace('"types": []', '"types": ["node"]'),
      'rslib.config.mjs': 'export default { lib: [{ dts: true }] };\n',
      'app/use.ts': "import { bytes } from 'bytes';\n\nexport const n: number = bytes().length;\n",
      'check.mjs': `${buildScript}
fs.symlinkSync('..', 'node_modules/bytes');
const body = "export const bytes = (): Buffer => Buffer.from('a');\\n";
const typed = (name, head, ...args) => {
  write('src/index.ts', head + body);
  rslib();
  const { stdout } = node('node_modules/typescript/bin/tsc', '--ignoreConfig', '--noEmit', '--strict', '--target', 'es2022', '--module', 'nodenext', ...args, 'app/use.ts');
  say(name, stdout.match(/TS\\d+: Cannot find name '.*?'/)?.[0] ?? stdout.trim() + 'no error');
};
typed('usual', '');
typed('types: node', '', '--types', 'node');
typed('a reference', '/// <reference types="node" />\\n');
typed('preserve', '/// <reference types="node" preserve="true" />\\n');
say('declaration', read('dist/index.d.ts').split('\\n')[0]);
`,
    },
    packages: ['typescript', '@types/node'],
    command: 'node check.mjs',
    shows: [
      "keeps usual: TS2591: Cannot find name 'Buffer'",
      'keeps types: node: no error',
      "keeps a reference: TS2591: Cannot find name 'Buffer'",
      'keeps preserve: no error',
      'keeps declaration: /// <reference types="node" preserve="true" />',
    ],
  },
  'jest-browser': {
    files: {
      'package.json': '{ "name": "app" }',
      'node_modules/stops/index.js': "export const kind = 'module';\n",
      'node_modules/stops/index.cjs': "exports.kind = 'commonjs';\n",
      'tests/kind.test.js': "test('kind', () => expect(require('stops').kind).toBe('commonjs'));\n",
      'check.mjs': `${buildScript}
const tested = (browser, options = {}) => {
  write('node_modules/stops/package.json', JSON.stringify({ name: 'stops', version: '1.0.0', type: 'module', exports: { browser, require: './index.cjs', default: './index.js' } }));
  write('jest.config.cjs', 'module.exports = ' + JSON.stringify({ testEnvironment: 'jsdom', transform: {}, testEnvironmentOptions: options }));
  const { stderr } = node('node_modules/jest/bin/jest.js', '--rootDir', '.', '--no-cache');
  return /Must use import to load ES Module/.exec(stderr)?.[0] ?? (/^PASS/m.test(stderr) ? 'passes' : 'fails');
};
say('browser is an ES module', tested('./index.js'));
say('customExportConditions', tested('./index.js', { customExportConditions: [''] }));
say('browser with require', tested({ require: './index.cjs', default: './index.js' }));
`,
    },
    packages: ['jest', 'jest-environment-jsdom'],
    command: 'node check.mjs',
    shows: [
      'keeps browser is an ES module: Must use import to load ES Module',
      'keeps customExportConditions: passes',
      'keeps browser with require: passes',
    ],
  },
  'vite-server': {
    files: {
      'package.json': '{ "name": "app", "type": "module" }',
      'node_modules/seats/package.json':
        '{ "name": "seats", "version": "1.0.0", "type": "module", "exports": "./index.js" }',
      'node_modules/seats/index.js': "import './seats.css';\n\nexport const rows = 4;\n",
      'node_modules/seats/seats.css': 'a { color: red }\n',
      'src/main.js': "export { rows } from 'seats';\n",
      'check.mjs': `import { createServer } from 'vite';

for (const noExternal of [[], ['seats']]) {
  const server = await createServer({ configFile: false, logLevel: 'silent', appType: 'custom', server: { middlewareMode: true, ws: false }, ssr: { noExternal } });
  try {
    const { rows } = await server.ssrLoadModule('/src/main.js');
    console.log('noExternal', noExternal.join() || 'not set', 'rows', rows);
  } catch (error) {
    console.log('noExternal', noExternal.join() || 'not set', error.message.replace(/ for .*/, ''));
  }
  await server.close();
}
process.exit();
`,
    },
    packages: ['vite'],
    command: 'node check.mjs',
    shows: [
      'keeps noExternal not set Unknown file extension ".css"',
      'keeps noExternal seats rows 4',
    ],
  },
  'client-star': {
    files: {
      'package.json': manifest({dependencies: {other: '*'}}),
      'src/index.ts': "'use client';\n\nexport * from './button';\nexport * from 'other';\n",
      'src/button.ts': 'export const button = 1;\n',
      'check.mjs': `${buildScript}
await build({});
await build({ lib: [{ bundle: false }], output: { distPath: 'dist/files' } });
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps export * from "other" in dist/index.js',
      'drops export * from "./button in dist/index.js',
      'keeps export * from "./button.js" in dist/files/index.js',
      'keeps export * from "other" in dist/files/index.js',
    ],
  },
  'browser-condition': {
    files: {
      'package.json': manifest({
        name: 'draft-store',
        exports: {browser: './dist/web/index.js', default: './dist/node/index.js'},
        browser: {'./src/store.ts': './src/store.web.ts'},
      }),
      'rslib.config.mjs': `export default {
  lib: [
    { output: { distPath: 'dist/node' } },
    { output: { distPath: 'dist/web', target: 'web' } },
  ],
};
`,
      'src/index.ts': "export { place } from './store';\n",
      'src/store.ts': "export const place = 'a file';\n",
      'src/store.web.ts': "export const place = 'the page';\n",
      'use.mjs': "import { place } from 'draft-store';\n\nconsole.log(place);\n",
      'check.mjs': `${script}
import webpack from 'webpack';

fs.symlinkSync('..', 'node_modules/draft-store');
rslib();
console.log('node:', node('use.mjs').stdout);
console.log('node -C browser:', node('-C', 'browser', 'use.mjs').stdout);
await new Promise((resolve) => webpack({ mode: 'development', devtool: false, context: process.cwd(), entry: './use.mjs', output: { path: process.cwd() + '/app' } }, resolve));
console.log('webpack:', node('app/main.js').stdout);
`,
    },
    packages: ['webpack'],
    command: 'node check.mjs',
    shows: ['keeps node: a file', 'keeps node -C browser: the page', 'keeps webpack: the page'],
  },
};
