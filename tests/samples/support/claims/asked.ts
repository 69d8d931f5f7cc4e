/** What answers to questions from public trackers say in sentences. */
import {config, manifest, script, type Claim} from './claim';

export const asked: Readonly<Record<string, Claim>> = {
  'not-found': {
    files: {
      'check.mjs': `import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const npm = process.execPath.replace(/bin.node$/, 'lib/node_modules/npm/bin/npm-cli.js');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'not-found-'));
const run = (more, ...args) => {
  const env = { ...process.env, PATH: '/usr/bin:/bin', NODE_ENV: '', ...more };
  return spawnSync(process.execPath, [npm, ...args], { cwd: folder, encoding: 'utf8', env });
};
const write = (more) => fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ scripts: { build: 'rslib' }, ...more }));
write({});
const lost = run({}, 'run', 'build');
console.log('exit ' + lost.status + ':', lost.stderr.trim());
const production = { NODE_ENV: 'production' };
console.log('omitted with NODE_ENV=production:', run(production, 'config', 'get', 'omit').stdout.trim());
console.log('included with NODE_ENV=production:', run(production, 'config', 'get', 'omit', '--include=dev').stdout.trim() || 'nothing omitted');
write({ dependencies: { units: 'workspace:*' } });
const install = run({}, 'install', '--offline');
console.log('workspace: with npm:', install.status && install.stderr.includes('workspace:') ? 'refused' : 'installed');
write({});
fs.mkdirSync(path.join(folder, 'node_modules/.bin'), { recursive: true });
fs.writeFileSync(path.join(folder, 'node_modules/.bin/rslib'), '#!/bin/sh\\necho rslib runs\\n', { mode: 0o755 });
console.log('found in node_modules/.bin:', run({}, 'run', '--silent', 'build').stdout.trim());
fs.rmSync(folder, { recursive: true });
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps exit 127: sh: 1: rslib: not found',
      'keeps omitted with NODE_ENV=production: dev',
      'keeps included with NODE_ENV=production: nothing omitted',
      'keeps workspace: with npm: refused',
      'keeps found in node_modules/.bin: rslib runs',
    ],
  },
  ts18003: {
    files: {
      'package.json': manifest(),
      'rslib.config.mjs': 'export default { lib: [{ dts: true }] };\n',
      'src/index.ts': 'export const one: number = 1;\n',
      'check.mjs': `${script}
const write = (file, value) => fs.writeFileSync(file, JSON.stringify(value));
const compilerOptions = { rootDir: 'src' };
const failure = (tsconfig) => {
  write('tsconfig.json', tsconfig);
  const { stderr } = rslib();
  const paths = [...stderr.matchAll(/paths were '(.*?)'/g)].map(([, text]) => text);
  return [/TS\\d+/.exec(stderr)?.[0], ...paths].join(' ').replaceAll('"' + process.cwd() + '"', 'project');
};
fs.mkdirSync('config');
write('config/tsconfig.json', { compilerOptions: { strict: true }, include: ['src'] });
console.log('extends:', failure({ extends: './config/tsconfig.json', compilerOptions }));
console.log('script:', fs.existsSync('dist/index.js'));
console.log('outDir:', failure({ compilerOptions: { ...compilerOptions, outDir: '.' } }));
write('tsconfig.json', { compilerOptions, include: ['src'] });
const shown = node('node_modules/typescript/bin/tsc', '-p', 'tsconfig.json', '--showConfig').stdout;
console.log('showConfig:', JSON.stringify(JSON.parse(shown).files));
`,
    },
    packages: ['typescript'],
    command: 'node check.mjs',
    shows: [
      'keeps extends: TS18003 ["config/src"] []',
      'keeps script: true',
      'keeps outDir: TS18003 ["**/*"] [project]',
      'keeps showConfig: ["./src/index.ts"]',
    ],
  },
  'vite-entry': {
    files: {
      'package.json': manifest(),
      'node_modules/crate-exports/package.json':
        '{ "name": "crate-exports", "version": "1.0.0", "type": "module", "exports": "./dist/index.js" }',
      'node_modules/crate-main/package.json':
        '{ "name": "crate-main", "version": "1.0.0", "type": "module", "main": "./dist/index.js" }',
      'check.mjs': `import fs from 'node:fs';
import { createServer } from 'vite';

const load = async (name) => {
  fs.writeFileSync(name + '.js', "export * from 'crate-" + name + "';\\n");
  const server = await createServer({ server: { middlewareMode: true }, logLevel: 'silent', ssr: { noExternal: true } });
  const found = await server.ssrLoadModule('/' + name + '.js').then(({ crates }) => crates, (error) => error.message);
  await server.close();
  return found;
};
console.log('exports:', await load('exports'));
console.log('main:', await load('main'));
fs.mkdirSync('node_modules/crate-main/dist');
fs.writeFileSync('node_modules/crate-main/dist/index.js', 'export const crates = 12;\\n');
console.log('built:', await load('main'));
`,
    },
    packages: ['vite'],
    command: 'node check.mjs',
    shows: [
      'keeps exports: Failed to resolve entry for package "crate-exports"',
      'keeps main: Failed to resolve entry for package "crate-main"',
      'keeps built: 12',
    ],
  },
  'publish-folder': {
    files: {
      'package.json': manifest({
        name: 'units',
        version: '0.1.0',
        publishConfig: {directory: 'dist'},
      }),
      'dist/package.json':
        '{ "name": "units", "version": "0.1.0", "type": "module", "exports": "./index.js" }',
      'dist/index.js': 'export const crates = 12;\n',
      'check.mjs': `${script}
Object.assign(process.env, { CI: '1', HOME: process.cwd() });
node('node_modules/pnpm/bin/pnpm.cjs', 'pack');
const { stdout } = spawnSync('tar', ['tf', fs.existsSync('dist/units-0.1.0.tgz') ? 'dist/units-0.1.0.tgz' : 'units-0.1.0.tgz'], { encoding: 'utf8' });
console.log('pnpm packs:', stdout.trim().split('\\n').map((file) => file.replace('package/', '')).sort().join(' '));
`,
    },
    packages: ['pnpm'],
    command: 'node check.mjs',
    shows: ['keeps pnpm packs: index.js package.json'],
  },
  'paths-star': {
    files: {
      'package.json': manifest(),
      'rslib.config.ts': config("{ lib: [{ format: 'esm' }] }"),
      'tsconfig.json': '{ "compilerOptions": { "paths": { "*": ["./src/*"] } } }',
      'node_modules/tiny/package.json': '{ "name": "tiny", "version": "1.0.0" }',
      'node_modules/tiny/index.js': 'exports.tiny = 1;\n',
      'src/tiny.ts': "export const tiny = 'mine';\n",
      'src/index.ts': "export { tiny } from 'tiny';\n",
    },
    shows: ['keeps mine in dist/index.js'],
  },
  'kept-exports': {
    files: {
      'package.json': manifest(),
      'rslib.config.mjs': 'export default { lib: [{ bundle: false }] };\n',
      'src/index.ts': "import { App } from './app';\nexport { App };\nexport * from './folder';\n",
      'src/app.ts': "export const App = () => 'app';\n",
      'src/lazy.ts': "export const load = () => import('./app');\n",
      'src/folder/index.ts': 'export const more = 1;\n',
      'src/env.d.ts': 'declare const stage: string;\n',
      'check.mjs': `${script}
import { rspack } from '@rspack/core';

rslib();
const entry = './dist/index.js';
const output = { path: process.cwd(), filename: 'application.js' };
await new Promise((done) => rspack({ mode: 'production', entry, output }).run(done));
console.log('as an application:', /App|app\\b/.test(read('application.js')) ? 'exports' : 'only a runtime');
`,
    },
    packages: ['@rspack/core'],
    command: 'node check.mjs',
    shows: [
      'keeps export { App } from "./app.js"; in dist/index.js',
      'keeps export * from "./folder/index.js"; in dist/index.js',
      'keeps "./folder/index.js" in dist/index.js',
      'keeps export { load }; in dist/lazy.js',
      'omits dist/env.js',
      'omits dist/env.d.ts',
      'keeps as an application: only a runtime',
    ],
  },
  'outside-dts': {
    files: {
      'package.json': manifest(),
      'rslib.config.mjs': 'export default { lib: [{ bundle: false, dts: true }] };\n',
      'tsconfig.json':
        '{ "compilerOptions": { "rootDir": ".", "target": "ES2022", "module": "ESNext", "moduleResolution": "bundler", "types": [] }, "include": ["src", "tests"] }',
      'src/index.ts': 'export const one: number = 1;\n',
      'tests/one.test.ts': 'export const two: number = 2;\n',
    },
    packages: ['typescript'],
    shows: ['emits dist/tests/one.test.d.ts'],
  },
  'package-css-files': {
    files: {
      'package.json': manifest({devDependencies: {'@rslib/core': '*', 'plain-reset': '1'}}),
      'rslib.config.mjs': `const output = { target: 'web' };
export default {
  lib: [
    { bundle: false, output: { ...output, distPath: 'dist/files' } },
    { output: { ...output, distPath: 'dist/bundle' } },
  ],
};
`,
      'src/index.ts': "import 'plain-reset/reset.css';\nexport const one = 1;\n",
      'node_modules/plain-reset/package.json': '{ "name": "plain-reset", "version": "1.0.0" }',
      'node_modules/plain-reset/reset.css': '* {\n  margin: 0;\n}\n',
      'check.mjs': `${script}
rslib();
console.log('files:', read('dist/files/index.js').split('\\n')[0]);
console.log('node:', node('dist/files/index.js').stderr.match(/Unknown file extension "[.]css"/)?.[0]);
console.log('bundle:', read('dist/bundle/index.css').match(/margin: 0/)?.[0]);
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps files: import "plain-reset/reset.css";',
      'keeps node: Unknown file extension ".css"',
      'keeps bundle: margin: 0',
    ],
  },
  'binding-mismatch': {
    files: {
      'package.json': manifest(),
      'check.mjs': `${script}
import path from 'node:path';

const folder = (name, from) => path.dirname(createRequire(fs.realpathSync(from) + '/x.js').resolve(name + '/package.json'));
const load = (binding) => {
  fs.rmSync('other', { recursive: true, force: true });
  fs.mkdirSync('other/node_modules/@rspack', { recursive: true });
  fs.cpSync(core, 'other/node_modules/@rspack/core', { recursive: true, dereference: true, filter: (file) => !file.startsWith(core + '/node_modules') });
  fs.symlinkSync(binding, 'other/node_modules/@rspack/binding');
  for (const name of ['@rspack/lite-tapable', '@swc/helpers']) {
    fs.mkdirSync(path.dirname('other/node_modules/' + name), { recursive: true });
    try {
      fs.symlinkSync(folder(name, core), 'other/node_modules/' + name);
    } catch {}
  }
  const text = "import { rspack } from '@rspack/core'; rspack({ entry: {} }); console.log('runs'); process.exit();";
  fs.writeFileSync('other/load.mjs', text);
  const { stdout, stderr } = node('other/load.mjs');
  return stdout.trim() || (/TypeError: (.*)/.exec(stderr)?.[1] ?? stderr);
};
const core = folder('@rspack/core', folder('@rsbuild/core', 'node_modules/@rslib/core'));
console.log('same version:', load(folder('@rspack/binding', core)));
console.log('different versions:', load(folder('@rspack/binding', 'node_modules/@rspack/core')));
`,
    },
    packages: ['@rspack/core'],
    command: 'node check.mjs',
    shows: ['keeps same version: runs', 'keeps different versions: JsCache is not a constructor'],
  },
  'peer-of-peer': {
    files: {
      'package.json': manifest({peerDependencies: {host: '1'}}),
      'rslib.config.ts': config("{ lib: [{ format: 'esm' }] }"),
      'node_modules/host/package.json':
        '{ "name": "host", "version": "1.0.0", "main": "index.js", "dependencies": { "inner": "1" } }',
      'node_modules/host/index.js': "exports.host = require('inner').inner;\n",
      'node_modules/inner/package.json': '{ "name": "inner", "version": "1.0.0" }',
      'node_modules/inner/index.js': "exports.inner = 'inner was here';\n",
      'src/index.ts': "export { host } from 'host';\n",
    },
    shows: ['drops inner was here'],
  },
  'optional-peer': {
    files: {
      'package.json': manifest({
        peerDependencies: {'form-kit': '1'},
        peerDependenciesMeta: {'form-kit': {optional: true}},
      }),
      'rslib.config.mjs':
        "export default { lib: [{}], source: { entry: { index: './src/index.ts', plain: './src/plain.ts' } } };\n",
      'src/index.ts':
        "export const forms = async () => (await import('form-kit')).fields;\nexport { plain } from './plain';\n",
      'src/plain.ts': 'export const plain = 1;\n',
      'check.mjs': `${script}
rslib();
const { plain, forms } = await import('./dist/index.js');
console.log('plain: ' + plain + ', forms:', await forms().catch(({ code }) => code));
const application = (entry) => {
  fs.mkdirSync('app/node_modules/library', { recursive: true });
  fs.cpSync('dist', 'app/node_modules/library', { recursive: true });
  fs.writeFileSync('app/package.json', '{ "type": "module" }');
  fs.writeFileSync('app/main.js', "export * from 'library/" + entry + ".js';");
  const { status, stderr } = rslib('--root', 'app', '--entry', './main.js');
  return status === 0 ? 'built' : (/Can't resolve '.*?'/.exec(stderr)?.[0] ?? stderr);
};
console.log('application:', application('index'));
console.log('application with the other entry:', application('plain'));
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps import("form-kit") in dist/index.js',
      'keeps plain: 1, forms: ERR_MODULE_NOT_FOUND',
      "keeps application: Can't resolve 'form-kit'",
      'keeps application with the other entry: built',
    ],
  },
  'item-order': {
    files: {
      'package.json': manifest(),
      'items.mjs': `export const core = { source: { entry: { core: './src/core.ts' } }, output: { distPath: 'dist/core' } };
export const app = { source: { entry: { app: './src/app.ts' } }, output: { distPath: 'dist/app' } };
`,
      'rslib.config.mjs':
        "import { app, core } from './items.mjs';\nexport default { lib: [core, app] };\n",
      'core.config.mjs': "import { core } from './items.mjs';\nexport default { lib: [core] };\n",
      'app.config.mjs': "import { app } from './items.mjs';\nexport default { lib: [app] };\n",
      'src/core.ts': 'export const core = 1;\n',
      'src/app.ts': "export { core } from '../dist/core/core.js';\n",
      'check.mjs': `${script}
rslib();
console.log('one config:', /Can't resolve '.*?'/.exec(rslib().stderr)?.[0]);
rslib('-c', 'core.config.mjs');
console.log('two configs:', rslib('-c', 'app.config.mjs').status === 0 ? 'built' : 'failed');
`,
    },
    command: 'node check.mjs',
    shows: ["keeps one config: Can't resolve '../dist/core/core.js'", 'keeps two configs: built'],
  },
  'jsx-both': {
    files: {
      'package.json': manifest({devDependencies: {'@rslib/core': '*', react: '*'}}),
      'rslib.config.mjs': `import { pluginReact } from '@rsbuild/plugin-react';

export default { lib: [{}], source: { entry: { index: './src/index.tsx' } }, output: { target: 'web' }, plugins: [pluginReact()] };
`,
      'src/index.tsx': 'export const Price = () => <b>1</b>;\n',
    },
    packages: ['@rsbuild/plugin-react', '@rsbuild/core', 'react'],
    shows: [
      'keeps react-jsx-runtime.development.js in dist/index.js',
      'keeps react-jsx-runtime.production.js in dist/index.js',
    ],
  },
  'both-exports': {
    files: {
      'package.json': manifest(),
      'rslib.config.mjs': `const footer = { js: 'module.exports = exports.default;' };
export default {
  lib: [
    { format: 'cjs', output: { distPath: 'dist/usual' } },
    { format: 'cjs', footer, output: { distPath: 'dist/footer' } },
  ],
};
`,
      'src/index.ts': 'export default function main() {}\nexport const helper = 1;\n',
      'check.mjs': `${script}
const { stdout, stderr } = rslib();
process.stdout.write(stdout);
process.stderr.write(stderr);
const names = (folder) => Object.keys(createRequire(import.meta.url)('./dist/' + folder + '/index.cjs')).join() || 'none';
console.log('usual:', names('usual'));
console.log('with the footer:', names('footer'));
`,
    },
    command: 'node check.mjs',
    shows: ['keeps usual: default,helper', 'silent', 'keeps with the footer: none'],
  },
  'cjs-footer-files': {
    files: {
      'package.json': manifest(),
      'rslib.config.mjs': `const js = "if (Object.keys(exports).join() === 'default') module.exports = exports.default;";
export default { lib: [{ format: 'cjs', bundle: false, footer: { js } }] };
`,
      'src/fire.ts': "export default () => 'fired';\n",
      'src/both.ts':
        "import fire from './fire';\nexport default () => fire() + '!';\nexport const cone = 6;\n",
      'check.mjs': `${script}
rslib();
const require = createRequire(import.meta.url);
const both = require('./dist/both.cjs');
console.log('sole default: ' + typeof require('./dist/fire.cjs') + ', both:', typeof both);
console.log('imported:', both.default());
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps module.exports = exports.default; in dist/both.cjs',
      'keeps sole default: function, both: object',
      'keeps imported: fired!',
    ],
  },
  'dirname-files': {
    files: {
      'package.json': manifest(),
      'rslib.config.mjs': `const shims = { esm: { __dirname: true } };
export default {
  lib: [
    { bundle: false, shims, output: { distPath: 'dist/files' } },
    { shims, source: { entry: { index: './src/index.ts' } }, output: { distPath: 'dist/one' } },
  ],
};
`,
      'src/index.ts': "export { here } from './deep/here';\n",
      'src/deep/here.ts': 'export const here = __dirname;\n',
      'check.mjs': `${script}
import path from 'node:path';

rslib();
const here = async (folder) => path.relative('', (await import('./dist/' + folder + '/index.js')).here);
console.log('files:', await here('files'));
console.log('bundle:', await here('one'));
`,
    },
    command: 'node check.mjs',
    shows: ['keeps files: dist/files/deep', 'keeps bundle: dist/one'],
  },
  'bundled-react-types': {
    files: {
      'package.json': manifest({
        name: 'seats',
        version: '1.0.0',
        devDependencies: {'@rslib/core': '*', '@types/react': '*', react: '*'},
      }),
      'rslib.config.mjs':
        "export default { lib: [{ dts: { bundle: { bundledPackages: ['@types/react'] } } }] };\n",
      'tsconfig.json':
        '{ "compilerOptions": { "rootDir": "src", "target": "ES2022", "module": "ESNext", "moduleResolution": "bundler", "skipLibCheck": true }, "include": ["src"] }',
      'src/index.ts':
        "import type { ReactNode } from 'react';\n\nexport interface PriceProps {\n  children: ReactNode;\n}\n",
    },
    packages: ['@microsoft/api-extractor', '@types/react', 'typescript'],
    shows: ['fails Internal Error: Unable to analyze the export'],
  },
  'mf-type-error': {
    files: {
      'package.json': JSON.stringify({
        name: 'chips',
        version: '1.0.0',
        type: 'module',
        devDependencies: {'@rslib/core': '*'},
      }),
      'rslib.config.mjs': `import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';

const plugin = pluginModuleFederation({ name: 'chips', exposes: { '.': './src/index.ts' } });
export default { lib: [{ format: 'mf', plugins: [plugin] }], output: { target: 'web' } };
`,
      'tsconfig.json':
        '{ "compilerOptions": { "rootDir": "src", "target": "ES2022", "module": "ESNext", "moduleResolution": "bundler", "strict": true, "types": [] }, "include": ["src"] }',
      'src/index.ts': "export const degrees: number = 'warm';\n",
    },
    packages: ['@module-federation/rsbuild-plugin', '@rsbuild/core', 'typescript'],
    shows: [
      'keeps Failed to generate type declaration',
      'keeps #TYPE-001',
      'omits dist/@mf-types.zip',
      'passes',
    ],
  },
  'webpack-chain': {
    files: {
      'package.json': manifest(),
      'rslib.config.mjs':
        "export default { lib: [{}], plugins: [{ name: 'for-rsbuild-1', setup: (api) => api.modifyWebpackChain(() => {}) }] };\n",
      'src/index.ts': 'export const one = 1;\n',
    },
    shows: ['fails api.modifyWebpackChain is not a function'],
  },
};
