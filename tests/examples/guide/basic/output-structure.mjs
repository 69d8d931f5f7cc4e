import {lacks} from '../../lacks.mjs';

export default {
  chunks: {
    'guide-chunk-comment': 'same name as a source: fails',
    'shared/said-output': 'no shared chunk: not: cjs',
    'shared/formats-compared': ['> umd own file in the entry', '> iife own file in the entry'],
  },
  'import-variable': {'variable-package': 'esm: fr, cjs: fr'},
  'package-json': {
    'shared/users-styles': {tree: lacks('dist/app/forgotten/main.css')},
    'shared/package-fields': 'dist/chunk.js',
    'shared/guide-manifest': 'a pattern: loads',
    'shared/guide-structure': 'star matches slashes: true',
    'shared/guide-effects': 'true: same as without',
  },
  decide: {
    'shared/structures': {
      printed: ['one 1 files', 'all 203 files', 'one is faster'],
      tree: 'dist/two/src/index.js',
    },
  },
  patterns: {
    'shared/structures': {
      tree: [
        'dist/two/icons/wave.js',
        lacks('dist/less/index.test.js', 'dist/less/index.stories.js'),
      ],
    },
    'shared/guide-structure': 'two keys: one.js two.js, import breaks',
  },
  'webpack-require': {
    'shared/runtime-define': [
      'esm: const host = __webpack_require__;',
      'esm with a runtime: own runtime',
      'cjs: own runtime',
      'bundleless fails: true',
    ],
  },
  runtime: {
    'recipe-scale@namespace': {'dist/index.js': '__webpack_require__.r('},
    'recipe-scale@named-object': {'dist/index.js': lacks('__webpack_require__')},
    'cjs-helpers': [
      'plain: 2 of 2',
      'lines of helpers in each file: 27',
      'defines: exports,__esModule',
      'minified: 2 of 2',
      'minified is shorter: true',
      'esm: 0 of 2',
      'bundle: 1 of 1',
    ],
  },
  'error-tdz': {
    'recipe-cycle@files': {
      'rslib-node-dist-index.cjs.txt': 'Class extends value undefined',
    },
    'guide-cycle':
      "without a bundler: ReferenceError: Cannot access 'Recipe' before initialization",
    'guide-cycle-later': [
      'a type only: loads',
      'names used later: loads',
      'names used later, bundleless: loads',
    ],
  },
};
