import {lacks} from '../../lacks.mjs';

export default {
  'auto-extension': {
    'shared/extensions-commonjs': {tree: 'dist/cjs/index.js'},
  },
  bundle: {
    'shared/extensions': {'dist/esm/index.js': lacks('gone')},
  },
  external: {
    'shared/package-lists': {'dist/index.js': ['from "alpha"', lacks('from "delta"')]},
  },
  entry: {
    'shared/bundle-modes': 'entry jsx index.js',
    'shared/input-rules': {tree: ['dist/folders/cli/main.js', lacks('dist/globs/part.test.js')]},
  },
  redirect: {
    'shared/guide-alias': {'dist/files/index.js': 'from "./near.js"'},
  },
  'isolated-declarations': {
    'shared/dts-ways': {tree: lacks('dist/isolated/unused.d.ts')},
    'shared/without-typescript': {tree: 'dist/index.d.ts'},
    'shared/dts-isolated-untyped': 'TS9010',
    'shared/isolated-scope':
      'covered: says: only the modules|Entries|只处理入口导入的模块|入口及其导入的文件',
  },
  target: {
    'shared/output-rules': {tree: lacks('dist/node/index.css')},
    'shared/changed-defaults': 'rslib target node',
  },
  bundleless: {
    'shared/users-styles': {'dist/app/one/main.css': 'seat-stall'},
    'shared/umd-files': 'When using "umd" format, "bundle" must be set to "true"',
  },
  'syntax-target': {
    'shared/guide-css': {'dist/browserslist/index.css': 'inset:0'},
    'shared/syntax': {'dist/index.js': '.at(-1)'},
  },
  esm: {
    'shared/guide-config':
      'kinds: a.mjs ESM, module/plain.js ESM, a.cjs CommonJS, plain.js CommonJS',
  },
  'dts-bundling': {
    'shared/dts-bundled': {'dist/index.d.ts': 'declare interface Stem'},
  },
  polyfill: {
    'shared/syntax': {'dist/index.js': 'structuredClone('},
  },
  'out-base': {'shared/guide-structure': 'deepest shared folder: part.js paths.js'},
};
