import {lacks} from '../../lacks.mjs';

export default {
  fields: {
    'shared/packages-kept': 'all: bundles epsilon',
    'shared/package-fields': {everything: lacks('src/index.ts')},
    'shared/manifest-readers': {
      printed: [
        'other path: ERR_PACKAGE_PATH_NOT_EXPORTED',
        'resolve: main.cjs',
        "node10: src/use.ts(3,14): error TS2322: Type '{ types: true; }'",
        'Unsupported engine',
      ],
      'dist/usual.js': lacks('"module"'),
      'dist/module.js': '"module"',
      'dist/bare.js': lacks('side effect'),
    },
  },
  dual: {
    'shared/dts-consumers': 'Node16: one.cts TS1479',
    'shared/node-kinds': 'dual state north',
  },
  exports: {
    'shared/export-conditions': [
      'use.mjs early: default',
      'use.mjs all: import',
      "near.ts(3,14): error TS2322: Type '{ near: true; }'",
      '--conditions=solid use.mjs all: solid',
      'use.cjs all: require',
      'use.mjs none: default',
      "all.ts(3,14): error TS2322: Type '{ types: true; }'",
    ],
    'shared/guide-manifest': [
      'import alone, require(): ERR_PACKAGE_PATH_NOT_EXPORTED',
      'an unlisted path: ERR_PACKAGE_PATH_NOT_EXPORTED',
    ],
    'manifest-kept': 'package.json: as before',
    'guide/troubleshooting/publishing/types-beside': ['nodenext: none', 'node10: TS2307'],
  },
  introduction: {
    'shared/manifest-readers': 'node: exports',
    'shared/guide-manifest': 'package.json after a build: unchanged',
  },
  'entry-points': {'guide/troubleshooting/publishing/types-beside': 'bundler: none'},
  browser: {
    'browser-condition': ['node: a file', 'node -C browser: the page', 'webpack: the page'],
  },
};
