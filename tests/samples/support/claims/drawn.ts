import {config, manifest, script, type Claim} from './claim';

/** Starts the tool in watch mode, and waits for what it prints. */
export const watching = `${script}
import { setTimeout as wait } from 'node:timers/promises';

const watch = (...args) => {
  const child = spawn(process.execPath, [bin, '--watch', ...args]);
  const run = { child, said: '' };
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (run.said += text));
  run.until = async (test, times = 300) => {
    for (let at = 0; at < times && !test(run.said); at++) await wait(50);
    return test(run.said);
  };
  run.ready = async () => {
    await run.until((text) => text.includes('watching for changes'));
    await wait(600);
    run.said = '';
  };
  return run;
};
`;

/** Questions of people who build libraries, drawn from public trackers. */
export const drawn: Readonly<Record<string, Claim>> = {
  'hook-runs': {
    files: {
      'package.json': manifest(),
      'rslib.config.mjs': `const tell = {
  name: 'tell',
  setup(api) {
    api.onBeforeBuild(({ isWatch, isFirstCompile }) => console.log('before:', isWatch, isFirstCompile));
    api.onAfterBuild(({ isWatch, isFirstCompile, stats }) =>
      console.log('after:', isWatch, isFirstCompile, stats.toJson({ all: false, assets: true }).assets.map(({ name }) => name).join()));
  },
};
export default { plugins: [tell] };
`,
      'throws.config.mjs': `const lint = {
  name: 'lint',
  setup: (api) =>
    api.onBeforeBuild(({ isFirstCompile }) => {
      if (!isFirstCompile) throw new Error('lint failed');
    }),
};
export default { plugins: [lint] };
`,
      'src/index.ts': 'export const one = 1;\n',
      'check.mjs': `${watching}
const lines = (text) => text.split('\\n').filter((line) => /^(before|after):/.test(line)).join(' | ');
console.log('build:', lines(rslib().stdout));
const run = watch();
await run.until((text) => text.includes('watching for changes'));
console.log('watch:', lines(run.said));
await run.ready();
fs.writeFileSync('src/index.ts', 'export const one = 2;\\n');
await run.until((text) => text.includes('after:'));
console.log('rebuild:', lines(run.said));
run.child.kill();
const broken = watch('-c', 'throws.config.mjs');
await broken.ready();
fs.writeFileSync('src/index.ts', 'export const one = 3;\\n');
console.log('the hook throws:', (await broken.until((text) => text.includes('lint failed'))) ? 'printed' : 'not printed');
await wait(500);
broken.said = '';
fs.writeFileSync('src/index.ts', 'export const one = 4;\\n');
console.log('saved again:', (await broken.until((text) => text.includes('building'), 60)) ? 'built' : 'not built');
console.log('the process:', broken.child.exitCode === null ? 'runs' : 'has ended');
broken.child.kill();
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps build: before: false true | after: false true index.js',
      'keeps watch: before: true true | after: true true index.js',
      'keeps rebuild: before: true false | after: true false index.js',
      'keeps the hook throws: printed',
      'keeps saved again: not built',
      'keeps the process: runs',
    ],
  },
  'watch-options': {
    files: {
      'package.json': manifest(),
      'rslib.config.mjs': `const options = {
  none: {},
  ignored: { ignored: ['**/generated/**'] },
  expression: { ignored: /[\\\\/]generated[\\\\/]/ },
  poll: { poll: 500 },
  delay: { aggregateTimeout: 1500 },
};
export default { tools: { rspack: { watchOptions: options[process.env.OPTIONS] } } };
`,
      'src/index.ts': "export { one } from './generated/one';\nexport { two } from './two';\n",
      'src/generated/one.ts': 'export const one = 1;\n',
      'src/two.ts': 'export const two = 1;\n',
      'check.mjs': `${watching}
rslib('inspect', '--output', '../report');
if (/aggregateTimeout: 0\\b/.test(read('report/rspack.config.esm.mjs'))) console.log('before a rebuild not: wait|等待');
let count = 1;
for (const name of ['none', 'ignored', 'expression', 'poll', 'delay']) {
  process.env.OPTIONS = name;
  const run = watch();
  await run.ready();
  await wait(2000);
  count += 1;
  fs.writeFileSync('src/generated/one.ts', 'export const one = ' + count + ';\\n');
  if (name === 'delay') {
    await wait(300);
    fs.writeFileSync('src/two.ts', 'export const two = ' + count + ';\\n');
    console.log('delay:', (await run.until((text) => text.includes('1 more'))) ? 'one build for two changes' : run.said);
  } else {
    const isSlow = name === 'none' || name === 'poll';
    const isBuilt = await run.until((text) => text.includes('one.ts'), isSlow ? 300 : 60);
    console.log(name + ': the generated file ' + (isBuilt ? 'is built' : 'alone is not built'));
  }
  run.child.kill();
  await wait(200);
}
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps before a rebuild not: wait|等待',
      'keeps none: the generated file is built',
      'keeps ignored: the generated file alone is not built',
      'keeps expression: the generated file alone is not built',
      'keeps poll: the generated file is built',
      'keeps delay: one build for two changes',
    ],
  },
  'require-main': {
    files: {
      'package.json': manifest(),
      'rslib.config.mjs': `export default {
  lib: [
    { format: 'cjs' },
    { format: 'esm', source: { entry: { index: './src/index.ts', place: './src/place.ts' } } },
  ],
  source: { entry: { index: './src/index.ts', meta: './src/meta.ts', place: './src/place.ts', old: './src/old.cjs' } },
};
`,
      'src/index.ts':
        "export const tide = () => 'high';\nif (require.main === module) console.log(tide());\n",
      'src/meta.ts':
        "export const tide = () => 'high';\nif (import.meta.main) console.log('meta: high');\n",
      'src/old.cjs': "if (require.main === module) console.log('old: high');\n",
      'src/place.ts': `import { realpathSync } from 'node:fs';

export const tide = () => 'high';
const script = process.argv[1];
if (script && realpathSync(script) === import.meta.filename) console.log('place: high');
`,
      'check.mjs': `${script}
const { stderr } = rslib();
console.log('warnings:', stderr.trim() || 'none');
const said = (...args) => node(...args).stdout.trim() || 'nothing';
console.log('run index.cjs:', said('dist/index.cjs'));
console.log('run old.cjs:', said('dist/old.cjs'));
console.log('require meta.cjs:', said('-e', "require('./dist/meta.cjs')"));
if (said('-e', "require('./dist/meta.cjs')") === 'meta: high') console.log('the condition says: true even if|时也成立');
console.log('run index.js:', node('dist/index.js').stderr.match(/ReferenceError: .*? in ES module scope/)?.[0]);
for (const file of ['place.cjs', 'place.js']) {
  console.log('run ' + file + ':', said('dist/' + file));
  console.log('import ' + file + ':', said('-e', "import('./dist/" + file + "')"));
}
fs.symlinkSync(fs.realpathSync('dist/place.js'), 'dist/linked.js');
console.log('run a link:', said('dist/linked.js'));
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps warnings: none',
      'keeps __webpack_require__.c[__webpack_require__.s] === module in dist/index.cjs',
      'keeps run index.cjs: nothing',
      'keeps run old.cjs: old: high',
      'keeps require meta.cjs: meta: high',
      'keeps the condition says: true even if|时也成立',
      'keeps run index.js: ReferenceError: module is not defined in ES module scope',
      'keeps run place.cjs: place: high',
      'keeps import place.cjs: nothing',
      'keeps run place.js: place: high',
      'keeps import place.js: nothing',
      'keeps run a link: place: high',
    ],
  },
  'mf-host-types': {
    files: {
      'package.json': manifest(),
      'tsconfig.json':
        '{ "compilerOptions": { "target": "ES2022", "module": "ESNext", "moduleResolution": "bundler", "rootDir": "src", "strict": true, "skipLibCheck": true, "types": [] }, "include": ["src"] }',
      'rslib.config.mjs': `import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';

const federation = pluginModuleFederation({ name: 'chips', exposes: { './chip': './src/chip.ts' } });
export default { lib: [{ format: 'mf', output: { target: 'web' }, plugins: [federation] }] };
`,
      'src/index.ts': "export * from './chip';\n",
      'src/chip.ts': 'export const chip = (degrees: number): string => `${degrees} °C`;\n',
      'host/package.json': '{ "name": "host", "private": true, "type": "module" }',
      'host/src/index.ts': "import('./page');\n",
      'host/src/page.ts': "import { chip } from 'chips/chip';\n\nconsole.log(chip('seven'));\n",
      'host/rsbuild.config.mjs': `import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';

const remotes = { chips: 'chips@http://localhost:' + process.env.REMOTE + '/mf-manifest.json' };
export default {
  source: { entry: { index: './src/index.ts' } },
  server: { port: Number(process.env.REMOTE) + 1 },
  plugins: [pluginModuleFederation({ name: 'host', remotes })],
};
`,
      'check.mjs': `${script}
import { createServer } from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const server = createServer((request, response) => {
  const file = 'dist' + new URL(request.url, 'http://localhost').pathname;
  response.statusCode = fs.existsSync(file) ? 200 : 404;
  response.end(fs.existsSync(file) ? fs.readFileSync(file) : '');
});
await new Promise((done) => server.listen(0, done));
const port = server.address().port;
process.env.REMOTE = String(port);
const config = read('rslib.config.mjs').replace("output: { target: 'web' }", "output: { target: 'web', assetPrefix: 'http://localhost:" + port + "/' }");
fs.writeFileSync('rslib.config.mjs', config);
const { stdout, stderr, status } = rslib();
if (status) console.log(stdout + stderr);
fs.copyFileSync('tsconfig.json', 'host/tsconfig.json');
const rsbuild = path.resolve('node_modules/@rsbuild/core/bin/rsbuild.js');
const start = (command) => spawn(process.execPath, [rsbuild, command], { cwd: 'host', stdio: 'ignore' });
const build = start('build');
await new Promise((done) => build.on('exit', done));
const found = () => fs.existsSync('host/@mf-types/chips/chip.d.ts');
console.log('rsbuild build:', found() ? 'types' : 'no types');
const dev = start('dev');
for (let at = 0; at < 600 && !found(); at++) await wait(50);
await wait(500);
console.log('rsbuild dev:', found() ? 'types' : 'no types');
dev.kill();
server.close();
const tsc = (paths) => {
  const base = JSON.parse(read('tsconfig.json'));
  Object.assign(base.compilerOptions, paths && { paths });
  fs.writeFileSync('host/tsconfig.json', JSON.stringify(base));
  return node('node_modules/typescript/bin/tsc', '--noEmit', '-p', 'host/tsconfig.json').stdout.trim().split('\\n')[0];
};
console.log('without paths:', tsc());
console.log('with paths:', tsc({ '*': ['./@mf-types/*'] }));
process.exit();
`,
    },
    packages: ['@module-federation/rsbuild-plugin', '@rsbuild/core', 'typescript'],
    command: 'node check.mjs',
    shows: [
      'keeps rsbuild build: no types',
      'keeps rsbuild dev: types',
      "keeps error TS2307: Cannot find module 'chips/chip' or its corresponding type declarations.",
      "keeps error TS2345: Argument of type 'string' is not assignable to parameter of type 'number'.",
    ],
  },
  'async-chunks': {
    files: {
      'package.json': manifest(),
      'rslib.config.mjs': `const rspack = { output: { asyncChunks: false } };
export default {
  lib: [
    { format: 'esm', output: { distPath: 'dist/esm' } },
    { format: 'cjs', output: { distPath: 'dist/cjs' } },
  ],
  tools: { rspack },
};
`,
      'src/index.ts': "export const greet = async () => (await import('./fr')).text;\n",
      'src/fr.ts': "console.log('loaded');\nexport const text = 'hello';\n",
      'check.mjs': `${script}
rslib();
for (const folder of ['esm', 'cjs']) {
  const files = fs.readdirSync('dist/' + folder);
  console.log(folder + ':', files.length, node('-e', "import('./dist/" + folder + "/" + files[0] + "').then(async ({ greet }) => { console.log('imported'); console.log(await greet()); })").stdout.trim().split('\\n').join(', '));
}
`,
    },
    command: 'node check.mjs',
    shows: ['keeps esm: 1 loaded, imported, hello', 'keeps cjs: 1 imported, loaded, hello'],
  },
  'copy-patterns': {
    files: {
      'package.json': manifest(),
      'rslib.config.mjs': `export default {
  lib: [
    ['usual', { from: 'assets' }],
    ['ignored', { from: 'assets', globOptions: { ignore: ['**/*.psd', '**/drafts/**'] } }],
    ['visible', { from: 'assets', globOptions: { dot: false } }],
    ['renamed', { from: 'assets/*.png', to: 'images/[name]-small[ext]' }],
    ['changed', { from: 'assets/logo.txt', transform: (content) => String(content).toUpperCase() }],
    ['missing', { from: 'fonts', noErrorOnMissing: true }],
    ['negated', { from: 'assets/**/!(*.psd)' }],
    ['absent', { from: 'fonts' }],
  ].map(([id, pattern]) => ({ id, output: { distPath: 'dist/' + id, copy: [pattern] } })),
};
`,
      'src/index.ts': 'export const one = 1;\n',
      'assets/logo.txt': 'logo',
      'assets/logo.png': 'png',
      'assets/logo.psd': 'psd',
      'assets/.source': 'hidden',
      'assets/drafts/old.png': 'old',
      'check.mjs': `${script}
for (const id of ['usual', 'ignored', 'visible', 'renamed', 'changed', 'missing', 'negated', 'absent']) {
  const { status, stderr } = rslib('--lib', id);
  const files = status === 0 ? fs.readdirSync('dist/' + id, { recursive: true, withFileTypes: true }).filter((file) => file.isFile()).map(({ name }) => name).sort().join(' ') : stderr.match(/unable to locate '.*' glob/)?.[0].replace(process.cwd(), '.');
  console.log(id + ':', files);
}
console.log(read('dist/changed/logo.txt'));
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps usual: .source index.js logo.png logo.psd logo.txt old.png',
      'keeps ignored: .source index.js logo.png logo.txt',
      'keeps visible: index.js logo.png logo.psd logo.txt old.png',
      'keeps renamed: index.js logo-small.png',
      'keeps LOGO',
      'keeps missing: index.js',
      "keeps negated: unable to locate './assets/**/!(*.psd)' glob",
      "keeps absent: unable to locate './fonts' glob",
    ],
  },
  'css-auto': {
    files: {
      'package.json': manifest(),
      'rslib.config.mjs': `const entry = (file) => ({ source: { entry: { [file]: './src/' + file + '.ts' } } });
export default {
  lib: [
    { bundle: false, source: { entry: { index: ['src/index.ts'] } }, output: { distPath: 'dist/files' } },
    { ...entry('named'), output: { distPath: 'dist/named' } },
    { output: { distPath: 'dist/function', cssModules: { auto: (path) => path.endsWith('chip.css') } } },
  ],
  output: { target: 'web' },
};
`,
      'src/index.ts': "import styles from './chip.css';\n\nexport const chip = styles.chip;\n",
      'src/named.ts': "import styles from './chip.module.css';\n\nexport const chip = styles;\n",
      'src/chip.css': '.chip {\n  color: teal;\n}\n',
      'src/chip.module.css': '.chip {\n  color: teal;\n}\n',
    },
    shows: [
      'keeps from "./chip.css" in dist/files/index.js',
      'keeps chip: "chip- in dist/named/named.js',
      'keeps chip: "chip- in dist/function/index.js',
    ],
  },
  'class-names-exported': {
    files: {
      'package.json': manifest(),
      'rslib.config.mjs': `export default {
  lib: ['asIs', 'camelCase', 'camelCaseOnly', 'dashes', 'dashesOnly'].map((name) => ({
    id: name,
    output: { distPath: 'dist/' + name, cssModules: { exportLocalsConvention: name } },
  })),
};
`,
      'src/index.ts': "export { default } from './card.module.css';\n",
      'src/card.module.css': '.card-title {\n  color: red;\n}\n.card_body {\n  color: blue;\n}\n',
      'check.mjs': `${script}
rslib();
for (const name of fs.readdirSync('dist')) console.log(name + ':', Object.keys((await import('./dist/' + name + '/index.js')).default).join());
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps asIs: card-title,card_body',
      'keeps camelCase: card-title,cardTitle,card_body,cardBody',
      'keeps camelCaseOnly: cardTitle,cardBody',
      'keeps dashes: card-title,cardTitle,card_body',
      'keeps dashesOnly: cardTitle,card_body',
    ],
  },
  'vue2-rules': {
    files: {
      'package.json': manifest(),
      'rslib.config.mjs': `import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const rules = (name) => require('webpack/lib/rules/' + name);
const RuleSetCompiler = rules('RuleSetCompiler');
const Matcher = rules('BasicMatcherRulePlugin');
const Effect = rules('BasicEffectRulePlugin');
const matchers = [['test', 'resource'], ['scheme'], ['mimetype'], ['dependency'], ['include', 'resource'], ['exclude', 'resource', true], ['resource'], ['resourceQuery'], ['resourceFragment'], ['realResource'], ['issuer'], ['compiler'], ['issuerLayer']];
const vueLoader = {
  apply(compiler) {
    const effects = ['type', 'sideEffects', 'parser', 'resolve', 'generator'].map((name) => new Effect(name));
    new RuleSetCompiler([...matchers.map((one) => new Matcher(...one)), ...effects, new (rules('UseEffectRulePlugin'))()]).compile([{ rules: compiler.options.module.rules }]);
    console.log('the rules are compiled');
  },
};
const withoutAttributes = (list) =>
  list
    .filter((rule) => !rule || !rule.with)
    .map((rule) => (rule && rule.oneOf ? { ...rule, oneOf: withoutAttributes(rule.oneOf) } : rule));
export default {
  tools: {
    rspack(config) {
      if (process.env.FIXED) config.module.rules = withoutAttributes(config.module.rules);
      config.plugins.push(vueLoader);
    },
  },
};
`,
      'src/index.ts': 'export const one = 1;\n',
      'check.mjs': `${script}
console.log('usual:', rslib().stderr.match(/Compiling RuleSet failed: Properties with are unknown/)?.[0]);
process.env.FIXED = '1';
console.log('without them:', rslib().stdout.match(/the rules are compiled/)?.[0]);
`,
    },
    packages: ['webpack'],
    command: 'node check.mjs',
    shows: [
      'keeps usual: Compiling RuleSet failed: Properties with are unknown',
      'keeps without them: the rules are compiled',
    ],
  },
  'hanging-build': {
    files: {
      'package.json': manifest(),
      'open.config.mjs': 'setInterval(() => {}, 1000);\nexport default {};\n',
      'never.config.mjs': `const never = { name: 'never', setup: (api) => api.onBeforeBuild(() => new Promise(() => {})) };
export default { plugins: [never] };
`,
      'closed.config.mjs': `const timer = {
  name: 'timer',
  setup(api) {
    const interval = setInterval(() => {}, 1000);
    api.onCloseBuild(() => clearInterval(interval));
  },
};
export default { plugins: [timer] };
`,
      'src/index.ts': 'export const one = 1;\n',
      'check.mjs': `${script}
const run = (args, env = {}) => spawnSync(process.execPath, [bin, ...args], { encoding: 'utf8', timeout: 15_000, env: { ...process.env, ...env } });
const open = run(['-c', 'open.config.mjs']);
console.log('a timer:', open.stdout.includes('built in') ? 'built' : 'not built', open.status === null ? 'and did not end' : 'and ended');
const closed = run(['-c', 'closed.config.mjs']);
console.log('a timer that onCloseBuild stops:', closed.stdout.includes('built in') ? 'built' : 'not built', closed.status === null ? 'and did not end' : 'and ended');
fs.rmSync('dist', { recursive: true });
const never = run(['-c', 'never.config.mjs']);
console.log('a promise that is never resolved: exit', never.status, fs.existsSync('dist/index.js') ? 'with' : 'without', 'files', never.stderr === '' ? 'and without an error' : never.stderr);
const debug = run(['-c', 'never.config.mjs'], { DEBUG: 'rsbuild' });
console.log('last line:', debug.stdout.includes('applied modifyRspackConfig hook') ? 'steps' : 'no steps');
run([], { RSPACK_PROFILE: 'OVERVIEW' });
console.log('profile:', fs.readdirSync('.').some((file) => file.startsWith('.rspack-profile')) ? 'written' : 'none');
console.log('killed:', spawnSync('sh', ['-c', "sh -c 'kill -9 $$'; echo $?"], { encoding: 'utf8' }).stdout.trim());
const escape = String.fromCharCode(27);
console.log('colours:', run([]).stdout.includes(escape), 'forced:', run([], { FORCE_COLOR: '1' }).stdout.includes(escape));
`,
    },
    command: 'node check.mjs',
    shows: [
      'keeps a timer: built and did not end',
      'keeps a timer that onCloseBuild stops: built and ended',
      'keeps a promise that is never resolved: exit 0 without files and without an error',
      'keeps last line: steps',
      'keeps profile: written',
      'keeps killed: 137',
      'keeps colours: false forced: true',
    ],
  },
  'json-text': {
    files: {
      'package.json': manifest(),
      'rslib.config.ts': config('{}'),
      'src/index.ts': "import text from './ports.json?raw';\n\nexport { text };\n",
      'src/ports.json': '{ "ports": 2 }\n',
    },
    shows: [String.raw`keeps "{ \"ports\": 2 } in dist/index.js`],
  },
};
