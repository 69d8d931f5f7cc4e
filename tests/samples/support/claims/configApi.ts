/** What the page about the JavaScript API says in words. */
import {manifest, script, type Claim} from './claim';

export const configApi: Readonly<Record<string, Claim>> = {
  'api-instance': {
    files: {
      'package.json': manifest({name: 'chips', version: '1.0.0'}),
      '.env': 'PUBLIC_NAME=usual\nOWN_NAME=own\n',
      '.env.staging': 'PUBLIC_NAME=staging\n',
      '.env.production': 'PUBLIC_NAME=production\n',
      'src/index.ts': 'export const one = 1;\n',
      'src/broken.ts': "export * from './nowhere';\n",
      'rslib.config.mjs':
        "export default { lib: [{ id: 'one' }, { id: 'two', format: 'cjs' }] };\n",
      'throws.mjs':
        "import { createRslib } from '@rslib/core';\n\nawait (await createRslib({ config: { lib: [{ format: 'amd' }] } })).build();\n",
      'runs.mjs':
        "import { runCLI } from '@rslib/core';\n\nrunCLI({ argv: ['node', 'rslib', '--entry', './src/broken.ts', '--dist-path', 'out'] });\n",
      'builds.mjs':
        "import { createRslib, loadConfig } from '@rslib/core';\n\nconst { close } = await (await createRslib({ config: await loadConfig() })).build();\nawait close();\n",
      'reason.mjs':
        "import { createRslib } from '@rslib/core';\n\nawait (await createRslib({ config: { logLevel: process.argv[2], source: { entry: { index: './src/broken.ts' } }, output: { distPath: 'out' } } })).build().catch(() => {});\n",
      'check.mjs': `${script}
import { setTimeout } from 'node:timers/promises';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import * as whole from '@rsbuild/core';
import { createRslib, defineConfig, loadConfig, loadEnv, mergeRslibConfig, rsbuild, rspack } from '@rslib/core';

const named = (options) => {
  const { parsed, cleanup } = loadEnv(options);
  cleanup();
  return parsed.PUBLIC_NAME;
};
process.env.NODE_ENV = 'staging';
const byVariable = named({});
process.env.NODE_ENV = 'production';
console.log('modes:', named({ mode: 'staging' }), byVariable + ', NODE_ENV', named({}));
delete process.env.NODE_ENV;
console.log('prefixes:', [...new Set(Object.keys(loadEnv({ prefixes: ['OWN_'], processEnv: {} }).publicVars).map((name) => name.split('.').at(-1)))].join());
const own = {};
loadEnv({ processEnv: own });
console.log('processEnv: own', 'OWN_NAME' in own ? 'true, process.env' : 'false, process.env', process.env.OWN_NAME);
const usual = (more = {}) => ({ logLevel: 'silent', performance: { buildCache: false }, lib: [{ id: 'one', output: { distPath: 'dist/one' } }, { id: 'two', format: 'cjs', output: { distPath: 'dist/two' } }], ...more });
const error = (promise) => promise.then(() => 'fine', ({ message }) => message.split('\\n')[0]);
const count = { closed: 0, built: 0, created: 0 };
const plugin = { name: 'count', setup(api) {
  api.onCloseBuild(() => void count.closed++);
  api.onAfterBuild(() => void count.built++);
} };
const usualInstance = await createRslib({ config: usual({ plugins: [plugin] }) });
usualInstance.onAfterCreateRsbuild(() => void count.created++);
const one = await usualInstance.build({ lib: ['one'] });
console.log('one:', one.stats.constructor.name, fs.readdirSync('dist').join());
const all = await usualInstance.build();
console.log('all:', all.stats.constructor.name, all.stats.toJson().children.map(({ name }) => name).join());
const { closed } = count;
await all.close();
console.log('close hooks:', closed, 'before,', count.closed, 'after');
const files = () => fs.readdirSync('.', { recursive: true }).filter((name) => !name.startsWith('node_modules')).join();
const before = files();
const inspected = await usualInstance.inspectConfig();
if (files() !== before) console.log('inspectConfig wrote');
console.log('instances of two builds and one inspection:', count.created);
const kindOf = (value) => (Array.isArray(value) ? 'array of ' + value.map((one) => typeof one).join() : typeof value);
const { origin, ...strings } = inspected;
for (const name in strings) console.log('inspected:', name, kindOf(strings[name]));
console.log('origin:', Object.entries(origin).map(([name, value]) => name + ' ' + typeof value).join(', '));
await usualInstance.inspectConfig({ writeToDisk: true });
console.log('writeToDisk:', files() !== before);

const watched = await createRslib({ config: usual({ plugins: [plugin], lib: [{ output: { distPath: 'dist/watched' } }] }) });
count.built = 0;
const watching = await watched.build({ watch: true });
console.log('watch:', 'stats' in watching && watching.stats ? 'stats' : 'none,', count.built, 'builds when it resolves');
for (let tenths = 0; count.built === 0 && tenths < 100; tenths++) await setTimeout(100);
await watching.close();
count.built = 0;
fs.appendFileSync('src/index.ts', '\\n');
await setTimeout(1000);
console.log('builds after close:', count.built);

const config = { lib: [{}] };
const instance = await createRslib({ config, loadEnv: true });
const plain = { lib: [{}] };
await createRslib({ config: plain });
const added = (one) => Object.keys(one).filter((name) => name !== 'lib').map((name) => (name === 'root' ? name : name + '.' + Object.keys(one[name]))).sort().join(' ');
console.log('changed:', added(plain) + ', with loadEnv:', added(config));
console.log('same config:', instance.getRslibConfig() === config, 'root', config.root === process.cwd(), 'public', JSON.stringify(config.source.define['process.env.PUBLIC_NAME']), 'output', instance.getRslibConfig().output);
console.log('frozen:', await error(createRslib({ config: Object.freeze({ lib: [{}] }), loadEnv: true })));
console.log('without mf item:', await error(instance.startMFDevServer()));
console.log('its promise:', await instance.startMFDevServer().then(() => 'resolves', () => 'says: rejects|拒绝'));
const federated = await createRslib({ config: { logLevel: 'silent', server: { port: 0 }, lib: [{ format: 'mf', output: { distPath: 'dist/mf' }, plugins: [pluginModuleFederation({ name: 'chips', exposes: { '.': './src/index.ts' }, dts: false })] }] } });
const started = await federated.startMFDevServer();
console.log('dev server:', ['urls', 'port', 'server'].filter((name) => name in started).join(' '));
console.log('closed by:', ['close'].map((name) => (typeof started.server?.[name] === 'function' ? 'server.' + name : 'nothing')).join());
await started.server.close();
fs.mkdirSync('empty');
const none = await loadConfig({ cwd: 'empty' });
console.log('no file:', none.filePath, JSON.stringify(none.content));
const given = [{ lib: [] }, () => ({ lib: [] })];
console.log('defineConfig returns its argument:', ...given.map((one) => defineConfig(one) === one));
if (mergeRslibConfig({ lib: [{ format: 'esm' }] }, { lib: [{ id: 'esm', syntax: 'es2020' }] }).lib.length === 1) console.log('merged by default id');
console.log('rsbuild lacks:', Object.keys(whole).filter((name) => !(name in rsbuild)).join() || 'nothing');
console.log('rspack:', typeof rspack, typeof rspack.BannerPlugin);
console.log('runCLI of a failing build: exit', node('runs.mjs').status);
console.log('without catch: exit', node('throws.mjs').status);
const reason = (level) => /Can't resolve '.[/]nowhere'/.test(node('reason.mjs', level).stderr);
console.log('reason: printed at error', reason('error') + ', at silent', reason('silent'));
await (await createRslib({ config: { logLevel: 'silent', source: { entry: { index: './src/none.ts' } } } })).build().catch(({ name, message }) => console.log('aggregate message:', name, JSON.stringify(message)));
const said = ({ stdout }) => stdout.replaceAll(/in [\\d.]+ ?m?s/g, 'in time').split('\\n').filter((line) => line.trim() && !line.startsWith('Rslib v')).sort().join('\\n').replaceAll(/ +/g, ' ');
const [command, api] = [rslib(), node('builds.mjs')];
console.log('same log without the greeting:', command.stdout.includes('Rslib v') && !api.stdout.includes('Rslib v') && said(command) === said(api));
process.exit();
`,
    },
    packages: ['@module-federation/rsbuild-plugin', '@rsbuild/core'],
    command: 'node check.mjs',
    shows: [
      'keeps rsbuild lacks: nothing',
      'keeps dev server: urls port server',
      'keeps same log without the greeting: true',
      'drops merged by default id',
      'keeps changed: root, with loadEnv: dev.watchFiles root source.define',
      'drops frozen: fine',
      'keeps one: Stats',
      'keeps all: MultiStats one,two',
      'keeps close hooks: 0 before, 1 after',
      'drops builds after close: 1',
      'drops watch: stats',
      'keeps inspected: rslibConfig string',
      'keeps inspected: rsbuildConfig string',
      'keeps inspected: environmentConfigs array of string,string',
      'keeps inspected: bundlerConfigs array of string,string',
      'keeps origin: rsbuildConfig object, environmentConfigs object, bundlerConfigs object',
      'drops inspectConfig wrote',
      'keeps same config: true root true public "\\"production\\"" output undefined',
      'keeps instances of two builds and one inspection: 3',
      'keeps closed by: server.close',
      'drops without mf item: fine',
      'keeps its promise: says: rejects|拒绝',
      'keeps no file: null {}',
      'keeps modes: staging staging, NODE_ENV production',
      'keeps prefixes: OWN_NAME',
      'keeps processEnv: own true, process.env undefined',
      'keeps defineConfig returns its argument: true true',
      'drops runCLI of a failing build: exit 0',
      'keeps rspack: function function',
      'keeps reason: printed at error true, at silent false',
      'keeps aggregate message: AggregateError ""',
      'keeps without catch: exit 1',
    ],
  },
};
