/** What the guides to plugins, frameworks, checks and publishing say in sentences. */
import {config, manifest, type Claim} from './claim';
import {buildScript} from './guideScript';

const seat: Claim['files'] = {
  'package.json': manifest({peerDependencies: {react: '*'}}),
  'src/Price.tsx': 'export const Price = () => <b>1</b>;\n',
  'src/Picker.tsx':
    "'use client';\nimport { Price } from './Price';\nexport const Picker = () => <Price />;\n",
  'src/index.ts': "export { Picker } from './Picker';\n",
};

export const guideTools: Readonly<Record<string, Claim>> = {
  'guide-plugin': {
    files: {
      'src/index.ts': "import note from './note.notes';\nexport const text = note;\n",
      'src/note.notes': 'note\n',
      'other.txt': 'first\n',
      'check.mjs': `${buildScript}
const seen = [];
const each = { name: 'each', setup: (api) => api.modifyEnvironmentConfig((config, { name }) => {
  seen.push(name + ' ' + config.output.sourceMap);
  if (name === 'cjs') config.output.target = 'web';
}) };
const shared = { name: 'shared', setup: (api) => api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) => mergeRsbuildConfig(config, { output: { sourceMap: true } })) };
const rslib2 = await createRslib({ config: { plugins: [each], lib: [{ format: 'esm', plugins: [shared] }, { format: 'cjs' }] } });
const { origin } = await rslib2.inspectConfig({});
say('plugin in one item, modifyRsbuildConfig', seen.join());
say('target set in modifyEnvironmentConfig', origin.environmentConfigs.cjs.output.target);
const loader = (depend) => ({ name: 'loader', setup: (api) => api.transform({ test: /\\.notes$/ }, ({ addDependency }) => {
  if (depend) addDependency(process.cwd() + '/other.txt');
  return 'export default ' + JSON.stringify(fs.readFileSync('other.txt', 'utf8').trim());
}) });
const cached = async (depend) => {
  fs.rmSync('node_modules/.cache', { recursive: true, force: true });
  const once = () => build({ performance: { buildCache: true }, lib: [{}], plugins: [loader(depend)] });
  write('other.txt', 'first\\n');
  await once();
  await once();
  write('other.txt', 'second\\n');
  await once();
  return /first|second/.exec(read('dist/index.js'))?.[0];
};
say('transform without addDependency', await cached(false));
say('transform with addDependency', await cached(true));
await build({ lib: [{ bundle: false, source: { entry: { index: './src/*.ts' } }, output: { distPath: 'dist/files' } }], plugins: [loader(false)] });
say('bundleless, not in the entry', list('dist/files'));
process.exit();
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps plugin in one item, modifyRsbuildConfig: esm true,cjs true',
      'keeps target set in modifyEnvironmentConfig: web',
      'keeps transform without addDependency: first',
      'keeps transform with addDependency: second',
      'keeps bundleless, not in the entry: index.js',
    ],
  },
  'guide-react': {
    files: {
      ...seat,
      'emotion/index.tsx': "export const text = <b css={{ color: 'teal' }}>1</b>;\n",
      'memo/index.tsx':
        "export function Plain({ cents }: { cents: number }) {\n  'use no memo';\n  return <b>{cents}</b>;\n}\n",
      'check.mjs': `${buildScript}
import { pluginReact } from '@rsbuild/plugin-react';
import { renderToString } from 'react-dom/server';
const one = (name, entry, lib = {}, react = {}, output = {}) =>
  build({ plugins: [pluginReact(react)], source: { entry: { index: entry } }, lib: [lib], output: { target: 'web', distPath: 'dist/' + name, ...output } });
await one('files', './src/**', { bundle: false });
say('directive', 'Picker ' + read('dist/files/Picker.js').startsWith('"use client"') + ', Price ' + read('dist/files/Price.js').includes('use client'));
await one('bundle', './src/index.ts');
say('directive of a component in a bundle', read('dist/bundle/index.js').includes('use client') ? 'kept' : 'removed');
await one('banner', './src/**', { bundle: false, banner: { js: '"use client";' } });
say('banner', list('dist/banner').split(' ').every((file) => read('dist/banner/' + file).includes('use client')) ? 'in every file' : 'in some files');
await one('keep', './src/**', { bundle: false }, { swcReactOptions: { runtime: 'preserve' } }, { filename: { js: '[name].jsx' } });
say('imports of kept JSX', /from "(.*)"/.exec(read('dist/keep/index.jsx'))[1]);
await one('emotion', './emotion/index.tsx');
say('without the runtime of Emotion', renderToString((await import('./dist/emotion/index.js')).text));
const compiled = async (name, entry, output) => {
  await one(name, entry, { bundle: false }, { reactCompiler: true }, output);
  return list('dist/' + name).split(' ').some((file) => read('dist/' + name + '/' + file).includes('compiler-runtime'));
};
say('compiler', 'web ' + (await compiled('web', './src/**', {})) + ', node ' + (await compiled('node', './src/**', { target: 'node' })) + ", 'use no memo' " + (await compiled('memo', './memo/**', {})));
`,
    },
    packages: ['@rsbuild/plugin-react', 'react', 'react-dom'],
    command: 'node check.mjs',
    shows: [
      'keeps directive: Picker true, Price false',
      'keeps directive of a component in a bundle: removed',
      'keeps banner: in every file',
      'keeps imports of kept JSX: ./Picker.jsx',
      'keeps css="[object Object]"',
      "keeps compiler: web true, node false, 'use no memo' false",
    ],
  },
  'guide-svelte': {
    files: {
      'package.json': manifest({peerDependencies: {svelte: '*'}}),
      'tsconfig.json':
        '{ "compilerOptions": { "rootDir": "src", "module": "esnext", "moduleResolution": "bundler", "skipLibCheck": true, "types": ["svelte"] }, "include": ["src"] }',
      'src/index.ts': "export { default as Dial } from './Dial.svelte';\n",
      'src/Dial.svelte':
        '<button class="dial">1</button>\n<style>\n  .dial { order: 1 }\n</style>\n',
      'check.mjs': `${buildScript}
import { pluginSvelte } from '@rsbuild/plugin-svelte';
const one = (name, lib, output = {}) => build({ plugins: [pluginSvelte()], lib: [lib], output: { target: 'web', distPath: 'dist/' + name, ...output } });
await one('files', { bundle: false });
say('bundleless', list('dist/files') + ' ' + /import ".*css"/.exec(read('dist/files/Dial.js'))?.[0]);
await one('types', { dts: true });
say('declarations', list('dist/types'));
await one('node', {}, { target: 'node' });
say('target node', list('dist/node') + ' ' + /svelte.internal.client/.exec(read('dist/node/index.js'))?.[0]);
`,
    },
    packages: ['@rsbuild/plugin-svelte', 'svelte', 'typescript'],
    command: 'node check.mjs',
    shows: [
      'keeps bundleless: Dial.css Dial.js index.js import "./Dial.css"',
      'keeps declarations: index.css index.d.ts index.js',
      'keeps target node: index.js svelte_internal_client',
    ],
  },
  'guide-publint': {
    files: {
      'package.json': JSON.stringify({
        name: 'tide',
        version: '1.0.0',
        type: 'module',
        exports: './dist/absent.js',
        files: ['dist'],
        devDependencies: {'@rslib/core': '*'},
      }),
      'src/index.ts': 'export const tide = 1;\n',
      'usual.config.mjs':
        "import { pluginPublint } from 'rsbuild-plugin-publint';\nexport default { plugins: [pluginPublint()] };\n",
      'strict.config.mjs':
        "import { pluginPublint } from 'rsbuild-plugin-publint';\nexport default { plugins: [pluginPublint({ throwOn: 'suggestion' })] };\n",
      'check.mjs': `${buildScript}
say('an error', rslib('-c', 'usual.config.mjs').status);
const { type, ...rest } = JSON.parse(read('package.json'));
write('package.json', JSON.stringify({ ...rest, exports: './dist/index.mjs' }));
say('a suggestion', rslib('-c', 'usual.config.mjs').status + ', with throwOn ' + rslib('-c', 'strict.config.mjs').status);
write('package.json', JSON.stringify({ ...rest, type, exports: './dist/index.js' }));
rslib('--format', 'umd');
const publint = (...args) => node('node_modules/publint/src/cli.js', ...args).status;
say('a warning', publint() + ', with --strict ' + publint('--strict'));
`,
    },
    packages: ['publint', 'rsbuild-plugin-publint'],
    command: 'node check.mjs',
    shows: [
      'keeps an error: 1',
      'keeps a suggestion: 0, with throwOn 1',
      'keeps a warning: 0, with --strict 1',
    ],
  },
  'guide-jest': {
    files: {
      'package.json': '{ "name": "app" }',
      'node_modules/stops/package.json':
        '{ "name": "stops", "version": "1.0.0", "type": "module", "exports": "./index.js" }',
      'node_modules/stops/index.js': 'export const stops = 3;\n',
      'node_modules/both/package.json':
        '{ "name": "both", "version": "1.0.0", "type": "module", "exports": { "require": "./index.cjs", "default": "./index.js" } }',
      'node_modules/both/index.js': "export const kind = 'module';\n",
      'node_modules/both/index.cjs': "exports.kind = 'commonjs';\n",
      'tests/only.test.js': "test('only', () => expect(require('stops').stops).toBe(3));\n",
      'tests/both.test.js': "test('both', () => expect(require('both').kind).toBe('commonjs'));\n",
      'tests/next.test.mjs':
        "import { stops } from 'stops';\n\ntest('next', () => expect(stops).toBe(3));\n",
      'src/index.ts': "export const line: string = '7';\n",
      'tests/usual.test.ts':
        "import { line } from '../src/index.js';\n\ntest('usual', () => expect(line).toBe('7'));\n",
      'tests/wait.test.ts':
        "await Promise.resolve();\n\ntest('wait', () => expect('7').toBe('7'));\n",
      'tests/define.test.ts': "test('define', () => expect(LINE).toBe('7'));\n",
      'rslib.config.ts': config("{ source: { define: { LINE: JSON.stringify('7') } } }"),
      'usual.cjs': "module.exports = { testMatch: ['**/tests/*.test.*js'], transform: {} };\n",
      'babel.cjs': `module.exports = {
  transform: { '\\\\.m?js$': ['babel-jest', { plugins: ['@babel/plugin-transform-modules-commonjs'] }] },
  transformIgnorePatterns: PATTERNS,
};
`,
      'swc.cjs': `module.exports = {
  transform: { '^.+\\\\.tsx?$': '@swc/jest' },
  moduleNameMapper: { '^(\\\\.{1,2}/.*)\\\\.js$': '$1' },
};
`,
      'check.mjs': `${buildScript}
const babel = read('babel.cjs');
write('babel.cjs', babel.replace('PATTERNS', "['/node_modules/(?!stops/)']"));
write('default.cjs', babel.replace('PATTERNS', 'undefined').replace(/.*transformIgnorePatterns.*\\n/, ''));
const test = (config, file, env = {}) => {
  const { stderr } = run(env, 'node_modules/jest/bin/jest.js', '--config', config + '.cjs', '--rootDir', '.', file);
  const reason = /Must use import to load ES Module|await is only valid|LINE is not defined|No tests found/.exec(stderr)?.[0];
  return reason ?? (/^PASS/m.test(stderr) ? 'passes' : 'fails');
};
say('only ES modules', test('usual', 'only'));
say('require condition', test('usual', 'both'));
say('with the flag', test('usual', 'next.test.mjs', { NODE_OPTIONS: '--experimental-vm-modules' }));
say('compiled by Babel', test('babel', 'only'));
say('compiled without transformIgnorePatterns', test('default', 'only'));
write('package.json', '{ "name": "app", "type": "module" }');
say('sources', test('swc', 'usual'));
say('top-level await', test('swc', 'wait'));
say('source.define', test('swc', 'define'));
`,
    },
    packages: [
      'jest',
      'babel-jest',
      '@swc/jest',
      '@swc/core',
      '@babel/core',
      '@babel/plugin-transform-modules-commonjs',
    ],
    command: 'node check.mjs',
    shows: [
      'keeps only ES modules: Must use import to load ES Module',
      'keeps require condition: passes',
      'keeps with the flag: passes',
      'keeps compiled by Babel: passes',
      'keeps compiled without transformIgnorePatterns: Must use import to load ES Module',
      'keeps sources: passes',
      'keeps top-level await: await is only valid',
      'keeps source.define: LINE is not defined',
    ],
  },
  'guide-npm-install': {
    files: {
      'check.mjs': `${buildScript}
const npm = process.execPath.replace(/bin.node$/, 'lib/node_modules/npm/bin/npm-cli.js');
const at = (cwd, ...args) => spawnSync(process.execPath, [npm, ...args, '--offline', '--no-audit', '--no-fund'], { cwd, encoding: 'utf8' });
const mode = (file) => (fs.statSync(file).mode & 0o777).toString(8);
const manifest = { name: 'ferry', version: '1.0.0', bin: './dist/cli.js', files: ['dist'], scripts: { prepare: 'node ran.cjs' } };
write('ferry/package.json', JSON.stringify(manifest));
write('ferry/ran.cjs', "require('node:fs').appendFileSync('ran.txt', 'ran');");
write('ferry/dist/cli.js', '#!/usr/bin/env node\\n');
fs.chmodSync('ferry/dist/cli.js', 0o644);
at('ferry', 'pack', '--ignore-scripts');
write('app/package.json', '{ "name": "app" }');
at('app', 'install', '../ferry/ferry-1.0.0.tgz');
say('mode', mode('ferry/dist/cli.js') + ', installed ' + mode('app/node_modules/ferry/dist/cli.js'));
say('scripts of the tarball', fs.existsSync('app/node_modules/ferry/ran.txt') ? 'ran' : 'not run');
const packed = (fields) => {
  write('ferry/dist/package.json', JSON.stringify({ name: 'ferry', version: '1.0.0', ...fields }));
  const [{ files }] = JSON.parse(at('ferry', 'pack', './dist', '--dry-run', '--json', '--ignore-scripts').stdout);
  return files.map(({ path }) => path).join(' ');
};
say('the folder', packed({}));
say('the folder, with files', packed({ files: ['dist'] }));
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps mode: 644, installed 755',
      'keeps scripts of the tarball: not run',
      'keeps the folder: cli.js package.json',
      'keeps the folder, with files: package.json',
    ],
  },
  'guide-tsup-require': {
    files: {
      'package.json': '{ "name": "sends", "type": "module" }',
      'node_modules/old-sender/package.json':
        '{ "name": "old-sender", "version": "1.0.0", "type": "commonjs" }',
      'node_modules/old-sender/index.js':
        "const { inherits } = require('util');\n\nexports.inherits = inherits;\n",
      'src/index.ts': "export { inherits } from 'old-sender';\n",
      'check.mjs': `${buildScript}
node('node_modules/tsup/dist/cli-default.js', 'src/index.ts', '--format', 'esm', '--out-dir', 'dist/tsup');
say('tsup', /Dynamic require of "util" is not supported/.exec(node('dist/tsup/index.js').stderr)?.[0]);
await build({ output: { distPath: 'dist/rslib' } });
say('Rslib', node('dist/rslib/index.js').status);
`,
    },
    packages: ['tsup', 'typescript'],
    command: 'node check.mjs',
    shows: ['keeps tsup: Dynamic require of "util" is not supported', 'keeps Rslib: 0'],
  },
  'guide-pnpm-changed': {
    files: {
      'package.json': '{ "name": "orchard", "private": true }',
      'pnpm-workspace.yaml': 'packages:\n  - packages/*\n',
      '.gitignore': 'node_modules\n',
      'check.mjs': `${buildScript}
const pnpm = 'node_modules/pnpm/bin/pnpm.cjs';
const git = (...args) => spawnSync('git', ['-c', 'user.name=you', '-c', 'user.email=you@example.com', ...args]);
const make = (name, dependencies) => write('packages/' + name + '/package.json', JSON.stringify({ name, version: '1.0.0', scripts: { build: 'node ../../print.cjs ' + name }, dependencies }));
write('print.cjs', "console.log('built ' + process.argv[2]);");
make('units', {});
make('apples', { units: 'workspace:*' });
make('beds', {});
git('init', '-q');
git('add', '.');
git('commit', '-qm', 'orchard');
const built = (commit) => {
  const { stdout } = run({ CI: '1', HOME: process.cwd() }, pnpm, '--filter', '...[' + commit + ']', 'build');
  return [...stdout.matchAll(/built (\\w+)/g)].map(([, name]) => name).join() || 'nothing';
};
say('no change', built('HEAD'));
write('packages/units/new.js', '');
git('add', '.');
git('commit', '-qm', 'new');
say('units since a commit', built('HEAD~1'));
say('without a cache, again', built('HEAD~1'));
`,
    },
    packages: ['pnpm'],
    command: 'node check.mjs',
    shows: [
      'keeps no change: nothing',
      'keeps units since a commit: units,apples',
      'keeps without a cache, again: units,apples',
    ],
  },
  'guide-attw': {
    files: {
      'package.json': '{ "name": "tide", "version": "1.0.0" }',
      'check.mjs': `${buildScript}
const attw = (name, fields, files) => {
  fs.rmSync('dist', { recursive: true, force: true });
  for (const file in files) write('dist/' + file, files[file]);
  write('package.json', JSON.stringify({ name: 'tide', version: '1.0.0', files: ['dist'], ...fields }));
  const { stdout } = node('node_modules/@arethetypeswrong/cli/dist/index.js', '--pack', '.', '--format', 'ascii');
  process.stdout.write('> ' + name + ' ' + stdout.replaceAll('\\n', ' ') + '\\n');
};
const types = 'export declare const tide: number;\\n';
const both = (extension, declarations) => ({ exports: { '.': { types: './dist/index.' + declarations, default: './dist/index.' + extension } } });
attw('false-cjs', both('mjs', 'd.ts'), { 'index.mjs': 'export const tide = 1;', 'index.d.ts': types });
attw('matching', both('mjs', 'd.mts'), { 'index.mjs': 'export const tide = 1;', 'index.d.mts': types });
attw('no-resolution', { type: 'module', exports: { './part': './dist/absent.js' } }, { 'index.js': '' });
attw('internal', { type: 'module', ...both('js', 'd.ts') }, { 'index.js': "export { tide } from './tide.js';", 'tide.js': 'export const tide = 1;', 'index.d.ts': "export { tide } from './tide';\\n", 'tide.d.ts': types });
const listed = JSON.parse(node('node_modules/@arethetypeswrong/cli/dist/index.js', '--pack', '.', '-f', 'json').stdout);
say('listed imports', [...new Set(JSON.stringify(listed).match(/(?<="moduleSpecifier":")[^"]*/g))].join());
write('types/index.d.ts', types);
attw('fallback', { type: 'module', files: ['dist', 'types'], exports: { '.': { import: './dist/index.js', types: './types/index.d.ts' } } }, { 'index.js': 'export const tide = 1;' });
fs.rmSync('types', { recursive: true });
attw('cjs-default', both('cjs', 'd.cts'), { 'index.cjs': 'Object.defineProperty(exports, "__esModule", { value: true }); exports.default = function tide() {};', 'index.d.cts': 'declare function tide(): void;\\nexport default tide;\\n' });
attw('export-default', both('cjs', 'd.cts'), { 'index.cjs': 'module.exports = function tide() {};', 'index.d.cts': 'declare function tide(): void;\\nexport default tide;\\n' });
write('use.mjs', "import tide from './dist/index.cjs';\\nconsole.log(typeof tide, typeof tide.default);\\n");
write('dist/index.cjs', 'Object.defineProperty(exports, "__esModule", { value: true }); exports.default = function tide() {};');
say('default of a CommonJS file', node('use.mjs').stdout);
`,
    },
    packages: ['@arethetypeswrong/cli'],
    command: 'node check.mjs',
    shows: [
      'keeps Import resolved to a CommonJS type declaration file, but an ESM JavaScript file.',
      'keeps Masquerading as CJS',
      'keeps Import failed to resolve to type declarations or JavaScript files.',
      'keeps Import found in a type declaration file failed to resolve.',
      'keeps CommonJS module simulates a default export with exports.default and exports.__esModule',
      'keeps The resolved types use export default where the JavaScript file appears to use module.exports =.',
      'keeps listed imports: ./tide',
      'keeps Used fallback condition',
      'keeps This behavior is a TypeScript bug',
      'keeps default of a CommonJS file: object function',
    ],
  },
  'guide-npm': {
    files: {
      'package.json': JSON.stringify({
        name: 'ferry',
        version: '1.0.0',
        scripts: {
          prepublishOnly: 'node -e "console.log(\'prepublishOnly ran\'); process.exit(3)"',
          prepack: 'node -e "console.log(\'prepack ran\')"',
        },
      }),
      'check.mjs': `${buildScript}
const npm = process.execPath.replace(/bin.node$/, 'lib/node_modules/npm/bin/npm-cli.js');
const said = (...args) => {
  const { status, stdout, stderr } = node(npm, ...args, '--offline', '--foreground-scripts');
  return { status, text: stdout + stderr };
};
const published = said('publish', '--dry-run');
say('npm publish', 'prepublishOnly ' + published.text.includes('prepublishOnly ran') + ', stops ' + (published.status !== 0 && !published.text.includes('Tarball Contents')));
const packed = said('pack', '--dry-run');
say('npm pack', 'prepublishOnly ' + packed.text.includes('prepublishOnly ran') + ', prepack ' + packed.text.includes('prepack ran'));
const runs = { 'npm publish': published, 'npm pack': packed, 'npm install': said('install', '--no-audit', '--no-fund') };
const named = (isRun) => Object.keys(runs).filter((name) => runs[name].text.includes('prepublishOnly ran') === isRun).join(', ');
say('prepublishOnly', named(true) + ', not: ' + named(false));
const isPrivate = (value) => {
  write('package.json', JSON.stringify({ name: 'ferry', version: '1.0.0', private: value }));
  // Nothing listens there: npm reads the manifest before it connects.
  const nowhere = ['--registry=http://127.0.0.1:9/', '--//127.0.0.1:9/:_authToken=none', '--fetch-retries=0'];
  return /marked as private/.test(node(npm, 'publish', ...nowhere).stderr);
};
say('marked as private', isPrivate(true) + ', without the field ' + isPrivate());
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps npm publish: prepublishOnly true, stops true',
      'keeps npm pack: prepublishOnly false, prepack true',
      'keeps prepublishOnly: npm publish, not: npm pack, npm install',
      'keeps marked as private: true, without the field false',
    ],
  },
  'guide-vite': {
    files: {
      'package.json': '{ "name": "boats", "type": "module" }',
      'vite.config.mjs':
        "export default { logLevel: 'silent', build: { minify: false, lib: { entry: './src/index.js', formats: ['es'], fileName: 'boats' }, assetsInlineLimit: 0 } };\n",
      'src/index.js':
        "import wave from './wave.svg';\nexport const all = [wave, import.meta.env.DEV, import.meta.env.MODE];\n",
      'check.mjs': `${buildScript}
write('src/wave.svg', '<svg xmlns="http://www.w3.org/2000/svg"><path d="' + 'M0 0h8'.repeat(2000) + '" /></svg>');
node('node_modules/vite/bin/vite.js', 'build');
const code = read('dist/boats.js');
say('import.meta.env', code.includes('import.meta.env') ? 'kept' : 'replaced');
say('a large image', code.includes('data:image/svg+xml') ? 'inlined' : 'a file');
`,
    },
    packages: ['vite'],
    command: 'node check.mjs',
    shows: ['keeps import.meta.env: replaced', 'keeps a large image: inlined'],
  },
};
