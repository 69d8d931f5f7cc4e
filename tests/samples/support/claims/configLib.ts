/** What the reference of `lib` says in words: extensions, texts, formats, ids, folders. */
import {manifest, script, type Claim} from './claim';

export const configLib: Readonly<Record<string, Claim>> = {
  'lib-runs': {
    files: {
      'package.json': manifest({name: 'chips', version: '1.0.0'}),
      'tsconfig.json':
        '{ "compilerOptions": { "rootDir": "src", "types": [] }, "include": ["src"] }',
      'src/index.ts':
        "import { part } from './part';\n\nexport const one = (text = part) => text ?? 1;\n",
      'src/part.ts': "export const part = 'part';\n",
      'src/lazy.ts': "export const later = () => import('./part');\n",
      'src/main.ts':
        'export default function chip(): number {\n  return 1;\n}\n\nexport const named = 2;\n',
      'src/spread.ts': 'export const spread = (rest) => ({ salt: 1, ...rest });\n',
      'src/twice.ts':
        "export { spread } from './spread';\nexport const twice = (rest) => ({ oil: 1, ...rest });\n",
      'src/kinds.ts': `export const spread = (rest) => ({ ...rest });
export class Oven {
  #heat = 1;
  heat = () => this.#heat;
}
export const bake = async () => 1;
`,
      'src/typed/index.ts': "export { pad, Width } from './width';\n",
      'src/typed/marked.ts': "export { pad, type Width } from './width';\n",
      'src/typed/width.ts': 'export type Width = number;\nexport const pad = (): Width => 1;\n',
      'src/units/bytes.ts': "export { round } from '../math/round';\n",
      'src/math/round.ts': 'export const round = 1;\n',
      'more/theme.ts': "export const theme = 'from ts';\n",
      'more/theme.json': '{ "theme": "from json" }\n',
      'more/both.ts':
        "import { theme } from './theme';\nimport data from './theme.json';\n\nexport default [theme, data];\n",
      'dist/uncleaned/kept.txt': 'kept\n',
      'bare/src/index.js': 'export const bare = 1;\n',
      'empty/package.json': '{}',
      'outside/package.json': '{ "type": "module" }',
      'outside/src/index.ts': 'export const inside = 1;\n',
      'outside/rslib.config.mjs':
        "export default { lib: [{ bundle: false, outBase: './lib' }] };\n",
      'ranged/package.json': '{ "type": "module", "dependencies": { "@swc/helpers": "^99.0.0" } }',
      'ranged/src/index.js': 'export const spread = (rest) => ({ ...rest });\n',
      'root/package.json': '{ "type": "module", "dependencies": { "@swc/helpers": "^0.5.24" } }',
      'root/chips/package.json': '{ "type": "module" }',
      'root/chips/src/index.js': 'export const spread = (rest) => ({ ...rest });\n',
      'kinds/module/package.json': '{ "type": "module" }',
      'kinds/commonjs/package.json': '{ "type": "commonjs" }',
      'named.config.mjs': `const names = { name: 'names', setup: (api) => api.modifyEnvironmentConfig(({ mode }, { name }) => console.log('environment', mode, name)) };
export default { plugins: [names], ...JSON.parse(process.env.MORE), output: { distPath: 'out' }, lib: [{}] };
`,
      'check.mjs': `${script}
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
console.log('footer after minification:', code('minified/index.js').trim().split('\\n').at(-1));
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

fs.writeFileSync('src/shebang.ts', '#!/usr/bin/env node\\nconsole.log(1);\\n');
const shebang = run({ lib: [item('shebang', { banner: { js: '/*! chips */' }, ...of('src/shebang.ts') })] });
console.log('shebang build exit', shebang.status, 'shebang on line', code('shebang/index.js').split('\\n').findIndex((line) => line.startsWith('#!')) + 1);
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
fs.writeFileSync('src/broken.ts', "export * from './nowhere';\\n");
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
`,
    },
    packages: ['@swc/helpers'],
    command: 'node check.mjs',
    shows: [
      'keeps footer in the chunk',
      'drops null == a in dist/lowered/index.js',
      'keeps plugin banner: ! kept',
      'keeps with outBase, before and after: same paths',
      'keeps without outBase, before and after: other paths',
      'keeps extension decides: mjs esm, cjs commonjs',
      'keeps type decides: module esm, commonjs commonjs',
      'keeps same names, extension off: index.js part.js, one of two left',
      'drops manifest changed',
      'keeps no manifest: cjs index.js',
      'keeps banner in .js .cjs .mjs',
      'keeps shebang on line 2',
      'keeps shebang build exit 0',
      'keeps Width in dist/typed/index.js',
      'drops Width in dist/typed/marked.js',
      'emits dist/both/theme.js',
      'keeps both import one file',
      'keeps of two files, the one named first is built',
      'drops no source: exit 0',
      'omits dist/keyed/other.js',
      'keeps helpers of: spread, private, async, class',
      'keeps copies of the helper in the bundle: 1',
      'keeps any range of helpers: exit 0',
      'drops helpers at the root: exit 0',
      'keeps footer after minification: // a ; b',
      'keeps default export: object function',
      'keeps named export with the footer: undefined',
      'drops export = in dist/declared/main.d.ts',
      'keeps footer in .js .cjs .mjs',
      'keeps without default export: undefined',
      'keeps plugin banner removed: true',
      'keeps require of an ES module: one',
      'keeps names that Node.js detects: one',
      'keeps iife without minification: exit 0, then SyntaxError',
      'drops ESM in upper case: exit 0',
      'keeps mf without plugin: exit 1, nothing built',
      'omits dist/one/one.js',
      'drops --lib esm of two: exit 0',
      'keeps --lib one,two: exit 1',
      'emits dist/uncleaned/kept.txt',
      'drops --lib ONE: exit 0',
      'keeps --lib one and unknown: exit 0, no message',
      'keeps inspect of a/b: exit 1 ENOENT',
      'omits dist/usual/index.d.ts',
      'keeps both started before one was done',
      'keeps one of two fails: exit 1, index.cjs',
      'drops with mode and environments: other',
      'keeps with mode and environments: production esm',
      'drops with top-level id: named',
      'keeps with top-level umdName: true, experiments: true',
      'emits dist/absolute/src/index.js',
      'emits dist/one-key/math/round.js',
      'drops outside: exit 1',
      'keeps next build after outside: Duplicate entry',
    ],
  },
};
