/** What the advanced guides say about causes and fixes of errors, in sentences. */
import {manifest, type Claim} from './claim';
import {buildScript} from './guideScript';

export const guideErrors: Readonly<Record<string, Claim>> = {
  'errors-exports': {
    files: {
      'node_modules/tide/dist/index.js': 'export const tide = 1;\n',
      'node_modules/tide/dist/index.cjs': 'exports.old = 1;\n',
      'node_modules/tide/dist/moon.js': 'export const moon = 1;\n',
      'check.mjs': `${buildScript}
const put = (exports) => write('node_modules/tide/package.json', JSON.stringify({ name: 'tide', type: 'module', exports }));
const load = (code) => {
  const { stdout, stderr } = run({}, '--input-type=commonjs', '-e', 'Promise.resolve(' + code + ').then((all) => console.log(Object.keys(all).join(" ")))');
  return /ERR_PACKAGE\\w+\\]: (.*?) in /.exec(stderr)?.[1] ?? stdout.trim();
};
put({ '.': { types: './dist/index.d.ts', import: './dist/index.js' } });
say('import alone, require()', load("require('tide')"));
say('import alone, import()', load("import('tide')"));
put({ './moon': './dist/moon.js' });
say('only subpaths, require()', load("require('tide')"));
put({ '.': { types: './dist/index.d.ts', default: './dist/index.js' } });
say('default, require()', load("require('tide')"));
say('default, import()', load("import('tide')"));
say('manifest', load("require('tide/package.json')"));
say('other private path', load("require('tide/dist/moon.js')"));
say('from the disk', JSON.parse(read('node_modules/tide/package.json')).name);
put({ '.': { require: './dist/index.cjs', default: './dist/index.js' }, './moon': './dist/moon.js', './package.json': './package.json' });
say('condition require', load("require('tide')"));
say('listed paths', load("require('tide/package.json')") + ', ' + load("require('tide/moon')"));
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps import alone, require(): No "exports" main defined',
      'keeps import alone, import(): tide',
      'keeps only subpaths, require(): No "exports" main defined',
      'keeps default, require(): tide',
      'keeps default, import(): tide',
      'keeps manifest: Package subpath \'./package.json\' is not defined by "exports"',
      'keeps other private path: Package subpath \'./dist/moon.js\' is not defined by "exports"',
      'keeps from the disk: tide',
      'keeps condition require: old',
      'keeps listed paths: name type exports, moon',
    ],
  },
  'errors-git-install': {
    files: {
      'check.mjs': `${buildScript}
const npm = process.execPath.replace(/bin.node$/, 'lib/node_modules/npm/bin/npm-cli.js');
const at = process.cwd();
const note = at + '/note.txt';
const git = (...args) => spawnSync('git', ['-c', 'user.name=you', '-c', 'user.email=you@example.com', ...args], { cwd: 'repository' });
const install = (cwd, ...args) => spawnSync(process.execPath, [npm, 'install', '--offline', '--no-audit', '--no-fund', ...args], { cwd, env: { ...process.env, NOTE: note } });
const ran = () => [...new Set(read(note).split(' '))].join(' ').trim();
write('repository/.gitignore', 'dist\\n');
write('repository/note.cjs', "const fs = require('fs'); fs.appendFileSync(process.env.NOTE, process.argv[2] + ' '); if (process.argv[2] === 'build') { fs.mkdirSync('dist', { recursive: true }); fs.writeFileSync('dist/index.js', ''); }\\n");
const put = (scripts) => {
  write('repository/package.json', JSON.stringify({ name: 'ferry', version: '1.0.0', files: ['dist'], scripts: { build: 'node note.cjs build', prepublishOnly: 'node note.cjs prepublishOnly', prepack: 'node note.cjs prepack', ...scripts } }));
  git('add', '.');
  git('commit', '-qm', 'ferry');
  write(note, '');
  fs.rmSync('app', { recursive: true, force: true });
  write('app/package.json', '{ "name": "app", "private": true }');
  install('app', 'git+file://' + at + '/repository');
};

git('init', '-q');
put({});
say('without prepare', list('app/node_modules/ferry') + ', ran ' + (ran() || 'no script'));
put({ prepare: 'npm run build' });
say('with prepare', list('app/node_modules/ferry') + ', ran ' + ran());
say('prepare', ran() + ', not: ' + ['prepublishOnly', 'prepack'].filter((name) => !ran().includes(name)).join(', '));
write(note, '');
install('repository');
say('in the repository', ran());
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps without prepare: package.json, ran no script',
      'keeps with prepare: dist/index.js package.json, ran build',
      'keeps prepare: build, not: prepublishOnly, prepack',
      'keeps in the repository: build',
    ],
  },
  'errors-workspace': {
    files: {
      'package.json': JSON.stringify({private: true, type: 'module', workspaces: ['packages/*']}),
      'packages/units/package.json': JSON.stringify({
        name: '@orchard/units',
        version: '0.1.0',
        type: 'module',
        exports: './dist/index.js',
        publishConfig: {exports: './dist/other.js'},
      }),
      'packages/units/src/index.js': "export const units = 'units';\n",
      'packages/labels/package.json': JSON.stringify({
        name: '@orchard/labels',
        version: '0.1.0',
        type: 'module',
        dependencies: {'@orchard/units': '0.1.0'},
      }),
      'packages/labels/src/index.js':
        "export { units } from '@orchard/units';\nexport { dayjs } from 'dayjs';\nexport { path } from '../node_modules/dayjs/index.js';\n",
      'packages/labels/node_modules/dayjs/package.json': JSON.stringify({
        name: 'dayjs',
        type: 'module',
        exports: './index.js',
      }),
      'packages/labels/node_modules/dayjs/index.js':
        "export const dayjs = 'a day';\nexport const path = 'a path';\n",
      'check.mjs': `${buildScript}
fs.mkdirSync('node_modules/@orchard', { recursive: true });
for (const name of ['units', 'labels']) fs.symlinkSync('../../packages/' + name, 'node_modules/@orchard/' + name);
const labels = async (more) => {
  const cwd = process.cwd() + '/packages/labels';
  const rslib2 = await createRslib({ cwd, config: { logLevel: 'silent', performance: { buildCache: false }, ...more } });
  const { close } = await rslib2.build();
  await close();
  return read('packages/labels/dist/index.js').match(/from "[^"]+"/g).join(', ');
};
const bundleless = { bundle: false };
say('names', await labels({ lib: [bundleless], output: { autoExternal: false } }));
say('units', list('packages/units/dist'));
const resolved = { dayjs: '../../node_modules/dayjs/index.js' };
say('resolved', await labels({ lib: [bundleless], output: { externals: [({ request }, done) => done(undefined, resolved[request])] } }));
const npm = process.execPath.replace(/bin.node$/, 'lib/node_modules/npm/bin/npm-cli.js');
say('npm ls', node(npm, 'ls', '@orchard/units').stdout.replace(/\\s+/g, ' '));
write('packages/units/dist/index.js', '');
say('resolve', run({}, '--input-type=module', '-e', "console.log(import.meta.resolve('@orchard/units'))").stdout.replace(/.*\\/(?=packages)/, ''));
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps names: from "@orchard/units", from "dayjs", from "../node_modules/dayjs/index.js"',
      'keeps units: nothing',
      'keeps resolved: from "@orchard/units", from "../../node_modules/dayjs/index.js"',
      'keeps @orchard/units@0.1.0 -> ./packages/units',
      'keeps resolve: packages/units/dist/index.js',
    ],
  },
  'errors-federation': {
    files: {
      'package.json': manifest({dependencies: {}}),
      'src/index.ts': "import { clock } from 'clock';\nexport const chip = clock;\n",
      'src/other.ts': 'export const other = 1;\n',
      'rslib.config.ts': `import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig } from '@rslib/core';

const chips = {
  name: 'chips',
  exposes: { './other': './src/other.ts' },
  remotes: { clock: 'clock@https://cdn.example.com/mf-manifest.json' },
  dts: false,
};

export default defineConfig({
  lib: [
    { format: 'esm', output: { distPath: 'dist/esm' }, plugins: [pluginModuleFederation(chips)] },
    { id: 'mf', format: 'mf', output: { distPath: 'dist/mf' }, plugins: [pluginModuleFederation(chips)] },
    { id: 'module', format: 'mf', output: { distPath: 'dist/module' }, plugins: [pluginModuleFederation({ ...chips, library: { type: 'module' } }, { environment: 'module' })] },
  ],
});
`,
      'check.mjs': `${buildScript}
say('not listed', /Module not found: Can't resolve .clock./.exec(rslib('--lib', 'esm').stderr)?.[0]);
write('package.json', JSON.stringify({ type: 'module', dependencies: { clock: '1' } }));
say('listed', rslib().status);
const entry = (name) => read('dist/' + name + '/' + fs.readdirSync('dist/' + name).find((file) => file.startsWith('chips.')));
const typeOf = (name) => JSON.parse(read('dist/' + name + '/mf-manifest.json')).metaData.remoteEntry.type;
say('usual entry', /^(?:var|let) chips\\b/m.test(entry('mf')) + ' ' + typeOf('mf'));
say('module entry', /export ?\\{[^}]*\\bget\\b[^}]*\\binit\\b/.test(entry('module')) + ' ' + typeOf('module'));
say('mf has the remote', fs.readdirSync('dist/mf').some((file) => file.endsWith('.js') && read('dist/mf/' + file).includes('https://cdn.example.com/mf-manifest.json')));
`,
    },
    packages: ['@module-federation/rsbuild-plugin'],
    command: 'node check.mjs',
    shows: [
      "keeps not listed: Module not found: Can't resolve",
      'keeps listed: 0',
      'keeps usual entry: true global',
      'keeps module entry: true module',
      'keeps mf has the remote: true',
      'keeps from "clock" in dist/esm/index.js',
    ],
  },
};
