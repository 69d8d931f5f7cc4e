import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

import path from 'node:path';
import vm from 'node:vm';
import { createRslib } from '@rslib/core';

const manifest = read('package.json');
const require = createRequire(import.meta.url);
const inFolder = (cwd, ...args) => spawnSync(process.execPath, [path.resolve(bin), ...args], { cwd, encoding: 'utf8' });
const run = (config, ...args) => {
  fs.writeFileSync('own.config.mjs', 'export default ' + JSON.stringify(config));
  const { status, stdout, stderr } = rslib('-c', 'own.config.mjs', ...args);
  return { status, said: stdout + stderr };
};
const warned = ({ said }) => /^ *(warn|error).*/m.exec(said)?.[0] ?? 'no message';
const item = (id, more = {}, output = {}) => ({ id, ...more, output: { ...output, distPath: 'dist/' + id } });
const of = (index) => ({ source: { entry: { index } } });
const build = async (lib, more) => (await (await createRslib({ config: { logLevel: 'silent', performance: { buildCache: false }, ...more, lib } })).build()).close();

const { BannerPlugin } = (await import('@rslib/core')).rspack;
const order = [];
const timing = { name: 'timing', setup(api) {
  api.onBeforeEnvironmentCompile(() => void order.push('start'));
  api.onAfterEnvironmentCompile(() => void order.push('done'));
} };
await build([{ id: 'a', output: { distPath: 'dist/a' } }, { id: 'b', format: 'cjs', output: { distPath: 'dist/b' } }], { plugins: [timing] });
console.log('both started before one was', order.indexOf('done') >= 2 ? 'done' : 'over', order.join());
await build([
  item('usual'),
  item('one', { format: 'cjs' }),
  item('typed', { bundle: false, ...of('src/typed/*.ts') }),
  item('keyed', { bundle: false, source: { entry: { other: 'src/part.ts' } } }),
  item('js', { banner: { js: '// top' }, footer: { js: '// end' }, ...of('src/lazy.ts') }),
  item('cjs', { format: 'cjs', banner: { js: '// top' }, footer: { js: '// end' } }),
  item('mjs', { banner: { js: '// top' }, footer: { js: '// end' } }, { filename: { js: '[name].mjs' } }),
  item('lowered', { syntax: 'es5', footer: { js: 'var a; a ?? 1;' } }),
  item('minified', { footer: { js: '// a ; b' } }, { minify: true }),
  item('declared', { format: 'cjs', dts: { isolated: true }, footer: { js: 'module.exports = exports.default;' }, ...of('src/main.ts') }),
  item('plain', { format: 'cjs', ...of('src/main.ts') }),
  item('without', { format: 'cjs', footer: { js: 'module.exports = exports.default;' }, ...of('src/part.ts') }),
  item('uncleaned', {}, { cleanDistPath: false }),
  item('absolute', { bundle: false, outBase: process.cwd(), ...of('src/{index,part}.ts') }),
  item('one-key', { bundle: false, ...of(['./src/units/**', './src/math/**']) }),
  item('helpers', { syntax: 'es5', ...of('src/kinds.ts') }),
  item('copies', { syntax: 'es2017', ...of('src/twice.ts') }),
  item('plugin', { tools: { rspack: { plugins: ['/*! kept */', '/* gone */'].map((banner) => new BannerPlugin({ banner, raw: true, footer: true, stage: 0 })) } } }),
  item('iife', { format: 'iife' }, { minify: false }),
]);
const code = (name) => read('dist/' + name);
for (const [place, text, last] of [['banner', '// top', false], ['footer', '// end', true]]) {
  const holds = (name) => (last ? code(name).trim().endsWith(text) : code(name).startsWith(text));
  console.log(place, 'in', ['js/index.js', 'cjs/index.cjs', 'mjs/index.mjs'].filter(holds).map(path.extname).join(' '));
  const chunk = fs.readdirSync('dist/js').find((name) => name !== 'index.js');
  console.log(place, 'in the', holds('js/' + chunk) ? 'chunk' : 'entry');
}
console.log('footer after minification:', code('minified/index.js').trim().split('\n').at(-1));
console.log('default export:', typeof require('./dist/plain/index.cjs'), typeof require('./dist/plain/index.cjs').default);
console.log('named export with the footer:', require('./dist/declared/index.cjs').named);
console.log('without default export:', require('./dist/without/index.cjs'));
const kept = code('plugin/index.js');
console.log('plugin banner:', kept.includes('/*! kept */') ? '! kept' : 'lost', 'plugin banner removed:', !kept.includes('gone'));
console.log('require of an ES module:', Object.keys(require('./dist/usual/index.js')).join());
console.log('names that Node.js detects:', Object.keys(await import('./dist/one/index.cjs')).filter((name) => !/default|module.exports|__esModule/.test(name)).join());
const shapes = { spread: '_object_spread', private: '_class_private_field', async: '_async_to_generator', class: '_class_call_check' };
console.log('helpers of:', Object.keys(shapes).filter((name) => code('helpers/index.js').includes('function ' + shapes[name])).join(', '));
console.log('copies of the helper in the bundle:', code('copies/index.js').split('function _object_spread(').length - 1);
try {
  vm.runInNewContext(code('iife/index.js'));
} catch (error) {
  console.log('iife without minification: exit 0, then', error.name);
}
await build([{ autoExtension: false }, { format: 'cjs', autoExtension: false }], { bundle: false, output: { distPath: 'dist/off' }, ...of('src/{index,part}.ts') });
const formats = ['index.js', 'part.js'].map((name) => (/exports/.test(code('off/' + name)) ? 'cjs' : 'esm'));
console.log('same names, extension off:', fs.readdirSync('dist/off').join(' ') + ',', formats.length === 2 ? 'one of two left' : '');
const layout = async (more) => {
  const paths = [];
  for (const index of [['./src/math/round.ts'], ['./src/math/round.ts', './src/index.ts']]) {
    await build([item('layout', { bundle: false, ...more, ...of(index) })]);
    paths.push(fs.readdirSync('dist/layout', { recursive: true }).find((name) => name.endsWith('round.js')));
  }
  return paths[0] === paths[1] ? 'same paths' : 'other paths';
};
console.log('with outBase, before and after:', await layout({ outBase: './src' }));
console.log('without outBase, before and after:', await layout({}));
const both = run({ lib: [item('both', { bundle: false, ...of(['more/*']) })] });
const used = /Duplicate entry theme from more[/]theme[.](ts|json) and /.exec(both.said)?.[1];
console.log('of two files,', code('both/theme.js').includes('from ' + used) ? 'the one named first is built' : 'the other one is built');
console.log('both import', new Set(code('both/both.js').match(/"[.][/][^"]*"/g)).size === 1 ? 'one file' : 'two files');

const kind = "console.log(typeof module === 'object' ? 'commonjs' : 'esm');";
for (const name of ['kinds/a.mjs', 'kinds/a.cjs', 'kinds/module/a.js', 'kinds/commonjs/a.js']) fs.writeFileSync(name, kind);
const kindOf = (name) => node(name).stdout.trim();
console.log('extension decides: mjs', kindOf('kinds/a.mjs') + ', cjs', kindOf('kinds/a.cjs'));
console.log('type decides: module', kindOf('kinds/module/a.js') + ', commonjs', kindOf('kinds/commonjs/a.js'));
const bare = inFolder('bare', '--format', 'cjs');
console.log('no manifest: cjs', fs.readdirSync('bare/dist').join());
console.log('no source: exit', inFolder('empty').status);
const first = inFolder('outside');
const next = inFolder('outside');
console.log('outside: exit', first.status, 'next build after outside:', /Duplicate entry/.exec(next.stdout + next.stderr)?.[0]);
const helpers = ['--syntax', 'es2017', '-c', path.resolve('helpers.config.mjs')];
fs.writeFileSync('helpers.config.mjs', 'export default { externalHelpers: true, lib: [{}] };');
console.log('any range of helpers: exit', inFolder('ranged', ...helpers).status);
console.log('helpers at the root: exit', inFolder('root/chips', ...helpers).status);

fs.writeFileSync('src/shebang.ts', '#!/usr/bin/env node\nconsole.log(1);\n');
const shebang = run({ lib: [item('shebang', { banner: { js: '/*! chips */' }, ...of('src/shebang.ts') })] });
console.log('shebang build exit', shebang.status, 'shebang on line', code('shebang/index.js').split('\n').findIndex((line) => line.startsWith('#!')) + 1);
console.log('ESM in upper case: exit', run({ output: { distPath: 'out' }, lib: [{ format: 'ESM' }] }).status);
const mf = run({ lib: [item('mf', { format: 'mf' })] });
console.log('mf without plugin: exit', mf.status + ',', fs.existsSync('dist/mf') ? 'built' : 'nothing built');
const two = { lib: [{ id: 'one' }, { id: 'two', format: 'cjs' }], output: { distPath: 'out' } };
const unnamed = { output: { distPath: 'out' }, lib: [{}, {}] };
console.log('--lib esm of two: exit', run(unnamed, '--lib', 'esm').status);
console.log('--lib one,two: exit', run(two, '--lib', 'one,two').status);
console.log('--lib ONE: exit', run(two, '--lib', 'ONE').status);
const unknown = run(two, '--lib', 'one', '--lib', 'unknown');
console.log('--lib one and unknown: exit', unknown.status + ',', warned(unknown));
fs.writeFileSync('own.config.mjs', "export default { lib: [{ id: 'a/b' }] };");
const inspected = rslib('inspect', '-c', 'own.config.mjs');
console.log('inspect of a/b: exit', inspected.status, /ENOENT/.exec(inspected.stderr)?.[0]);
fs.writeFileSync('src/broken.ts', "export * from './nowhere';\n");
const half = run({ output: { distPath: 'dist/half' }, lib: [of('src/broken.ts'), { format: 'cjs' }] });
console.log('one of two fails: exit', half.status + ',', fs.readdirSync('dist/half').join());
const named = (more) => {
  process.env.MORE = JSON.stringify(more);
  return /environment (.*)/.exec(rslib('-c', 'named.config.mjs').stdout)?.[1];
};
console.log('with mode and environments:', named({ mode: 'development', environments: { other: {} } }));
console.log('with top-level id:', named({ id: 'named', autoExternal: false }));
const onTop = (more) => run({ output: { distPath: 'dist/top' }, ...more, lib: [{ format: 'umd' }] });
const umd = onTop({ umdName: 'chipsOnTop' }).status === 0;
const globalSet = umd && read('dist/top/index.js').includes('["chipsOnTop"]');
const exe = onTop({ experiments: { exe: true } }).said.includes('experiments.exe');
console.log('with top-level umdName: ' + globalSet + ', experiments: ' + exe);
if (read('package.json') !== manifest) console.log('manifest changed');
