import {manifestOf, outputsOf} from '../outputs';

test('#introduction', () => {
  const run = outputsOf('shared/api-script');
  expect(run.printed).toContain('command line: // from the file const sky = (day = "clear")=>null != day');
});

test('#when', () => {
  let run = outputsOf('shared/api-script');
  expect(run.printed).toContain('script: const sky = (day = process.env.PUBLIC_SKY)=>day ?? 1;');
  expect(run.printed).toContain('script with both: // from the file const sky = (day = "clear")=>day ?? 1;');
  expect(run.printed).toContain('both lowered: true');
  expect(run.everything).not.toContain('script: const sky = (day = process.env.PUBLIC_SKY)=>null');
  expect(run.printed).toContain('exit code 0');
  expect(run.printed).toContain('statistics: Stats');
  run = outputsOf('api/index/api-restart');
  expect(run.printed).toContain('without: false');
  expect(run.printed).toContain('with: true');
  expect(run.printed).toContain('restarts says: only if you pass `restart`|传入 `restart` 时才');
});

test('#exports', () => {
  const run = outputsOf('shared/api-script');
  expect(run.printed).toContain('rslib/');
});

test('#create-rslib', () => {
  let run = outputsOf('shared/api-script');
  expect(run.printed).toContain('root: true');
  expect(run.printed).toContain('other root: /tmp');
  expect(run.printed).toContain('in the function: clear');
  expect(run.everything).not.toContain('script with both: // from the file const sky = (day = process.env.PUBLIC_SKY)');
  run = outputsOf('shared/api-instance');
  expect(run.printed).toContain('changed: root, with loadEnv: dev.watchFiles root source.define');
  expect(run.everything).not.toContain('frozen: fine');
});

test('#load-config', () => {
  let run = outputsOf('shared/api-script');
  expect(run.printed).toContain('after: production');
  expect(run.printed).toContain('before: undefined');
  run = outputsOf('shared/api-instance');
  expect(run.printed).toContain('no file: null {}');
  run = outputsOf('api/index/api-load');
  expect(run.printed).toContain('cwd: other');
  expect(run.printed).toContain('path: mine');
  expect(run.printed).toContain('configFileNames: mine');
  expect(run.printed).toContain('jiti: typed');
  expect(run.printed).toContain('auto: typed');
  expect(run.printed).toContain('exportName: night');
  expect(run.printed).toContain('usual: {"env":"staging","command":"inspect","envMode":"staging"}');
  expect(run.printed).toContain('given: {"env":"staging","command":"release","envMode":"canary","meta":{"a":1}}');
});

test('#load-env', () => {
  const run = outputsOf('shared/api-instance');
  expect(run.printed).toContain('modes: staging staging, NODE_ENV production');
  expect(run.printed).toContain('prefixes: OWN_NAME');
  expect(run.printed).toContain('processEnv: own true, process.env undefined');
});

test('#run-cli', () => {
  const run = outputsOf('shared/api-instance');
  expect(run.everything).not.toContain('runCLI of a failing build: exit 0');
});

test('#traps', () => {
  let run = outputsOf('shared/api-script');
  expect(run.everything).not.toContain('script: // from the file');
  run = outputsOf('shared/api-instance');
  expect(run.printed).toContain('same log without the greeting: true');
  run = outputsOf('api/index/api-cache');
  expect(run.printed).toContain('> web with cache: const folder = ()=>__dirname;');
  expect(run.printed).toContain('> web without cache: const folder = ()=>"/";');
});

test('#build', () => {
  const run = outputsOf('shared/api-instance');
  expect(run.printed).toContain('one: Stats');
  expect(run.printed).toContain('all: MultiStats one,two');
  expect(run.printed).toContain('close hooks: 0 before, 1 after');
  expect(run.everything).not.toContain('builds after close: 1');
  expect(run.everything).not.toContain('watch: stats');
});

test('#inspect-config', () => {
  const run = outputsOf('shared/api-instance');
  expect(run.printed).toContain('inspected: rslibConfig string');
  expect(run.printed).toContain('inspected: rsbuildConfig string');
  expect(run.printed).toContain('inspected: environmentConfigs array of string,string');
  expect(run.printed).toContain('inspected: bundlerConfigs array of string,string');
  expect(run.printed).toContain('origin: rsbuildConfig object, environmentConfigs object, bundlerConfigs object');
  expect(run.everything).not.toContain('inspectConfig wrote');
});

test('#get-rslib-config', () => {
  const run = outputsOf('shared/api-instance');
  expect(run.printed).toContain('same config: true root true public "\\"production\\"" output undefined');
});

test('#on-after-create-rsbuild', () => {
  const run = outputsOf('shared/api-instance');
  expect(run.printed).toContain('instances of two builds and one inspection: 3');
});

test('#start-mf-dev-server', () => {
  const run = outputsOf('shared/api-instance');
  expect(run.printed).toContain('dev server: urls port server');
  expect(run.printed).toContain('closed by: server.close');
  expect(run.printed).toContain('its promise: says: rejects|拒绝');
  expect(run.everything).not.toContain('without mf item: fine');
});

test('#define-config', () => {
  const run = outputsOf('shared/api-instance');
  expect(run.printed).toContain('defineConfig returns its argument: true true');
});

test('#versions', () => {
  const run = outputsOf('shared/api-instance');
  expect(run.printed).toContain('rsbuild lacks: nothing');
  expect(run.printed).toContain('rspack: function function');
});

test('#rejections', () => {
  const run = outputsOf('shared/api-instance');
  expect(run.printed).toContain('reason: printed at error true, at silent false');
  expect(run.printed).toContain('aggregate message: AggregateError ""');
  expect(run.printed).toContain('without catch: exit 1');
});

test('#in-memory', () => {
  const run = outputsOf('shared/plugin-hooks');
  expect(run.printed).toContain('1 x processAssets esm0 written: false');
});

test('#merge-rslib-config', () => {
  const run = outputsOf('api/index/merged-configs');
  expect(run.printed).toContain('externals one,two');
  expect(run.printed).toContain('items main,-,-');
});

test('#first', () => {
  expect(manifestOf('@rslib/core')).toContain('"type": "module"');
});
