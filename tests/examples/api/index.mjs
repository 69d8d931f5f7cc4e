import {lacks} from '../lacks.mjs';

export default {
  introduction: {
    'shared/api-script': 'command line: // from the file const sky = (day = "clear")=>null != day',
  },
  when: {
    'shared/api-script': [
      'script: const sky = (day = process.env.PUBLIC_SKY)=>day ?? 1;',
      'script with both: // from the file const sky = (day = "clear")=>day ?? 1;',
      'both lowered: true',
      'exit code 0',
      'statistics: Stats',
    ],
    'api-restart': [
      'without: false',
      'with: true',
      'restarts says: only if you pass `restart`|传入 `restart` 时才',
    ],
  },
  exports: {'shared/api-script': 'rslib/'},
  'create-rslib': {
    'shared/api-script': ['root: true', 'other root: /tmp', 'in the function: clear'],
    'shared/api-instance': 'changed: root, with loadEnv: dev.watchFiles root source.define',
  },
  'load-config': {
    'shared/api-script': ['after: production', 'before: undefined'],
    'shared/api-instance': 'no file: null {}',
    'api-load': [
      'cwd: other',
      'path: mine',
      'configFileNames: mine',
      'jiti: typed',
      'auto: typed',
      'exportName: night',
      'usual: {"env":"staging","command":"inspect","envMode":"staging"}',
      'given: {"env":"staging","command":"release","envMode":"canary","meta":{"a":1}}',
    ],
  },
  'load-env': {
    'shared/api-instance': [
      'modes: staging staging, NODE_ENV production',
      'prefixes: OWN_NAME',
      'processEnv: own true, process.env undefined',
    ],
  },
  'run-cli': {'shared/api-instance': 'runCLI of a failing build: exit 1'},
  traps: {
    'shared/api-script':
      'script: const sky = (day = process.env.PUBLIC_SKY)=>day ?? 1; export { sky };',
    'shared/api-instance': 'same log without the greeting: true',
    'api-cache': [
      '> web with cache: const folder = ()=>__dirname;',
      '> web without cache: const folder = ()=>"/";',
    ],
  },
  build: {
    'shared/api-instance': [
      'one: Stats',
      'all: MultiStats one,two',
      'close hooks: 0 before, 1 after',
    ],
  },
  'inspect-config': {
    'shared/api-instance': [
      'inspected: rslibConfig string',
      'inspected: rsbuildConfig string',
      'inspected: environmentConfigs array of string,string',
      'inspected: bundlerConfigs array of string,string',
      'origin: rsbuildConfig object, environmentConfigs object, bundlerConfigs object',
    ],
  },
  'get-rslib-config': {
    'shared/api-instance': 'same config: true root true public "\\"production\\"" output undefined',
  },
  'on-after-create-rsbuild': {
    'shared/api-instance': 'instances of two builds and one inspection: 3',
  },
  'start-mf-dev-server': {
    'shared/api-instance': [
      'dev server: urls port server',
      'closed by: server.close',
      'its promise: says: rejects|拒绝',
    ],
  },
  'define-config': {'shared/api-instance': 'defineConfig returns its argument: true true'},
  versions: {
    'shared/api-instance': ['rsbuild lacks: nothing', 'rspack: function function'],
  },
  rejections: {
    'shared/api-instance': [
      'reason: printed at error true, at silent false',
      'aggregate message: AggregateError ""',
      'without catch: exit 1',
    ],
  },
  'process-exit': {'moon-phase@exits': lacks('Cleaning up.')},
  'in-memory': {'shared/plugin-hooks': '1 x processAssets esm0 written: false'},
  'merge-rslib-config': {
    'merged-configs': ['externals one,two', 'items main,-,-'],
  },
  first: {
    packages: {'@rslib/core': '"type": "module"'},
  },
};
