import {lacks} from '../../lacks.mjs';

export default {
  'error-entry-type': {
    'shared/where-options': 'entry array rejected',
    'shared/lib-runs': {tree: lacks('dist/keyed/other.js')},
  },
  types: {
    'shared/lib-runs': {'dist/typed/index.js': 'Width', 'dist/typed/marked.js': lacks('Width')},
    'shared/dts-rules': 'isolatedModules: TS1205',
  },
  duplicate: {
    'shared/lib-runs': {
      tree: 'dist/both/theme.js',
      printed: ['both import one file', 'of two files, the one named first is built'],
    },
    'shared/bundle-modes': 'Duplicate entry theme from more/theme.ts and more/theme.json',
  },
  'error-missing': {'shared/lib-runs': 'no source: exit 1'},
  modes: {
    'shared/packages-kept': ['one: bundles alpha', 'files: bundles nothing'],
    'shared/bundle-modes': {
      printed: [
        'entry cjs index.js',
        'folder exit 1',
        'absent at run time ERR_MODULE_NOT_FOUND',
        'dist/one/index.js',
        '6 files generated in dist/files, total:',
      ],
      tree: [
        'dist/files/load.js',
        'dist/string/pad.js',
        'dist/files/unused.js',
        'dist/one/index.css',
        'dist/unmoved/index.js',
        'dist/moved/src/index.js',
        lacks(
          'dist/globs/unused.js',
          'dist/one/unused.js',
          'dist/failed/index.js',
          'dist/iife/index.js',
        ),
      ],
      'dist/absent/index.js': 'from "missing-package"',
      'dist/files/index.js': 'import "./chip.css"',
    },
    'shared/mf-bundleless': 'When using "mf" format',
  },
  'error-chunk-name': {
    'shared/bundle-modes': {
      'dist/files/load.js': lacks('webpackChunkName'),
      tree: 'dist/files/pad.js',
    },
  },
  everything: {
    'shared/bundle-modes': {tree: ['dist/files/.hidden.js', lacks('dist/files/types.d.js')]},
  },
  'error-format': {
    'shared/bundle-modes': 'When using "iife" format, "bundle" must be set to "true"',
  },
  'error-glob': {
    'shared/imports-rewritten': {'dist/cjs/index.cjs': 'require("./clean.cjs")'},
  },
  'entry-only': {
    'entry-only': {printed: lacks('warn  ', 'error  '), tree: 'dist/glob/text/center.js'},
  },
  'missing-import': {
    'missing-imports': [
      'kept in style: true',
      'kept in package: true',
      'style: exit 0 no message',
      'style with tsconfig.json: exit 0 no error',
      'package with dts: exit 1 TS2307',
      'file with dts: exit 1 TS2307',
    ],
  },
};
