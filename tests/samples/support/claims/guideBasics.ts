/** What the basic guides, the questions and the first pages say in sentences. */
import {config, manifest, type Claim} from './claim';
import {buildScript} from './guideScript';

const ownName = JSON.stringify({name: 'paint', type: 'module', exports: './dist/index.js'});

export const guideBasics: Readonly<Record<string, Claim>> = {
  'guide-effects': {
    files: {
      'package.json': ownName,
      'src/index.ts': "export { glaze } from './glaze';\nexport { mix } from './mix';\n",
      'src/mix.ts': 'export const mix = () => 1;\n',
      'src/glaze.ts':
        'const layers = new Map(Object.entries({ matt: 1 }));\nexport const glaze = (name: string) => layers.get(name);\n',
      'app/main.js': "import { mix } from 'paint';\nconsole.log(mix());\n",
      'check.mjs': `${buildScript}
const app = async (sideEffects) => {
  write('package.json', JSON.stringify({ ...JSON.parse(read('package.json')), sideEffects }));
  await build({ source: { entry: { main: './app/main.js' } }, lib: [{ format: 'iife', output: { distPath: 'app/dist' } }] });
  return read('app/dist/main.js');
};
const library = (bundle) => build({ source: { entry: { index: bundle ? './src/index.ts' : './src/**' } }, lib: [{ bundle }] });
await library(false);
say('true', (await app(true)) === (await app(undefined)) ? 'same as without' : 'differs');
const files = (await app(false)).includes('matt');
await library(true);
say('unused module in the application', 'bundleless ' + files + ', bundle ' + (await app(false)).includes('matt'));
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps true: same as without',
      'keeps unused module in the application: bundleless false, bundle true',
    ],
  },
  'guide-chunk-comment': {
    files: {
      'src/index.ts':
        'export const later = () => import(/* webpackChunkName: "table" */ \'./cones\');\n',
      'src/cones.ts': 'export const cone = 6;\n',
      'check.mjs': `${buildScript}
await build({ lib: [{ bundle: false }] });
say('comment in bundleless', list('dist'));
write('src/table.ts', 'export const table = 1;\\n');
say('same name as a source', (await build({ lib: [{ bundle: false }] })).includes('error') ? 'fails' : 'passes');
`,
    },
    command: 'node check.mjs',
    shows: ['keeps same name as a source: fails'],
  },
  'guide-raw': {
    files: {
      'src/index.ts': "import page from './page.txt?raw';\nexport const text = page;\n",
      'src/page.txt': 'Hello\n',
      'src/other.ts': "import schema from './schema.sql?raw';\nexport const text = schema;\n",
      'src/schema.sql': 'create table firings (cone integer);\n',
      'check.mjs': `${buildScript}
await build({ lib: [{ source: { entry: { index: './src/index.ts' } } }] });
say('page.txt?raw', read('dist/index.js').includes('Hello') ? 'text' : 'no text');
const said = await build({ lib: [{ source: { entry: { other: './src/other.ts' } } }] });
say('schema.sql?raw', /Module parse failed/.exec(said)?.[0]);
`,
    },
    command: 'node check.mjs',
    shows: ['keeps page.txt?raw: text', 'keeps schema.sql?raw: Module parse failed'],
  },
  'guide-maps': {
    files: {
      'rslib.config.ts': config('{ output: { sourceMap: true } }'),
      'src/index.ts': 'export type Cone = string;\nexport const fire = (cone: Cone) => cone;\n',
      'check.mjs': `${buildScript}
rslib();
say('sources in the map', JSON.parse(read('dist/index.js.map')).sourcesContent[0].includes('export type Cone'));
`,
    },
    command: 'node check.mjs',
    shows: ['keeps sources in the map: true'],
  },
  'guide-flags': {
    files: {
      'two.config.mjs': "export default { lib: [{ format: 'esm' }, { format: 'cjs' }] };\n",
      'late.config.mjs':
        "const late = { name: 'late', setup: (api) => api.onAfterBuild(() => { throw new Error('late'); }) };\nexport default { plugins: [late] };\n",
      'src/index.ts': 'export const next = (all: number[]) => all[1] ?? all[0];\n',
      'src/sun.ts': "export const noon = 'sun';\n",
      'src/moon/tide.ts': "export const tide = 'moon';\n",
      'src/wrong.ts': "export * from './absent';\n",
      'check.mjs': `${buildScript}
fs.mkdirSync('empty');
const forget = () => fs.rmSync('node_modules/.cache', { recursive: true, force: true });
rslib('--dist-path=out');
say('--dist-path=out', 'out/' + list('out'));
rslib('--entry', 'src/**/{index,sun,tide}.ts', '--no-bundle');
say('a glob in bundleless', list('dist'));
rslib('--entry', 'src/moon/tide.ts');
say('--entry src/moon/tide.ts', list('dist'));
rslib('--entry', 'lib/sun=src/sun.ts');
say('lib/sun=src/sun.ts', list('dist'));
const twice = rslib('--entry', 'sun=src/sun.ts', '--entry', 'sun=src/moon/tide.ts');
say('a name twice', list('dist') + ' has ' + /'?(sun|moon)'?/.exec(read('dist/sun.js'))[1].replace('noon', '') + ', warning ' + /warn/.test(twice.stderr + twice.stdout));
rslib('-c', 'two.config.mjs');
rslib('-c', 'two.config.mjs', '--lib', 'cjs');
say('--lib without --no-clean', list('dist'));
say('--lib', rslib('-c', 'two.config.mjs', '--lib').stderr);
say('--syntax node 18', /Unused args: \`18\`/.exec(rslib('--syntax', 'node', '18').stderr)?.[0]);
const failed = rslib('--entry', 'src/wrong.ts');
say('standard output of a failing build', 'started ' + failed.stdout.includes('build started') + ', error ' + failed.stdout.includes('error'));
say('standard error', 'started ' + failed.stderr.includes('build started') + ', error ' + failed.stderr.includes('error'));
const short = rslib('--entry', 'src/wrong.ts', '--log-level', 'error');
say('--log-level error', 'reason ' + short.stderr.includes('Module not found') + ', steps ' + short.stdout.includes('build started'));
const silent = rslib('--entry', 'src/wrong.ts', '--log-level', 'silent');
say('--log-level silent', JSON.stringify(silent.stdout + silent.stderr));
say('wrong --root', /Could not find any entry module/.exec(rslib('--root', 'empty').stderr)?.[0]);
fs.rmSync('dist', { recursive: true });
const late = rslib('-c', 'late.config.mjs');
say('a plugin that throws after the build', late.status + ' ' + list('dist'));
forget();
write('rslib.config.mjs', "export default { syntax: 'es2022' };");
rslib();
const first = read('dist/index.js').includes('??');
write('rslib.config.mjs', "export default { syntax: 'es2019' };");
rslib();
say('after a change of the config', 'lowered ' + !read('dist/index.js').includes('??') + ', before ' + !first);
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps --dist-path=out: out/index.js',
      'keeps a glob in bundleless: index.js moon/tide.js sun.js',
      'keeps --entry src/moon/tide.ts: tide.js',
      'keeps lib/sun=src/sun.ts: lib/sun.js',
      'keeps a name twice: sun.js has moon, warning false',
      'keeps --lib without --no-clean: index.cjs',
      'keeps The following libs are not found: "true".',
      'keeps --syntax node 18: Unused args: `18`',
      'keeps standard output of a failing build: started true, error false',
      'keeps standard error: started false, error true',
      'keeps --log-level error: reason true, steps false',
      'keeps --log-level silent: ""',
      'keeps wrong --root: Could not find any entry module',
      'keeps a plugin that throws after the build: 1 index.js',
      'keeps after a change of the config: lowered true, before false',
    ],
  },
  'guide-env': {
    files: {
      '.env': 'PUBLIC_A=file\nHARBOUR=Brest\n',
      'formats.config.mjs':
        "export default { lib: [{ format: 'esm' }, { format: 'umd', output: { distPath: 'dist/umd' } }] };\n",
      'kept.config.mjs':
        "export default { lib: [{ format: 'umd', output: { distPath: 'dist/kept' }, tools: { rspack: { optimization: { nodeEnv: false } } } }] };\n",
      'src/index.ts': `export const a = process.env.PUBLIC_A;
export const harbour = process.env.HARBOUR;
export const env = process.env.NODE_ENV;
export const { PUBLIC_A } = process.env;
export const any = (name: string) => process.env[name];
`,
      'src/whole.ts': 'export const whole = import.meta.env;\n',
      'src/mode.ts': 'export const mode = import.meta.env.MODE;\n',
      'check.mjs': `${buildScript}
const forget = () => fs.rmSync('node_modules/.cache', { recursive: true, force: true });
const line = (file, name) => new RegExp('const ' + name + ' = (.*);').exec(read(file))?.[1];
rslib('-c', 'formats.config.mjs');
say('without the prefix', line('dist/index.js', 'harbour'));
say('destructuring', /const { PUBLIC_A[^}]*} = process.env/.test(read('dist/index.js')));
say('computed', read('dist/index.js').includes('process.env[name]'));
write('.env', 'PUBLIC_A=new\\nHARBOUR=Brest\\n');
rslib('-c', 'formats.config.mjs');
say('a changed value', line('dist/index.js', 'a'));
forget();
const absent = rslib('-c', 'formats.config.mjs', '--env-mode', 'absent');
say('no file for the mode', absent.status + ' warning ' + /warn/.test(absent.stderr));
say('umd in every mode', line('dist/umd/index.js', 'env'));
forget();
run({ NODE_ENV: 'staging' }, bin, '-c', 'formats.config.mjs');
say('umd with NODE_ENV', line('dist/umd/index.js', 'env'));
forget();
run({ PUBLIC_A: 'shell' }, bin, '-c', 'formats.config.mjs');
say('shell and file', line('dist/index.js', 'a'));
forget();
write('.env', 'PUBLIC_A=new\\nNODE_ENV=file\\n');
run({ NODE_ENV: 'shell' }, bin, '-c', 'formats.config.mjs');
say('NODE_ENV of shell and file', line('dist/umd/index.js', 'env'));
if (line('dist/umd/index.js', 'env') === '"file"') say('variables of the shell win', 'says: except for \`NODE_ENV\`|\`NODE_ENV\` 例外');
forget();
write('.env', 'PUBLIC_A=new\\n');
rslib('-c', 'kept.config.mjs');
say('nodeEnv false', line('dist/kept/index.js', 'env'));
rslib('--entry', 'src/whole.ts', '--format', 'umd', '--dist-path', 'dist/whole');
say('umd, import.meta.env alone', /PUBLIC_A"?: ?"new"/.test(read('dist/whole/whole.js')));
rslib('--entry', 'src/mode.ts', '--dist-path', 'dist/mode');
say('import.meta.env.MODE in Node.js', /TypeError/.exec(node('dist/mode/mode.js').stderr)?.[0]);
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps without the prefix: process.env.HARBOUR',
      'keeps destructuring: true',
      'keeps computed: true',
      'keeps a changed value: "new"',
      'keeps no file for the mode: 0 warning false',
      'keeps umd in every mode: "production"',
      'keeps umd with NODE_ENV: "staging"',
      'keeps shell and file: "shell"',
      'keeps NODE_ENV of shell and file: "file"',
      'keeps variables of the shell win: says: except for `NODE_ENV`|`NODE_ENV` 例外',
      'keeps nodeEnv false: process.env.NODE_ENV',
      'keeps umd, import.meta.env alone: true',
      'keeps import.meta.env.MODE in Node.js: TypeError',
    ],
  },
  'guide-watch': {
    files: {
      'rslib.config.mjs': `const noted = { name: 'noted', setup: (api) => api.onAfterBuild(() => console.log('after build')) };
export default {
  lib: [{ format: 'esm' }],
  output: { target: 'web', copy: [{ from: 'notes.txt', context: 'src' }] },
  plugins: [noted],
};
`,
      'packages/delta/package.json':
        '{ "name": "delta", "version": "1.0.0", "type": "module", "exports": "./index.js" }',
      'packages/delta/index.js': "export const delta = 'delta was here';\n",
      'src/index.ts':
        "import css from './page.css?inline';\nimport { delta } from 'delta';\nexport const page = [css, delta, 'one'];\n",
      'src/page.css': 'a { order: 1 }\n',
      'src/notes.txt': 'first\n',
      'check.mjs': `${buildScript}
import { setTimeout as wait } from 'node:timers/promises';
fs.symlinkSync('../packages/delta', 'node_modules/delta');
write('dist/left.txt', 'left');
const watch = spawn(process.execPath, [bin, '--watch']);
let said = '';
watch.stdout.on('data', (text) => (said += text));
watch.stderr.on('data', (text) => (said += text));
const until = async (test) => {
  for (let at = 0; at < 100 && !test(); at++) await wait(50);
  return test();
};
const has = (file, text) => () => fs.existsSync(file) && read(file).includes(text);
await until(() => said.includes('watching for changes'));
say('dist is emptied at the start', !fs.existsSync('dist/left.txt'));
await wait(300);
write('dist/old.txt', 'old');
const change = async (file, from, to, out) => {
  write(file, read(file).replace(from, to));
  return until(has(out, to));
};
say('running, and rebuilt', (await change('src/index.ts', 'one', 'two', 'dist/index.js')) && watch.exitCode === null);
say('old file after a rebuild', fs.existsSync('dist/old.txt'));
say('onAfterBuild', await until(() => said.split('after build').length > 2));
say('a style that is imported with ?inline', await change('src/page.css', 'order: 1', 'order: 2', 'dist/index.js'));
say('a copied file', await change('src/notes.txt', 'first', 'second', 'dist/notes.txt'));
say('a bundled package', await change('packages/delta/index.js', 'was here', 'is new', 'dist/index.js'));
write('src/index.ts', "export * from './absent';\\n");
const failed = await until(() => said.includes('Module not found'));
write('src/index.ts', "export const page = 'three';\\n");
say('an error, then rebuilt', failed + ' ' + (await until(has('dist/index.js', 'three'))));
watch.kill();
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps dist is emptied at the start: true',
      'keeps running, and rebuilt: true',
      'keeps old file after a rebuild: true',
      'keeps onAfterBuild: true',
      'keeps a style that is imported with ?inline: true',
      'keeps a copied file: true',
      'keeps a bundled package: true',
      'keeps an error, then rebuilt: true true',
    ],
  },
  'guide-watch-loop': {
    files: {
      'rslib.config.mjs': `import fs from 'node:fs';
const file = 'src/generated.js';
const generate = {
  name: 'generate',
  setup: (api) =>
    api.onBeforeBuild(() => {
      const code = "export const ports = ['Brest'];\\n";
      console.log('before build');
      if (process.env.ALWAYS || fs.readFileSync(file, 'utf8') !== code) fs.writeFileSync(file, code);
    }),
};
export default {
  lib: [{ format: 'esm' }, { format: 'cjs', output: { distPath: 'out' } }],
  plugins: [generate],
};
`,
      'src/index.js': "export { ports } from './generated';\n",
      'src/generated.js': "export const ports = ['Brest'];\n",
      'check.mjs': `${buildScript}
import { setTimeout as wait } from 'node:timers/promises';
const builds = async (env) => {
  const watch = spawn(process.execPath, [bin, '--watch'], { env: { ...process.env, ...env } });
  let said = '';
  watch.stdout.on('data', (text) => (said += text));
  const count = () => said.split('before build').length - 1;
  for (let at = 0; at < 300 && !said.includes('watching for changes'); at++) await wait(50);
  await wait(500);
  for (let at = 0; at < 120 && count() < 4; at++) await wait(50);
  watch.kill();
  return count();
};
say('compared before it is written', (await builds({})) > 3 ? 'a loop' : 'no loop');
say('the same content again', (await builds({ ALWAYS: '1' })) > 3 ? 'a loop' : 'no loop');
`,
    },
    command: 'node check.mjs',
    shows: ['keeps compared before it is written: no loop', 'keeps the same content again: a loop'],
  },
  'guide-watch-config': {
    files: {
      'package.json':
        '{ "name": "fares", "type": "module", "devDependencies": { "@rslib/core": "*" } }',
      'native.config.mjs':
        "import { name } from './named.mjs';\nexport default { banner: { js: '// ' + name }, output: { distPath: 'native' } };\n",
      'named.mjs': "export const name = 'first';\n",
      'jiti.config.ts':
        "import { name } from './typed';\nexport default { banner: { js: '// ' + name }, output: { distPath: 'jiti' } };\n",
      'typed.ts': "export const name: string = 'first';\n",
      'src/index.js': 'export const one = 1;\n',
      'check.mjs': `${buildScript}
import { setTimeout as wait } from 'node:timers/promises';
const changed = async (folder, file, config, ...flags) => {
  const watch = spawn(process.execPath, [bin, '--watch', '-c', config, ...flags]);
  const banner = (text) => fs.existsSync(folder + '/index.js') && read(folder + '/index.js').includes('// ' + text);
  const until = async (text, times) => {
    for (let at = 0; at < times && !banner(text); at++) await wait(50);
    return banner(text);
  };
  await until('first', 400);
  await wait(1000);
  write(file, read(file).replace('first', 'second'));
  const alone = await until('second', 60);
  write(config, read(config) + '\\n');
  const saved = await until('second', 400);
  watch.kill();
  return alone + ', saved ' + saved;
};
say('an import, loaded by Node.js', await changed('native', 'named.mjs', 'native.config.mjs'));
say('an import, loaded by jiti', await changed('jiti', 'typed.ts', 'jiti.config.ts', '--config-loader', 'jiti'));
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps an import, loaded by Node.js: true, saved true',
      'keeps an import, loaded by jiti: false, saved true',
    ],
  },
  'guide-cycle-later': {
    files: {
      'later/index.js': "export { half } from './half.js';\nexport { twice } from './twice.js';\n",
      'later/half.js':
        "import { twice } from './twice.js';\nexport const half = (a) => (a < 0 ? -twice(a) : a / 2);\n",
      'later/twice.js':
        "import { half } from './half.js';\nexport const twice = (a) => (a < 0 ? -half(a) : a * 2);\n",
      'typed/index.ts': "export { Recipe } from './recipe';\nexport { Unit } from './unit';\n",
      'typed/recipe.ts':
        "import type { Unit } from './unit';\nexport class Recipe {\n  static unit = (unit: Unit): string => unit.name;\n}\n",
      'typed/unit.ts':
        "import { Recipe } from './recipe';\nexport class Unit extends Recipe {\n  name = 'cup';\n}\n",
      'check.mjs': `${buildScript}
const load = async (folder, entry, lib) => {
  await build({ lib: [{ source: { entry: { index: entry } }, output: { distPath: 'dist/' + folder }, ...lib }] });
  const { status, stderr } = node('dist/' + folder + '/index.js');
  return status === 0 ? 'loads' : stderr;
};
say('names used later', await load('later', './later/index.js'));
say('names used later, bundleless', await load('files', './later/*.js', { bundle: false }));
say('a type only', await load('typed', './typed/index.ts'));
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps names used later: loads',
      'keeps names used later, bundleless: loads',
      'keeps a type only: loads',
    ],
  },
  'guide-after-build': {
    files: {
      'package.json':
        '{ "name": "tide", "type": "module", "types": "./dist/index.d.ts", "devDependencies": { "@rslib/core": "*", "@microsoft/api-extractor": "*" } }',
      'tsconfig.json':
        '{ "compilerOptions": { "rootDir": "src", "types": [], "lib": ["es2015"], "skipLibCheck": true, "module": "esnext", "moduleResolution": "bundler", "declaration": true, "isolatedDeclarations": true }, "include": ["src"] }',
      '.env': 'PUBLIC_PORT=Brest\n',
      'rslib.config.mjs': `import fs from 'node:fs';
const file = 'dist/index.d.ts';
const noted = {
  name: 'noted',
  setup: (api) =>
    api.onAfterBuild(() => {
      const declarations = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
      console.log('after build: ' + (/one|two/.exec(declarations)?.[0] ?? 'none'));
    }),
};
export default {
  performance: { buildCache: false },
  lib: [{ dts: JSON.parse(process.env.DTS) }],
  plugins: [noted],
};
`,
      'src/index.ts': '',
      'check.mjs': `${buildScript}
import { setTimeout as wait } from 'node:timers/promises';
const source = (name) => write('src/index.ts', 'export const ' + name + ': number = 1;\\n');
const seen = (text) => [...text.matchAll(/after build: (\\w+)/g)].map(([, name]) => name);
const restart = async (said) => {
  write('.env', 'PUBLIC_PORT=Dover\\n');
  for (let at = 0; at < 100 && !said().includes('restarting build as .env changed'); at++) await wait(50);
  say('a change of .env', said().includes('restarting build as .env changed') ? 'restarts' : 'nothing');
};
for (const dts of ['true', '{"bundle":true}', '{"isolated":true}']) {
  process.env.DTS = dts;
  fs.rmSync('dist', { recursive: true, force: true });
  source('one');
  say(dts + ', a single build', seen(rslib().stdout).join());
  const watch = spawn(process.execPath, [bin, '--watch']);
  let said = '';
  watch.stdout.on('data', (text) => (said += text));
  watch.stderr.on('data', (text) => (said += text));
  const until = async (test) => {
    for (let at = 0; at < 400 && !test(); at++) await wait(50);
    return test();
  };
  const has = (name) => () => fs.existsSync('dist/index.d.ts') && read('dist/index.d.ts').includes(name);
  await until(() => said.includes('watching for changes') && has('one')());
  await wait(500);
  const before = seen(said).length;
  source('two');
  await until(() => seen(said).length > before);
  say(dts + ', after a rebuild', seen(said)[before] === 'two' ? 'complete' : 'not complete');
  say(dts + ', a moment later', (await until(has('two'))) ? 'complete' : 'not complete');
  if (dts === 'true') await restart(() => said);
  watch.kill();
}
`,
    },
    packages: ['typescript', '@microsoft/api-extractor'],
    command: 'node check.mjs',
    shows: [
      'keeps true, a single build: one',
      'keeps {"bundle":true}, a single build: one',
      'keeps {"isolated":true}, a single build: one',
      'keeps true, after a rebuild: not complete',
      'keeps {"bundle":true}, after a rebuild: not complete',
      'keeps {"isolated":true}, after a rebuild: complete',
      'keeps {"bundle":true}, a moment later: complete',
      'keeps {"isolated":true}, a moment later: complete',
      'keeps a change of .env: restarts',
    ],
  },
  'guide-config': {
    files: {
      'package.json': '{ "devDependencies": { "@rslib/core": "*" } }',
      'configs/own.mjs': "export default { source: { entry: { own: './src/own.ts' } } };\n",
      'named.config.mjs': 'export const config = { lib: [{}] };\n',
      'returns.config.mjs': "export default () => { return { lib: [{ format: 'cjs' }] }; };\n",
      'part.ts': "export const folder: string = 'part';\n",
      'data.json': '{ "unit": "metre" }\n',
      'loose.config.ts':
        "import { folder } from './part';\nimport data from './data.json';\nexport default { banner: { js: ['//', folder, data.unit, typeof __filename].join(' ') } };\n",
      'src/own.ts': 'export const own = 1;\n',
      'src/index.ts': 'export const index = 1;\n',
      'types/a.mjs': 'console.log(typeof require);\n',
      'types/a.cjs': 'console.log(typeof require);\n',
      'types/plain.js': 'console.log(typeof require);\n',
      'types/module/package.json': '{ "type": "module" }',
      'types/module/plain.js': 'console.log(typeof require);\n',
      'check.mjs': `${buildScript}
import { defineConfig, mergeRslibConfig } from '@rslib/core';

const given = {};
say('defineConfig returns its argument', defineConfig(given) === given);
const merged = mergeRslibConfig({ lib: [{ format: 'esm' }, { format: 'cjs' }] }, { lib: [{ syntax: 'es2019' }] });
say('merged without ids', merged.lib.length);
const both = await createRslib({
  config: { output: { distPath: 'out', externals: ['one'] }, source: { define: { A: '1' } }, lib: [{ output: { distPath: 'own', externals: ['two'] }, source: { define: { B: '2' } } }] },
});
const [own] = Object.values((await both.inspectConfig()).origin.environmentConfigs);
say('two places', own.output.distPath.root + ' ' + Object.keys(own.source.define).filter((key) => key.length === 1).join('') + ' ' + [own.output.externals].flat(2).filter((one) => typeof one === 'string').join());
rslib('-c', 'configs/own.mjs');
say('config in a folder', list('dist'));
say('.mjs without a default export', /TypeError: Cannot convert object to primitive value/.exec(rslib('-c', 'named.config.mjs').stderr)?.[0]);
rslib('-c', 'returns.config.mjs');
say('with return', list('dist'));
rslib('--config-loader', 'jiti', '-c', 'loose.config.ts');
say('jiti', read('dist/' + list('dist')).split('\\n')[0]);
run({ DEBUG: 'rslib' }, bin);
say('DEBUG', fs.existsSync('dist/.rsbuild/rslib.config.mjs'));
rslib();
say('next build', fs.existsSync('dist/.rsbuild'));
say('require()', run({}, '-p', "typeof require('@rslib/core').defineConfig").stdout.trim());
const kind = (file) => (node('types/' + file).stdout.trim() === 'function' ? 'CommonJS' : 'ESM');
say('kinds', ['a.mjs', 'module/plain.js', 'a.cjs', 'plain.js'].map((file) => file + ' ' + kind(file)).join(', '));
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps defineConfig returns its argument: true',
      'keeps merged without ids: 3',
      'keeps two places: own AB one,two',
      'keeps config in a folder: own.mjs',
      'keeps .mjs without a default export: TypeError: Cannot convert object to primitive value',
      'keeps with return: index.js',
      'keeps jiti: // part metre string',
      'keeps DEBUG: true',
      'keeps next build: false',
      'keeps require(): function',
      'keeps kinds: a.mjs ESM, module/plain.js ESM, a.cjs CommonJS, plain.js CommonJS',
    ],
  },
  'guide-formats': {
    files: {
      'src/index.ts': "export const used = 1;\nexport const unused = 'nobody calls it';\n",
      'src/effect.ts': "import { used } from './index';\nconsole.log(used);\n",
      'check.mjs': `${buildScript}
await build({ lib: [{ format: 'umd', umdName: 'moon', output: { distPath: 'dist/umd' } }] });
say('umd in a module package', node('--input-type=module', '-e', "import * as all from './dist/umd/index.js'; console.log(Object.keys(all).length, typeof globalThis.moon)").stdout);
say('iife with an export', (await build({ lib: [{ format: 'iife', output: { distPath: 'dist/iife' } }] })).includes('error') ? 'fails' : 'passes');
await build({ source: { entry: { effect: './src/effect.ts' } }, lib: [{ format: 'iife', output: { distPath: 'dist/iife' } }] });
say('unused export in iife', read('dist/iife/effect.js').includes('nobody') ? 'kept' : 'removed');
const same = await build({ lib: [{ id: 'one', format: 'esm', output: { distPath: 'dist/same' } }, { id: 'two', format: 'umd', output: { distPath: 'dist/same' } }] });
say('two formats with one name', 'warning ' + /warn|error/.test(same) + ', ' + list('dist/same'));
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps umd in a module package: 0 object',
      'keeps iife with an export: fails',
      'keeps unused export in iife: removed',
      'keeps two formats with one name: warning false, index.js',
    ],
  },
  'guide-structure': {
    files: {
      'package.json': JSON.stringify({
        name: 'recipe',
        type: 'module',
        exports: {'./units/*': './dist/units/*.js'},
      }),
      'a/one.ts': "export { two } from '../b/two';\n",
      'b/two.ts': 'export const two = 2;\n',
      'src/deep/part.ts': "export { paths } from './paths';\n",
      'src/deep/paths.ts': 'export const paths = 1;\n',
      'dist/units/metric/grams.js': 'export const grams = 1;\n',
      'check.mjs': `${buildScript}
say('star matches slashes', node('--input-type=module', '-e', "import { grams } from 'recipe/units/metric/grams'; console.log(grams)").stdout.trim() === '1');
await build({ lib: [{ bundle: false, source: { entry: { a: './a/**', b: './b/**' } }, output: { distPath: 'dist/keys' } }] });
say('two keys', list('dist/keys') + ', ' + (node('dist/keys/one.js').status === 0 ? 'loads' : 'import breaks'));
await build({ lib: [{ bundle: false, source: { entry: { index: './src/**' } }, output: { distPath: 'dist/files' } }] });
say('deepest shared folder', list('dist/files'));
say('extension', read('dist/files/part.js').includes('from "./paths.js"'));
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps star matches slashes: true',
      'keeps two keys: one.js two.js, import breaks',
      'keeps deepest shared folder: part.js paths.js',
      'keeps extension: true',
    ],
  },
  'guide-self': {
    files: {
      'package.json': ownName,
      'src/index.ts': "export { part } from './part';\n",
      'src/part.ts': "import * as all from 'paint';\nexport const part = () => all;\n",
      'check.mjs': `${buildScript}
say('own name', /Module not found/.exec(await build({ lib: [{}] }))?.[0]);
await build({ lib: [{}], output: { externals: ['paint'] } });
say('own name in externals', read('dist/index.js').includes('from "paint"') ? 'import' : 'no import');
`,
    },
    command: 'node check.mjs',
    shows: ['keeps own name: Module not found', 'keeps own name in externals: import'],
  },
  'guide-define': {
    files: {
      'src/index.ts': 'declare const RELEASE: string;\nexport const release = RELEASE;\n',
      'check.mjs': `${buildScript}
await build({ lib: [{}], source: { define: { RELEASE: 'spring' } } });
say('unquoted', /ReferenceError: spring is not defined/.exec(node('dist/index.js').stderr)?.[0]);
`,
    },
    command: 'node check.mjs',
    shows: ['keeps unquoted: ReferenceError: spring is not defined'],
  },
  'guide-await': {
    files: {
      'src/index.ts': "export const zone = await Promise.resolve('Europe/Lisbon');\n",
      'check.mjs': `${buildScript}
await build({ lib: [{}] });
say('import', (await import('./dist/index.js')).zone);
`,
    },
    command: 'node check.mjs',
    shows: ['keeps import: Europe/Lisbon'],
  },
  'guide-cycle': {
    files: {
      'src/index.js': "export { Recipe } from './recipe.js';\nexport { Unit } from './unit.js';\n",
      'src/recipe.js':
        "import { Unit } from './unit.js';\nexport class Recipe {\n  static unit = () => new Unit();\n}\n",
      'src/unit.js': "import { Recipe } from './recipe.js';\nexport class Unit extends Recipe {}\n",
      'check.mjs': `${buildScript}
say('without a bundler', /ReferenceError.*/.exec(node('src/index.js').stderr)?.[0]);
`,
    },
    command: 'node check.mjs',
    shows: [
      "keeps without a bundler: ReferenceError: Cannot access 'Recipe' before initialization",
    ],
  },
  'guide-glob': {
    files: {
      'rslib.config.ts': config('{}'),
      'src/index.ts': "export const all = import.meta.webpackContext('./parts');\n",
    },
    shows: ['keeps import.meta.webpackContext in dist/index.js'],
  },
  'guide-manifest': {
    files: {
      'package.json': JSON.stringify({
        name: 'tide',
        type: 'module',
        exports: {'.': {import: './dist/index.js'}},
      }),
      'rslib.config.ts': config('{}'),
      'src/index.ts': 'export const tide = 1;\n',
      'check.mjs': `${buildScript}
const before = read('package.json');
rslib();
say('package.json after a build', read('package.json') === before ? 'unchanged' : 'changed');
const load = (code) => /ERR_\\w+/.exec(run({}, '--input-type=' + (code.startsWith('import') ? 'module' : 'commonjs'), '-e', code).stderr)?.[0] ?? 'loads';
say('import alone, require()', load("require('tide')"));
say('an unlisted path', load("import 'tide/dist/index.js'"));
write('package.json', JSON.stringify({ name: 'tide', type: 'module', exports: { './*': './dist/*.js' } }));
say('a pattern', load("import 'tide/index'"));
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps package.json after a build: unchanged',
      'keeps import alone, require(): ERR_PACKAGE_PATH_NOT_EXPORTED',
      'keeps an unlisted path: ERR_PACKAGE_PATH_NOT_EXPORTED',
      'keeps a pattern: loads',
    ],
  },
  'guide-doctor': {
    files: {
      'src/index.ts': 'export const pulse = 72;\n',
      'check.mjs': `${buildScript}
const { status } = run({ RSDOCTOR: 'true' }, bin);
say('without Rsdoctor', status + ' ' + list('dist'));
`,
    },
    command: 'node check.mjs',
    shows: ['keeps without Rsdoctor: 0 index.js'],
  },
  'guide-conditions': {
    files: {
      'package.json': manifest({dependencies: {}}),
      'node_modules/units/package.json': JSON.stringify({
        name: 'units',
        type: 'module',
        exports: {'.': {'@orchard/source': './source.js', default: './index.js'}},
      }),
      'node_modules/units/source.js': "export const units = 'source';\n",
      'node_modules/units/index.js': "export const units = 'built';\n",
      'node_modules/beds/package.json': JSON.stringify({
        name: 'beds',
        type: 'module',
        exports: './source.js',
        publishConfig: {exports: './index.js'},
      }),
      'node_modules/beds/source.js': "export const beds = 'source';\n",
      'node_modules/beds/index.js': "export const beds = 'built';\n",
      'packages/grams/package.json':
        '{ "name": "grams", "type": "module", "exports": "./src/index.ts" }',
      'packages/grams/src/index.ts': 'export enum Unit { Gram }\n',
      'src/index.ts': "export { units } from 'units';\nexport { beds } from 'beds';\n",
      'check.mjs': `${buildScript}
fs.symlinkSync('../packages/grams', 'node_modules/grams');
await build({ lib: [{}], resolve: { conditionNames: ['@orchard/source', '...'] } });
say('resolve.conditionNames', /units = .(\\w+)/.exec(read('dist/index.js'))[1]);
say('publishConfig', /beds = .(\\w+)/.exec(read('dist/index.js'))[1]);
const own = async (fields) => {
  write('package.json', JSON.stringify({ name: 'own', type: 'module', ...fields }));
  write('src/own.ts', "export { units } from 'units';\\n");
  await build({ lib: [{ output: { distPath: 'dist/own' } }], source: { entry: { index: './src/own.ts' } } });
  return list('dist/own') + read('dist/own/index.js');
};
const plain = await own({});
const places = { exports: './src/own.ts', publishConfig: { exports: './dist/own/index.js' } };
const unread = [];
for (const name of Object.keys(places)) if ((await own({ [name]: places[name] })) === plain) unread.push('\`' + name + '\`');
if ((await own(places)) === plain) say('of its own package', 'not: ' + unread.join(', '));
say('Node.js', /ERR_\\w+/.exec(run({}, '--input-type=module', '-e', "import 'grams'").stderr)?.[0]);
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps resolve.conditionNames: source',
      'keeps publishConfig: source',
      'keeps of its own package: not: `exports`, `publishConfig`',
      'keeps Node.js: ERR_UN',
    ],
  },
};
