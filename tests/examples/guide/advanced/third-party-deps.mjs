import {lacks} from '../../lacks.mjs';

export default {
  fields: {
    'shared/formats-compared': ['> iife package: bundled', '> mf package: bundled'],
    'shared/dependencies': {everything: lacks('"omega"')},
    'shared/guide-deps': ['in two fields: import', 'externals match: import'],
  },
  'two-fields': {
    'peer-of-peer': {everything: lacks('inner was here')},
  },
  sample: {
    'seat-map': {'dist/files/index.js': ['from "dequal/lite"', 'from "seat-codes"']},
  },
  'bundle-one': {
    'shared/guide-deps': [
      'exclude by pattern: bundled',
      'exclude by name: bundled, a subpath bundled',
    ],
  },
  'keep-one': {
    'shared/guide-deps': 'a string in externals: import, a subpath bundled',
    'shared/guide-react-string': {
      printed: 'string: react external, react/jsx-runtime bundled',
      'dist/pattern/index.js': 'from "react/jsx-runtime"',
    },
  },
  'all-bundled': {'seat-map@all-bundled': {'dist/index.js': 'from "react"'}},
  'all-external': {'seat-map@all-external': {'dist/index.js': 'from "dequal/lite"'}},
  'bundleless-one': {
    'guide-bundleless-inline': [
      'esm files with a copy: 1',
      'cjs files with a copy: 2',
      'esm subpath is imported: true',
    ],
  },
  optional: {
    'shared/guide-deps': 'declared and absent: import',
    'optional-peer': {
      'dist/index.js': 'import("form-kit")',
      printed: [
        'plain: 1, forms: ERR_MODULE_NOT_FOUND',
        "application: Can't resolve 'form-kit'",
        'application with the other entry: built',
      ],
    },
    'optional-types': ['png: TS2307', 'png with skipLibCheck: none', 'index: none'],
  },
  'only-allowed': {
    'late-failure': {printed: 'not allowed', tree: 'dist/index.js'},
  },
  types: {
    'shared/guide-missing-types': 'checked: TS2307',
    'shared/types-installed': {'dist/index.js': '} from "clsx";'},
  },
  'development-build': {gauge: {'dist/both/index.js': "'dial-ui: a number is needed'"}},
  'two-copies': {
    'shared/two-reacts': {'dist/peer/index.js': '} from "react";'},
  },
};
