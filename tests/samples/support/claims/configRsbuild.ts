/** What the reference of Rsbuild's options says in words. */
import {asPackage, manifest, script, type Claim} from './claim';
import {buildScript} from './guideScript';

/** An installed package with a second module. */
const withLeaf = (name: string): Record<string, string> => ({
  ...asPackage(name),
  [`node_modules/${name}/package.json`]: JSON.stringify({
    name,
    type: 'module',
    exports: {'.': './index.js', './leaf': './leaf/index.js'},
  }),
  [`node_modules/${name}/leaf/index.js`]: `export const leaf = 'leaf of ${name}';\n`,
});

export const configRsbuild: Readonly<Record<string, Claim>> = {
  'source-rules': {
    files: {
      'package.json': manifest({
        name: 'chips',
        version: '1.0.0',
        dependencies: {listed: '1', '@swc/helpers': '*'},
      }),
      'tsconfig.json': '{ "compilerOptions": { "types": [] }, "include": ["src"] }',
      '.browserslistrc': 'ie 11\n',
      ...asPackage('listed'),
      ...asPackage('outer'),
      ...asPackage('inner'),
      'node_modules/outer/index.js': "export { inner as outer } from 'inner';\n",
      'node_modules/outer/node_modules/inner/package.json':
        '{ "name": "inner", "version": "2.0.0", "type": "module", "exports": "./index.js" }',
      'node_modules/outer/node_modules/inner/index.js':
        "export const inner = 'second inner was here';\n",
      'src/index.ts': 'export const one = (text) => text ?? 1;\n',
      'src/page.ts': 'console.log(1);\n',
      'src/apis.ts':
        'export const last = (list) => list.at(-1);\nexport const both = () => Promise.withResolvers();\n',
      'src/imports.ts':
        "import { readFileSync } from 'node:fs';\nimport { listed } from 'listed';\nimport { own } from 'own';\n\nexport default [readFileSync, listed, own];\n",
      'src/copies.ts': "export { inner } from 'inner';\nexport { outer } from 'outer';\n",
      'src/legal.ts':
        '/** @license ISC */\nexport const one = 1;\n/*! notice */\nexport const two = 2;\n/* usual */\nexport const three = 3;\n',
      'src/plain.js': 'export const plain = (text) => (text ??= 1);\n',
      'src/mark.js': 'export const mark = __MARK__;\n',
      'src/mark.ts': 'export const mark: string = __MARK__;\n',
      'src/decorated.ts':
        'const frozen = (target: unknown, _: unknown): void => void Object.freeze(target);\n\n@frozen\nexport class Shelf {}\n',
      'src/undecorated.ts': 'export class Shelf {}\n',
      'src/assets.ts':
        "import a from './a.png';\nimport b from './b.woff2';\nimport c from './c.mp3';\nimport d from './d.mp4';\n\nexport default [a, b, c, d];\n",
      'src/a.png': '',
      'src/b.woff2': '',
      'src/c.mp3': '',
      'src/d.mp4': '',
      'src/font.ts': "import './font.css';\n",
      'src/font.css': "@font-face {\n  font-family: chips;\n  src: url('./b.woff2');\n}\n",
      'src/lazy.ts': "export const lazy = () => [import('./big-first'), import('./big-last')];\n",
      'src/big.ts': `export const big = '${'x'.repeat(30_000)}';\n`,
      'src/big-first.ts': "import { big } from './big';\n\nexport const first = [big];\n",
      'src/big-last.ts': "import { big } from './big';\n\nexport const last = [big, big];\n",
      'src/first.ts': "import { outer } from 'outer';\n\nexport const first = [outer];\n",
      'src/last.ts': "import { outer } from 'outer';\n\nexport const last = [outer, outer];\n",
      'styled/package.json': '{ "type": "module" }',
      'styled/postcss.config.mjs': "export default { plugins: [{ postcssPlugin: 'own' }] };\n",
      'styled/src/index.js': 'export const one = 1;\n',
      'cached/package.json': '{ "type": "module" }',
      'cached/src/index.js': 'export const one = (text = process.env.PUBLIC_API) => text ?? 1;\n',
      'greet.config.mjs':
        "console.log('config is read');\nexport default { logLevel: 'error', output: { distPath: 'out' }, lib: [{}] };\n",
      'check.mjs': `${script}
import { setTimeout } from 'node:timers/promises';
import path from 'node:path';
import { createRslib } from '@rslib/core';

const item = (id, more = {}, output = {}) => ({ id, ...more, output: { ...output, distPath: 'dist/' + id } });
const of = (index) => ({ source: { entry: { index } } });
const create = (lib, more = {}, cwd = '.') => createRslib({ cwd: path.resolve(cwd), config: { logLevel: 'error', performance: { buildCache: false }, ...more, lib } });
const build = async (...args) => (await (await create(...args)).build()).close();
const inspect = async (...args) => (await (await create(...args)).inspectConfig()).origin;
const code = (name) => read('dist/' + name);
const run = (cwd, config, ...args) => {
  fs.writeFileSync(cwd + '/own.config.mjs', 'export default ' + JSON.stringify(config));
  const { stdout, stderr } = spawnSync(process.execPath, [path.resolve(bin), '-c', 'own.config.mjs', ...args], { cwd, encoding: 'utf8' });
  return stdout + stderr;
};

const out = { distPath: 'out' };
const quiet = [...['esm', 'cjs', 'umd', 'iife'].map((format) => ({ format })), { bundle: false, id: 'bundleless' }].filter(({ id, ...one }) => {
  const said = run('.', { logLevel: 'error', output: out, ...of('src/page.ts'), lib: [one] });
  // Below npm, the tool prints an empty line first.
  return said.trimStart().startsWith('Rslib') && !/build started|built in|File [(]/.test(said);
});
console.log('quiet formats:', quiet.map(({ id, format }) => id ?? format).join(' '));
const greeted = rslib('-c', 'greet.config.mjs').stdout;
console.log('order:', greeted.indexOf('Rslib v') < greeted.indexOf('config is read') ? 'greeting config' : 'config greeting');
console.log(run('.', { lib: [{ syntax: ['nonsense 5'], output: out }] }));

await build([
  item('apis', { syntax: 'es2015', ...of('src/apis.ts') }),
  item('listed', {}),
  item('imports', of('src/imports.ts'), { externals: ['own'] }),
  item('aliased', { resolve: { alias: { listed: './src/index.ts' }, conditionNames: ['none'], mainFields: ['none'] }, ...of('src/imports.ts') }, { externals: ['own'] }),
  item('copies', of('src/copies.ts')),
  item('deduped', { resolve: { dedupe: ['inner'] }, ...of('src/copies.ts') }),
  item('legal', of('src/legal.ts'), { minify: true }),
  item('excluded', { syntax: 'es2015', source: { exclude: [/plain[.]js$/], entry: { index: 'src/plain.js' } } }),
  ...['js', 'ts'].map((end) => item('mark-' + end, { tools: { swc: { jsc: { transform: { optimizer: { globals: { vars: { __MARK__: '"replaced"' } } } } } } }, ...of('src/mark.' + end) })),
  item('decorated', of('src/decorated.ts')),
  item('undecorated', of('src/undecorated.ts')),
  item('helped', { externalHelpers: true, ...of('src/decorated.ts') }),
  item('assets', of('src/assets.ts')),
  item('font', of('src/font.ts'), { target: 'web', injectStyles: true, dataUriLimit: 4096 }),
  item('won', { tools: { rspack: { output: { filename: 'own.js' } } } }, { filename: { js: 'usual.js' } }),
  item('split', { format: 'cjs', splitChunks: { preset: 'single-vendor' }, source: { entry: { first: 'src/first.ts', last: 'src/last.ts' } } }),
  item('whole', { format: 'cjs', source: { entry: { first: 'src/first.ts', last: 'src/last.ts' } } }),
]);
if (!/withResolvers[(][)]/.test(code('apis/index.js')) || !code('apis/index.js').includes('.at(-1)')) console.log('withResolvers lowered');
if (!code('listed/index.js').includes('??')) console.log('browserslist read');
console.log('externals added to:', ['own', 'listed', 'node:fs'].filter((name) => code('imports/index.js').includes('from "' + name + '"')).join(' '));
console.log('external resolved:', !code('aliased/index.js').includes('from "listed"'));
const copies = (name) => code(name + '/index.js').match(/inner was here/g).length;
console.log('copies:', copies('copies'), 'deduped copies:', copies('deduped'));
console.log('legal comments:', ['@license', '/*!'].filter((text) => code('legal/index.js.LICENSE.txt').includes(text)).join(' '), code('legal/index.js.LICENSE.txt').includes('usual'));
console.log('excluded file bundled as it is:', /[?][?]=/.exec(code('excluded/index.js'))?.[0]);
console.log('tools.swc reaches:', ['js', 'ts'].filter((end) => code('mark-' + end + '/index.js').includes('replaced')).join(' '));
const size = (name) => fs.statSync('dist/' + name).size;
console.log('decorator helpers in kB:', Math.round((size('decorated/index.js') - size('undecorated/index.js')) / 1000));
console.log('decorator helpers imported:', /from "@swc[/]helpers[/]_[/]_apply_decs/.test(code('helped/index.js')));
console.log('assets by default:', fs.readdirSync('dist/assets/static', { recursive: true }).map((name) => path.basename(name)).filter((name) => name.includes('.')).sort().join(' '));
console.log('module defined before module.id:', code('font/index.js').includes('module.id'), code('font/index.js').indexOf('module') < code('font/index.js').indexOf('module.id'));
console.log('tools win:', fs.readdirSync('dist/won').join());
console.log('shared file costs more than 3 kB:', ['first', 'last'].every((name) => size('split/' + name + '.cjs') - size('whole/' + name + '.cjs') > 3000));

const { environmentConfigs } = await inspect(['esm', 'cjs', 'umd', 'iife'].map((format) => ({ format })));
console.log('output.module:', Object.entries(environmentConfigs).map(([name, { output }]) => name + ' ' + output.module).join(' '));
await build([item('unsplit', { format: 'cjs', splitChunks: false, ...of('src/lazy.ts') })]);
console.log('splitChunks false: shared module in its own file', fs.readdirSync('dist/unsplit').some((name) => code('unsplit/' + name).includes('xxxx') && !/first|last/.test(code('unsplit/' + name))));
const rspack = async (change) => (await inspect([{ tools: { rspack: change } }])).bundlerConfigs[0];
const merged = await rspack({ output: { chunkLoadingGlobal: 'own' } });
const modified = await rspack((config) => void (config.output.chunkLoadingGlobal = 'own'));
const replaced = await rspack(() => ({ entry: {} }));
console.log('tools.rspack:', merged.output.chunkLoadingGlobal === 'own' && merged.output.filename ? 'object merged,' : '', modified.output.chunkLoadingGlobal === 'own' && modified.output.filename ? 'function modifies,' : '', Object.keys(replaced).join() === 'entry' || !replaced.output ? 'function replaces' : '');
let found;
await inspect([{ tools: { bundlerChain: (chain, { CHAIN_ID }) => void (found = [chain.module.rules.has(CHAIN_ID.RULE.JS), Object.keys(chain.plugins.entries() ?? {}).length > 0]) } }]);
console.log('chain:', found[0] ? 'rule js' : 'none', 'plugins', found[1]);
const loads = async (more, cwd) => JSON.stringify((await inspect([{ output: { target: 'web' }, ...more }], {}, cwd)).bundlerConfigs[0].module.rules).includes('postcss-loader');
console.log('postcss-loader: without plugins', await loads({}, '.') + ',', 'here', await loads({ tools: { postcss: { postcssOptions: { plugins: [{ postcssPlugin: 'own' }] } } } }, '.') + ',', 'in a file', await loads({}, 'styled'));

const plugins = { webpack: { apply() {} }, named: { name: 'own', apply: () => {} }, vite: { name: 'own', transform() {} } };
for (const name in plugins) await build([{ plugins: [plugins[name]], output: out }]).then(() => console.log('plugin of', name + ': fine'), ({ message }) => console.log('plugin of', name + ':', message.split('\\n')[0]));

fs.mkdirSync('dist/shared', { recursive: true });
fs.writeFileSync('dist/shared/old.txt', 'old');
await build([{ output: { distPath: 'dist/shared' } }, { format: 'cjs', output: { distPath: 'dist/shared' } }]);
const shared = fs.readdirSync('dist/shared').join();
console.log('emptied:', shared === 'index.cjs,index.js' ? 'before the first item, once' : shared);
await build([{ output: { distPath: 'dist/apart' } }]);
await build([{ format: 'cjs', output: { distPath: 'dist/apart' } }]);
console.log('two configs kept:', fs.readdirSync('dist/apart').join(' '));

const table = (options) => {
  fs.writeFileSync('own.config.mjs', "export default { performance: { printFileSize: " + options + " }, output: { distPath: 'out', target: 'web' }, lib: [{ source: { entry: { index: 'src/index.ts', page: 'src/page.ts' } } }] };");
  return rslib('-c', 'own.config.mjs').stdout;
};
const cells = ['Total:', 'index.js', 'page.js', 'Gzip'];
for (const options of ['true', '{ total: false }', '{ detail: false }', '{ compressed: false }', "{ include: ({ name }) => name === 'page.js' }", "{ exclude: ({ name }) => name === 'page.js' }"]) {
  const printed = table(options);
  console.log('size table with', options.replace(/ [(].*/, ' …'), 'lacks', cells.filter((cell) => !printed.includes(cell)).join(' ') || 'nothing');
}

const cached = (config, env, ...args) => {
  const before = process.env.PUBLIC_API;
  if (env) process.env.PUBLIC_API = env;
  run('cached', config, ...args);
  if (!before) delete process.env.PUBLIC_API;
  return read('cached/dist/index.js');
};
cached({ lib: [{}] });
console.log('flag after a build lowered:', !cached({ lib: [{}] }, '', '--syntax', 'es2015').includes('??'));
console.log('new variable after a build:', cached({ lib: [{}] }, 'here').includes('"here"') ? 'replaced' : 'not replaced');
console.log('config after a build lowered:', !cached({ lib: [{ syntax: 'es2015' }] }).includes('??'));
cached({ lib: [{}] });
fs.rmSync('cached/node_modules', { recursive: true, force: true });
console.log('after deleting the cache:', cached({ lib: [{}] }, 'here').includes('"here"') ? 'replaced' : 'not replaced');
console.log('without the cache:', !cached({ performance: { buildCache: false }, lib: [{}] }, '', '--syntax', 'es2015').includes('??') ? 'lowered' : 'not lowered');

const child = spawn(process.execPath, [path.resolve(bin), '--watch', '--log-level', 'warn'], { cwd: 'styled' });
let said = '';
for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += data));
const file = () => (fs.existsSync('styled/dist/index.js') ? read('styled/dist/index.js') : '');
const until = async (test) => {
  for (let tenths = 0; !test() && tenths < 100; tenths++) await setTimeout(100);
};
await until(() => file().includes('one'));
await setTimeout(700);
fs.writeFileSync('styled/src/index.js', 'export const rebuilt = 1;\\n');
await until(() => file().includes('rebuilt'));
await setTimeout(300);
child.kill();
if (/built|completed/.test(said) || !file().includes('rebuilt')) console.log('rebuild seen at warn', said);
`,
    },
    packages: ['@swc/helpers'],
    command: 'node check.mjs',
    shows: [
      'keeps order: greeting config',
      'keeps chain: rule js plugins true',
      'drops flag after a build lowered: true',
      'keeps config after a build lowered: true',
      'drops withResolvers lowered',
      'drops browserslist read',
      'keeps failed to resolve browserslist query: ["nonsense 5"]',
      'keeps quiet formats: esm cjs umd iife bundleless',
      'drops rebuild seen at warn',
      'keeps externals added to: own listed node:fs',
      'keeps legal comments: @license /*!',
      'keeps emptied: before the first item, once',
      'drops shared folder lost: index.js',
      'drops two configs kept: index.js',
      'keeps module defined before module.id: true',
      'keeps output.module: esm true cjs false umd false iife false',
      'keeps size table with { total: false } lacks Total:',
      'keeps size table with { detail: false } lacks Total: index.js page.js',
      'keeps size table with { compressed: false } lacks Gzip',
      'keeps size table with { include: … lacks Total: index.js',
      'keeps size table with { exclude: … lacks Total: page.js',
      'drops new variable after a build: replaced',
      'keeps after deleting the cache: replaced',
      'keeps shared file costs more than 3 kB: true',
      'keeps splitChunks false: shared module in its own file true',
      'keeps plugin of vite: [rsbuild:plugin] Expect the setup function',
      'drops plugin of webpack: fine',
      'drops external resolved: true',
      'drops deduped copies: 2',
      'keeps excluded file bundled as it is: ??=',
      'keeps decorator helpers in kB: 10',
      'keeps decorator helpers imported: true',
      'keeps assets by default: a.png b.woff2 c.mp3 d.mp4',
      'keeps tools win: own.js',
      'keeps tools.rspack: object merged, function modifies, function replaces',
      'keeps tools.swc reaches: js ts',
      'keeps postcss-loader: without plugins false, here true, in a file true',
    ],
  },
  'mf-minify': {
    files: {
      'package.json': manifest({name: 'chips', version: '1.0.0'}),
      'src/index.ts':
        'function unused() {\n  return 1;\n}\nexport function chip(longName: string) {\n  return longName;\n}\n',
      'check.mjs': `${buildScript}
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';

const remote = pluginModuleFederation({ name: 'chips', exposes: { '.': './src/index.ts' }, dts: false });
const built = async (name, output = {}) => {
  let seen = '';
  const look = (api) => api.modifyEnvironmentConfig({ order: 'post', handler: ({ output: { minify } }) => {
    const { minify: short, compress } = minify.jsOptions.minimizerOptions;
    seen = 'minify: ' + short + ', toplevel: ' + compress.toplevel;
  } });
  await build({ plugins: [remote, { name: 'look', setup: look }], lib: [{ format: 'mf', output: { distPath: name, ...output } }] });
  say(name, seen);
  return fs.readdirSync(name).filter((file) => file.endsWith('.js')).map((file) => read(name + '/' + file)).join();
};
const values = (minify, toplevel) => {
  const compress = { defaults: false, directives: false, unused: true, dead_code: true, toplevel };
  const format = { comments: 'some', preserve_annotations: true };
  return { minify: { css: false, jsOptions: { minimizerOptions: { mangle: false, minify, compress, format } } } };
};
const usual = await built('mf');
say('repeated, the same output', (await built('own', values(true, false))) === usual);
say('the values of other formats, longer', (await built('other', values(false, true))).length > usual.length);
`,
    },
    packages: ['@module-federation/rsbuild-plugin'],
    command: 'node check.mjs',
    shows: [
      'keeps mf: minify: true, toplevel: false',
      'keeps repeated, the same output: true',
      'keeps the values of other formats, longer: true',
    ],
  },
  'alias-packages': {
    files: {
      'package.json': manifest({dependencies: {moss: '1', lodash: '1', 'lodash-es': '1'}}),
      ...withLeaf('kelp'),
      ...withLeaf('moss'),
      'src/index.ts':
        "// @ts-nocheck\nimport * as plant from 'kelp';\nimport { leaf } from 'kelp/leaf';\n\nexport default [plant, leaf];\n",
      'src/lodash.ts': "// @ts-nocheck\nexport { chunk } from 'lodash';\n",
      'check.mjs': `${buildScript}
const one = (id, alias, more) => build({ lib: [{ resolve: { alias }, output: { distPath: 'dist/' + id }, ...more }] });
await one('start', { kelp: 'moss' });
await one('exact', { kelp$: 'moss' });
await one('files', { kelp: 'moss' }, { bundle: false });
await one('none', { kelp: false, 'kelp/leaf': false });
say('false', /was here|leaf of/.test(read('dist/none/index.js')) ? 'the package' : 'an empty module');
await one('changed', (all) => { all.kelp = 'moss'; });
await one('returned', (all) => ({ ...all, kelp: 'moss' }));
const isReplaced = (id) => read('dist/' + id + '/index.js').includes('moss was here');
say('a function', Object.entries({ changes: 'changed', returns: 'returned' }).filter(([, id]) => isReplaced(id)).map(([name]) => name).join(', '));
await one('array', [{ kelp$: 'moss' }, (all) => { say('an array', 'the function receives ' + Object.keys(all).filter((name) => name.startsWith('kelp'))); }]);
const lodash = (id, more) => build({ source: { entry: { index: './src/lodash.ts' } }, output: { externals: { lodash: 'lodash-es' }, distPath: 'dist/' + id }, lib: [more] });
await lodash('lodash', {});
await lodash('lodash-files', { bundle: false });
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps leaf of moss in dist/start/index.js',
      'keeps moss was here in dist/start/index.js',
      'keeps moss was here in dist/exact/index.js',
      'keeps leaf of kelp in dist/exact/index.js',
      'keeps from "kelp" in dist/files/index.js',
      'keeps false: an empty module',
      'keeps a function: changes, returns',
      'keeps an array: the function receives kelp$',
      'keeps from "lodash-es" in dist/lodash/index.js',
      'keeps from "lodash-es" in dist/lodash-files/lodash.js',
    ],
  },
};
