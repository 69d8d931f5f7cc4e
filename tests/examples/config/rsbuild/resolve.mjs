import {lacks} from '../../lacks.mjs';

export default {
  introduction: {'shared/source-rules': 'external resolved: false'},
  'package-entries': {
    'shared/said-output': [
      'fields of web: order: browser, module, main',
      'fields of node: order: module, main',
    ],
    'shared/input-rules': {
      'dist/main/index.js': 'main field',
      'dist/web/index.js': 'browser field',
      'dist/node/index.js': 'module field',
    },
  },
  'resolve-dedupe': {
    'shared/package-lists': {'dist/index.js': 'from "beta"'},
    'shared/source-rules': 'copies: 2 deduped copies: 1',
  },
  'resolve-alias': {
    'shared/imports-rewritten': {'dist/esm/index.js': 'import("./text/index.js")'},
    'shared/option-names': "'alias' does not exist in type 'SourceConfig'",
    'shared/input-rules': {
      'dist/alias/words.js': ['from "./fr.js"', lacks('#words')],
      'dist/old/index.js': lacks('Bonjour'),
    },
    'alias-packages': {
      'dist/start/index.js': 'leaf of moss',
      'dist/exact/index.js': 'leaf of kelp',
      printed: [
        'false: an empty module',
        'a function: changes, returns',
        'an array: the function receives kelp$',
      ],
    },
  },
  'resolve-extensions': {
    'shared/input-rules': {'dist/order/index.js': 'same.ts', 'dist/suffix/index.js': 'same.web.ts'},
  },
  'replace-package': {
    'alias-packages': {
      'dist/lodash/index.js': 'from "lodash-es"',
      'dist/files/index.js': 'from "kelp"',
      'dist/lodash-files/lodash.js': 'from "lodash-es"',
      'dist/start/index.js': 'moss was here',
    },
  },
  'browser-map': {
    'shared/browser-map': ['web build: localStorage and web', 'without fs: undefined'],
  },
};
