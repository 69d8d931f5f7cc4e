import {lacks} from '../../lacks.mjs';

export default {
  'new-url': {
    'shared/said-output': 'a path to no file: says: fails|失败',
    'shared/new-url-formats': {'dist/cjs/index.cjs': './tides.csv'},
    'shared/guide-new-url': {
      printed: [
        'bundleless, not excluded: Module parse failed',
        'no file: Module not found',
        'path.dirname: esm dist/path, cjs dist/path',
      ],
      tree: lacks('dist/path/static/assets/path.ts'),
    },
  },
  config: {
    'shared/package-lists': lacks('warn  ', 'error  '),
    'shared/option-names': "'advancedEsm' does not exist in type 'LibExperiments'",
  },
  'typescript-7': {
    'shared/dts-rules': 'absolute typescriptPath: exit 0',
    'shared/typescript-5-and-6': 'TypeScript 5 builds',
    'shared/guide-tsgo': ['TypeScript 6, tsgo true: 1', 'TypeScript 7, tsgo false: 1'],
    'shared/typescript-5': 'status: 0',
  },
  syntax: {'shared/lowered-calls': '>=12: ?. false, .values().map( true'},
  checklist: {'shared/node-range': '22.12.0, 23.0.0, 24.0.0'},
  scripts: {
    'shared/inspect-development': 'Rspack Config (mf)',
    'no-build-export': "does not provide an export named 'build'",
  },
  declarations: {
    'shared/guide-dts-extension': {'dist/index.d.ts': "from './buoys'"},
  },
  externals: {
    'shared/guide-require': {
      'dist/web/index.js': 'require("kelp")',
      'dist/old/index.js': 'from "kelp"',
      'dist/all/index.js': 'from "kelp"',
      'dist/all/index.cjs': 'import("kelp")',
      printed: [
        'all packages, required: undefined',
        'webpack follows createRequire: true',
        'Rspack follows createRequire with the setting: true',
        'Rspack follows createRequire: false',
      ],
    },
  },
  workers: {
    'shared/guide-worker': ['worker and entry: 3', 'the file of the entry: only imports'],
  },
  node: {
    'shared/node-range': {everything: lacks('18.20.8', '20.18.3', '21.7.3', '22.11.0')},
  },
  install: {
    'npm-eresolve': ['ERESOLVE unable to resolve dependency tree', '--legacy-peer-deps: 0'],
    packages: {'@rslib/core': '"@rsbuild/core": "~2.2.6"'},
  },
  introduction: {
    packages: {'@rslib/core': '"version": "1.0.1"'},
  },
};
