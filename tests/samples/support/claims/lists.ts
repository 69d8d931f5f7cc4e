/** What items of lists say: pitfalls of Storybook, publishing, Changesets. */
import {config, manifest, type Claim} from './claim';
import {buildScript} from './guideScript';

export const lists: Readonly<Record<string, Claim>> = {
  'storybook-traps': {
    files: {
      'package.json': manifest({devDependencies: {'@rslib/core': '*', typescript: '*'}}),
      'rslib.config.mjs': config(`{
  lib: [
    { bundle: false, dts: true, output: { target: 'node' }, plugins: [{ name: 'of-the-first', setup() {} }] },
    { bundle: false },
  ],
}`),
      'none.mjs': config("{ source: { define: { SHARED: '1' } } }"),
      'less.mjs': config(
        "{ lib: [{ bundle: false, source: { entry: { index: ['./src/**', '!./src/**/*.stories.*'] } }, output: { distPath: 'less' } }] }",
      ),
      'tsconfig.json':
        '{ "compilerOptions": { "rootDir": "src", "module": "esnext", "moduleResolution": "bundler", "types": [] }, "include": ["src", "stories"] }',
      'src/index.ts': 'export const now = 1;\n',
      'src/chip.stories.ts': 'export const calm = 1;\n',
      'stories/loud.ts': 'export const loud = 1;\n',
      'check.mjs': `${buildScript}
import { rsbuildFinal } from './node_modules/storybook-addon-rslib/dist/preset.js';

const merged = (options) =>
  rsbuildFinal({}, { rslib: options }).then(
    ({ plugins = [], output = {}, source }) => [plugins.map(({ name }) => name).join() || 'no plugin', 'target ' + output.target, JSON.stringify(source?.define)].join(', '),
    (error) => String(error.message),
  );
say('first item', await merged({}));
say('second item', await merged({ libIndex: 1 }));
say('out of range', await merged({ libIndex: 3 }));
say('without lib', await merged({ configPath: 'none.mjs' }));
say('without lib, libIndex false', await merged({ configPath: 'none.mjs', libIndex: false }));
const built = rslib();
say('stories in include', /TS\\d+/.exec(built.stdout + built.stderr)?.[0]);
rslib('-c', 'less.mjs');
say('excluded stories', fs.readdirSync('less').join(' '));
`,
    },
    packages: ['storybook-addon-rslib', '@rsbuild/core', 'typescript'],
    command: 'node check.mjs',
    shows: [
      'keeps first item: of-the-first, target node',
      'keeps second item: no plugin, target undefined',
      'keeps out of range: Lib config not found at index 3, expect a lib config but got undefined',
      "keeps without lib: Cannot read properties of undefined (reading '0')",
      'keeps without lib, libIndex false: no plugin, target undefined, {"SHARED":"1"}',
      'keeps stories in include: TS6059',
      'keeps excluded stories: index.js',
    ],
  },
  'npm-rules': {
    files: {
      'package.json': JSON.stringify({name: 'ferry', version: '1.0.0', files: ['dist']}),
      'README.md': 'Ferry\n',
      LICENSE: 'MIT\n',
      'dist/index.js': 'export const fare = 4;\n',
      'check.mjs': `${buildScript}
const npm = process.execPath.replace(/bin.node$/, 'lib/node_modules/npm/bin/npm-cli.js');
const said = (...args) => {
  const { status, stdout, stderr } = node(npm, ...args, '--offline');
  return { status, text: stdout + stderr };
};
const publish = (fields, ...args) => {
  write('package.json', JSON.stringify({ name: 'ferry', version: '1.0.0', files: ['dist'], ...fields }));
  return said('publish', '--dry-run', ...args).text;
};
const seen = (text, ...words) => words.filter((word) => text.includes(word)).join(', ') || 'nothing';
const tag = 'You must specify a tag using --tag when publishing a prerelease version';
say('prerelease', seen(publish({ version: '1.0.0-beta.0' }), tag, '+ ferry'));
say('prerelease with a tag', seen(publish({ version: '1.0.0-beta.0' }, '--tag', 'next'), tag, 'with tag next'));
say('scoped', seen(publish({ name: '@ferry/fares' }), 'default access', 'public access'));
say('access', seen(publish({ name: '@ferry/fares', publishConfig: { access: 'public' } }), 'default access', 'public access'));
write('package.json', JSON.stringify({ name: 'ferry', version: '1.4.0', files: ['dist'] }));
say('packed', JSON.parse(said('pack', '--dry-run', '--json').text.replace(/^[^[]*/, ''))[0].files.map(({ path }) => path).join(' '));
const npmPublish = fs.readFileSync(npm.replace(/bin.npm-cli.js$/, 'lib/commands/publish.js'), 'utf8');
say('a lower version', /gte\\(highestVersion, manifest\\.version\\)[^]*highestVersionIsGreater && isDefaultTag[^]*Cannot implicitly apply/.test(npmPublish) ? 'needs a tag' : 'nothing');
said('version', 'minor');
say('npm version minor', JSON.parse(read('package.json')).version);
said('version', 'prerelease', '--preid', 'beta');
say('npm version prerelease', JSON.parse(read('package.json')).version);
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps prerelease: You must specify a tag using --tag when publishing a prerelease version',
      'keeps prerelease with a tag: with tag next',
      'keeps scoped: default access',
      'keeps access: public access',
      'keeps packed: LICENSE README.md dist/index.js package.json',
      'keeps a lower version: needs a tag',
      'keeps npm version minor: 1.5.0',
      'keeps npm version prerelease: 1.5.1-beta.0',
    ],
  },
  'changeset-pre': {
    files: {
      'package.json': JSON.stringify({name: 'ferry-fares', version: '1.4.0', type: 'module'}),
      'check.mjs': `${buildScript}
const changeset = (...args) => node('node_modules/@changesets/cli/bin.js', ...args);
console.log(changeset('init').stdout);
say('folder', fs.readdirSync('.changeset').sort().join(' '));
write('.changeset/dogs.md', "---\\n'ferry-fares': minor\\n---\\n\\nDogs\\n");
console.log(changeset('pre', 'enter', 'next').stdout);
console.log(changeset('version').stderr);
say('version', JSON.parse(read('package.json')).version);
say('tag', JSON.parse(read('.changeset/pre.json')).tag);
changeset('pre', 'exit');
changeset('version');
say('after exit', JSON.parse(read('package.json')).version);
`,
    },
    packages: ['@changesets/cli'],
    command: 'node check.mjs',
    shows: [
      'keeps folder: README.md config.json',
      'keeps version: 1.5.0-next.0',
      'keeps tag: next',
      'keeps after exit: 1.5.0',
    ],
  },
  'pure-notes': {
    files: {
      'rslib.config.ts': config(
        "{ lib: [{ output: { distPath: 'dist/usual' } }, { output: { distPath: 'dist/min', minify: true } }] }",
      ),
      'src/index.ts':
        'const find = (name: string) => new Map([["red", 1]]).get(name);\nexport const red = /* @__PURE__ */ find("red");\n/* @__NO_SIDE_EFFECTS__ */\nexport function blue() {\n  return find("blue");\n}\nexport class Clock {\n  #speedOfHand = 1;\n  turnedByHand(amountOfTurns: number) {\n    return this.#speedOfHand * amountOfTurns;\n  }\n}\n',
    },
    shows: [
      'keeps __PURE__ in dist/usual/index.js',
      'drops __PURE__ in dist/min/index.js',
      'drops __NO_SIDE_EFFECTS__ in dist/usual/index.js',
      'drops __NO_SIDE_EFFECTS__ in dist/min/index.js',
      'drops #speedOfHand in dist/min/index.js',
      'drops amountOfTurns in dist/min/index.js',
      'keeps turnedByHand in dist/min/index.js',
    ],
  },
  'es5-wrapper': {
    files: {
      'rslib.config.ts': config(
        "{ output: { target: 'web' }, lib: [{ format: 'umd', umdName: 'tides', syntax: 'es5' }] }",
      ),
      'src/index.ts':
        'const names = [1, 2].map((one) => `tide ${one}`);\nexport default class Tide {\n  list = () => names;\n}\n',
    },
    shows: [
      'drops => in dist/index.js',
      'drops const in dist/index.js',
      'drops let in dist/index.js',
    ],
  },
  'subpath-file': {
    files: {
      'package.json': manifest({dependencies: {'shelf-kit': '1', clsx: '2'}}),
      'rslib.config.ts': config("{ lib: [{ format: 'esm' }, { format: 'cjs' }] }"),
      'src/index.ts': "import last from 'shelf-kit/last';\nexport const shown = last;\n",
      'node_modules/shelf-kit/package.json': '{ "name": "shelf-kit", "version": "1.0.0" }',
      'node_modules/shelf-kit/last.js': "module.exports = 'last one';\n",
      'check.mjs': `${buildScript}
rslib();
say('cjs', node('-p', "require('./dist/index.cjs').shown").stdout.trim());
say('esm', /ERR_\\w+/.exec(node('dist/index.js').stderr)?.[0] + ', ' + node('dist/index.js').stderr.includes('Did you mean to import'));
write('src/index.ts', "import last from 'shelf-kit/last.js';\\nexport const shown = last;\\n");
rslib();
say('with the extension', node('dist/index.js').status);
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps cjs: last one',
      'keeps esm: ERR_MODULE_NOT_FOUND, true',
      'keeps with the extension: 0',
    ],
  },
  'removed-comments': {
    files: {
      'rslib.config.ts': config(
        "{ lib: [{ dts: { distPath: './dist/api' } }, { format: 'cjs', dts: { isolated: true, distPath: './dist/isolated' } }] }",
      ),
      'tsconfig.json':
        '{ "compilerOptions": { "rootDir": "src", "module": "esnext", "moduleResolution": "bundler", "types": [], "removeComments": true }, "include": ["src"] }',
      'src/index.ts': '/** Degrees Celsius. */\nexport const boiling: number = 100;\n',
    },
    packages: ['typescript'],
    shows: ['drops Degrees in dist/api/index.d.ts', 'keeps Degrees in dist/isolated/index.d.ts'],
  },
  'const-enums': {
    files: {
      'package.json': manifest(),
      'rslib.config.ts': config('{ lib: [{ dts: true }] }'),
      'tsconfig.json':
        '{ "compilerOptions": { "rootDir": "src", "module": "esnext", "moduleResolution": "bundler", "types": [], "isolatedModules": true, "preserveConstEnums": true }, "include": ["src"] }',
      'src/index.ts':
        'export const enum Level {\n  Low = 1,\n}\nexport enum Side {\n  Left = 1,\n}\nexport const Mood = { Calm: 1 } as const;\n',
      'check.mjs': `${buildScript}
const { status, stdout, stderr } = rslib();
if (status) console.log(stdout + stderr);
say('declaration', read('dist/index.d.ts').includes('export declare const enum Level'));
say('both are objects', ['Low', 'Left'].every((name) => read('dist/index.js').includes('"' + name + '"')));
for (const name of ['Level.Low', 'Side.Left', 'Mood.Calm']) {
  const [owner] = name.split('.');
  write('main.ts', 'import { ' + owner + " } from './dist/index.js';\\nexport const used = " + name + ';\\n');
  const said = node('node_modules/typescript/bin/tsc', '--noEmit', '--ignoreConfig', '--isolatedModules', '--module', 'esnext', '--moduleResolution', 'bundler', '--target', 'es2022', 'main.ts');
  say(name, /TS\\d+/.exec(said.stdout)?.[0] ?? 'fine');
}
`,
    },
    packages: ['typescript'],
    command: 'node check.mjs',
    shows: [
      'keeps declaration: true',
      'keeps both are objects: true',
      'keeps Level.Low: TS2748',
      'keeps Side.Left: fine',
      'keeps Mood.Calm: fine',
    ],
  },
  'mf-rules': {
    files: {
      'src/index.ts':
        "export const here = import.meta.url;\nexport const load = () => import('./later');\n",
      'src/later.ts': 'export const later = 1;\n',
      'check.mjs': `${buildScript}
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
const mf = (id, environment, more = {}, output = {}) => ({
  id,
  format: 'mf',
  output: { distPath: 'dist/' + id, ...output },
  plugins: [pluginModuleFederation({ name: 'chips', exposes: { '.': './src/index.ts' }, dts: false, ...more }, environment ? { environment } : undefined)],
});
const of = (id) => (list('dist/' + id).includes('mf-manifest.json') ? 'manifest' : 'no manifest');
await build({ lib: [mf('named')] });
say('another id', list('dist/named').includes('.js') + ', ' + of('named'));
say('a build with another id', 'says: ' + (list('dist/named').includes('.js') ? 'succeeds|成功' : 'fails|失败'));
await build({ lib: [mf('given', 'given')] });
say('id given', of('given'));
const exposed = fs.readdirSync('dist/given').find((file) => file.includes('expose'));
say('import.meta.url', read('dist/given/' + exposed).includes('file://' + process.cwd() + '/src/index.ts') || fs.readdirSync('dist/given').some((file) => file.endsWith('.js') && read('dist/given/' + file).includes('file://')));
say('one name for all', (await build({ lib: [mf('same', 'same', {}, { filename: { js: 'remote.js' } })] })).includes('Multiple assets emit different content to the same filename'));
await build({ lib: [mf('entry', 'entry', { filename: 'remote.js' })] });
say('name of the entry', fs.existsSync('dist/entry/remote.js'));
process.exit();
`,
    },
    packages: ['@module-federation/rsbuild-plugin'],
    command: 'node check.mjs',
    shows: [
      'keeps another id: true, no manifest',
      'keeps a build with another id: says: succeeds|成功',
      'keeps id given: manifest',
      'keeps import.meta.url: true',
      'keeps one name for all: true',
      'keeps name of the entry: true',
    ],
  },
  'react-settings': {
    files: {
      'package.json': manifest({
        dependencies: {'react-compiler-runtime': '1'},
        peerDependencies: {react: '>=18'},
      }),
      'rslib.config.ts': `import { pluginReact } from '@rsbuild/plugin-react';
${config(`{
  output: { target: 'web' },
  lib: [
    { id: 'usual', bundle: false, plugins: [pluginReact({ reactCompiler: true })], output: { distPath: 'dist/usual' } },
    { id: 'older', bundle: false, plugins: [pluginReact({ reactCompiler: { target: '18' } })], output: { distPath: 'dist/older' } },
  ],
}`)}`,
      'src/index.js':
        'export function Price({ amount }) {\n  const shown = amount.toFixed(2);\n  return <b onClick={() => alert(shown)}>{shown}</b>;\n}\n',
    },
    packages: ['@rsbuild/plugin-react', 'react'],
    shows: [
      'keeps from "react/compiler-runtime" in dist/usual/index.js',
      'keeps from "react-compiler-runtime" in dist/older/index.js',
      'drops <b in dist/usual/index.js',
    ],
  },
  'module-variables': {
    files: {
      'src/index.ts':
        'declare const APP_NONCE: string;\ndeclare const APP_HASH: string;\nexport const nonce = () => APP_NONCE;\nexport const hash = () => APP_HASH;\n',
      'src/own.ts':
        'export const own = () => {\n  __webpack_public_path__ = __webpack_hash__;\n  return __webpack_nonce__;\n};\n',
      'src/bare.ts': 'export const nonce = () => APP_NONCE ?? 1;\n',
      'app.mjs':
        "import './set.mjs';\nimport { hash, nonce } from './dist/index.js';\nconsole.log(nonce(), hash());\n",
      'set.mjs': "__webpack_nonce__ = 'abc';\n",
      'check.mjs': `${buildScript}
import webpack from 'webpack';

const printed = ({ stdout, stderr }) => /ReferenceError/.exec(stderr)?.[0] ?? stdout.trim();
const checked = (name) => "typeof " + name + " === 'undefined' ? undefined : " + name;
const kept = (name) => '(' + checked(name) + ')';
await build({ lib: [{ source: { entry: { own: 'src/own.ts' } } }] });
const left = (name) => !read('dist/own.js').includes('__webpack_' + name + '__');
say('replaced', 'nonce ' + left('nonce') + ', hash ' + left('hash') + ', path ' + left('public_path'));
const one = (entry, define) => build({ source: { define, entry }, lib: [{}] });
const values = { APP_NONCE: kept('__webpack_nonce__'), APP_HASH: kept('__webpack_hash__') };
await one({ index: 'src/index.ts' }, values);
await new Promise((done) =>
  webpack({ mode: 'production', target: 'node', entry: './app.mjs', output: { path: process.cwd() + '/site' } }, (_, { hash }) => {
    const [first, second] = printed(node('site/main.js')).split(' ');
    say('in webpack', first + ', hash ' + (second === hash));
    done();
  }),
);
await build({ lib: [{ format: 'cjs', source: { entry: { app: './app.mjs' } }, output: { distPath: 'app' } }] });
const [first, second] = printed(node('app/app.cjs')).split(' ');
say('in Rspack', first + ', hash ' + /^[0-9a-f]{16}$/.test(second));
const inNode = (file) => printed(node('-e', "import('./dist/" + file + ".js').then(({ nonce }) => console.log(nonce()))"));
const usual = inNode('index');
await one({ bare: 'src/bare.ts' }, { APP_NONCE: '__webpack_nonce__' });
say('in Node.js', usual + ', without the check ' + inNode('bare'));
await one({ bare: 'src/bare.ts' }, { APP_NONCE: checked('__webpack_nonce__') });
say('without parentheses, APP_NONCE ?? 1', inNode('bare'));
for (const format of ['cjs', 'umd', 'bundleless']) {
  const more = format === 'bundleless' ? { bundle: false } : { format };
  await build({ source: { define: values, entry: { index: 'src/index.ts' } }, lib: [{ ...more, output: { distPath: 'kept/' + format } }] });
  const code = read('kept/' + format + '/index.' + (format === 'cjs' ? 'cjs' : 'js'));
  say(format, 'nonce ' + code.includes('__webpack_nonce__') + ', hash ' + code.includes('__webpack_hash__'));
}
`,
    },
    packages: ['webpack'],
    command: 'node check.mjs',
    shows: [
      'keeps replaced: nonce true, hash true, path true',
      'keeps in webpack: abc, hash true',
      'keeps in Rspack: abc, hash true',
      'keeps in Node.js: undefined, without the check ReferenceError',
      'keeps without parentheses, APP_NONCE ?? 1: undefined',
      'keeps cjs: nonce true, hash true',
      'keeps umd: nonce true, hash true',
      'keeps bundleless: nonce true, hash true',
    ],
  },
  'runtime-define': {
    files: {
      'src/index.ts': 'declare const HOST: unknown;\nexport const host = HOST;\n',
      'check.mjs': `${buildScript}
const define = { HOST: '__webpack_require__' };
const said = await build({ lib: [{ format: 'cjs', source: { define } }] });
say('cjs', read('dist/index.cjs').includes('var __webpack_require__ = {}') ? 'own runtime' : said);
say('bundleless fails', (await build({ lib: [{ bundle: false, source: { define } }] })) !== '' && !fs.existsSync('dist/index.js'));
await build({ lib: [{ source: { define } }] });
say('esm', read('dist/index.js').split('\\n')[0]);
write('src/old.cjs', 'exports.old = 1;');
write('src/both.ts', "import { old } from './old.cjs';\\nexport * from './index';\\nexport const both = old;\\n");
await build({ lib: [{ source: { define, entry: { both: 'src/both.ts' } } }] });
say('esm with a runtime', ['both', 'rslib-runtime'].some((name) => fs.existsSync('dist/' + name + '.js') && /function __webpack_require__[(]|var __webpack_require__ =/.test(read('dist/' + name + '.js'))) ? 'own runtime' : read('dist/both.js'));
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps cjs: own runtime',
      'keeps esm: const host = __webpack_require__;',
      'keeps esm with a runtime: own runtime',
      'keeps bundleless fails: true',
    ],
  },
  'unbuild-stub': {
    files: {
      'package.json': JSON.stringify({
        name: 'boats',
        type: 'module',
        main: './dist/index.mjs',
        exports: {'.': './dist/index.mjs'},
      }),
      'src/index.ts': 'export const boat = 1;\n',
      'check.mjs': `${buildScript}
const said = node('node_modules/unbuild/dist/cli.mjs', '--stub');
const stub = fs.existsSync('dist/index.mjs') ? read('dist/index.mjs') : said.stdout + said.stderr;
say('stub', ['jiti', process.cwd()].map((word) => stub.includes(word)).join());
say('in the stub', 'says: ' + [stub.includes('/jiti') ? 'need jiti|依赖 jiti' : 'something else', stub.includes('"' + process.cwd()) ? 'absolute|绝对' : 'relative|相对'].join(', '));
`,
    },
    packages: ['unbuild', 'typescript'],
    command: 'node check.mjs',
    shows: ['keeps stub: true,true', 'keeps in the stub: says: need jiti|依赖 jiti, absolute|绝对'],
  },
  'less-inline': {
    files: {
      'src/index.ts': "import './chip.less';\n",
      'src/chip.less': '.chip { width: `1 + 1`; }\n',
      'check.mjs': `${buildScript}
import { pluginLess } from '@rsbuild/plugin-less';
const said = async (options) => build({ lib: [{}], output: { target: 'web' }, plugins: [pluginLess(options)] });
say('usual', (await said()).includes('Inline JavaScript is not enabled'));
say('off', (await said({ lessLoaderOptions: { lessOptions: { javascriptEnabled: false } } })).includes('Inline JavaScript is not enabled'));
`,
    },
    packages: ['@rsbuild/plugin-less'],
    command: 'node check.mjs',
    shows: ['keeps usual: false', 'keeps off: true'],
  },
};
