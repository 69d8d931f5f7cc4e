import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

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
for (const name in plugins) await build([{ plugins: [plugins[name]], output: out }]).then(() => console.log('plugin of', name + ': fine'), ({ message }) => console.log('plugin of', name + ':', message.split('\n')[0]));

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
fs.writeFileSync('styled/src/index.js', 'export const rebuilt = 1;\n');
await until(() => file().includes('rebuilt'));
await setTimeout(300);
child.kill();
if (/built|completed/.test(said) || !file().includes('rebuilt')) console.log('rebuild seen at warn', said);
