import {lacks} from '../../lacks.mjs';

export default {
  engines: {
    'shared/engines': {'dist/node/index.js': '??'},
    'shared/lowered-calls': [
      '>=18: ?. true, .values().map( true',
      'without the function: all.values(...).map is not a function',
    ],
    'shared/guide-syntax': [
      'helpers: bundle 1, files 1+1',
      'a bundled package: kept',
      'overrideBrowserslist: lowered',
    ],
  },
  'two-kinds': {
    'shared/syntax': {'dist/index.js': ['Object.groupBy(', 'fetch(']},
  },
  'node-prefix': {
    'tide-card@node-prefix': {
      'dist/index.js': ['from "node:path"', 'from "node:util"'],
    },
  },
  'node-built-ins': {
    'tide-card@built-in': {
      everything: [
        'Reading from "node:fs" is not handled by plugins (Unhandled scheme).',
        '"node:*" is a built-in Node.js module and cannot be imported in client-side code.',
      ],
    },
    'shared/built-ins-node': {
      'dist/index.js': ['Buffer.from', 'process.env.NODE_ENV', 'global.performance'],
    },
    'shared/built-ins-web-import': "Module not found: Can't resolve 'fs'",
    'built-ins-web': {
      'dist/index.js': 'Buffer.from',
      'dist/umd/index.js': lacks('process.env.NODE_ENV'),
    },
  },
  'conditional-built-in': {
    'node-import-in-app': ['Rsbuild: fails', 'webpack: fails'],
    'branch-built-ins': ['aliasFalse: 0 false', 'externalFalse: 1 true'],
  },
  helpers: {
    'shared/helpers-formats': {
      'dist/esm/index.js': 'import { _ } from "@swc/helpers/_/_object_spread"',
    },
  },
  es5: {
    'es5-wrapper': {'dist/index.js': lacks('=>', 'const', 'let')},
    'es5-minified': [
      'umd/index.js: ES5',
      'cjs/index.cjs: const __rslib_import_meta_url__',
      'no-shim/index.cjs: ES5',
    ],
  },
  dependencies: {
    'shared/guide-syntax': 'all of node_modules: lowered',
    'tide-table@dependency': {everything: 'Unexpected token (1:37)'},
  },
  polyfills: {
    'tide-table@polyfill': {'dist/index.js': 'import "core-js/modules/es.array.at.js";'},
  },
  css: {
    'shared/guide-syntax': {'dist/css/index.css': ':has(b)'},
  },
  traps: {'shared/guide-syntax': 'es2020: kept'},
};
