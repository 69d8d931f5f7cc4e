import {lacks} from '../../lacks.mjs';

export default {
  sample: {'two-shapes': {'dist/bundle/index.js': lacks('from "./')}},
  modes: {
    'shared/packages-kept': ['one: bundles alpha', 'files: bundles nothing'],
    'shared/bundle-modes': {
      printed: [
        'entry cjs index.js',
        'folder exit 1',
        'absent at run time ERR_MODULE_NOT_FOUND',
        'dist/one/index.js',
        '6 files generated in dist/files, total:',
        'When using "iife" format, "bundle" must be set to "true"',
      ],
      tree: [
        'dist/files/load.js',
        'dist/files/pad.js',
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
      'dist/files/load.js': lacks('webpackChunkName'),
    },
    'shared/mf-bundleless': 'When using "mf" format',
    'shared/where-options': 'entry array rejected',
    'shared/lib-runs': {tree: lacks('dist/keyed/other.js'), printed: 'no source: exit 1'},
    'shared/imports-rewritten': {'dist/cjs/index.cjs': 'require("./clean.cjs")'},
    'lamp-list': {everything: "It's not allowed to load an initial chunk on demand."},
    'two-shapes@umd': {everything: 'When using "umd" format, "bundle" must be set to "true".'},
    'two-shapes@glob': {everything: 'Glob pattern "src/**" is not supported'},
    'two-shapes@missing': {everything: 'Can\'t resolve the entry "src/main.ts" at the location'},
    'two-shapes@no-match': {everything: 'No entry files matching lib/**.'},
    'two-shapes@string': {everything: 'The source.entry configuration should be an object'},
  },
  everything: {
    'shared/bundle-modes': {
      tree: ['dist/files/.hidden.js', lacks('dist/files/types.d.js')],
    },
    'with-tests@all': {everything: 'You may need an appropriate loader'},
  },
  duplicate: {
    'shared/lib-runs': {
      tree: 'dist/both/theme.js',
      printed: ['both import one file', 'of two files, the one named first is built'],
    },
    'shared/bundle-modes': 'Duplicate entry theme from more/theme.ts and more/theme.json',
    'two-shapes@duplicate': {everything: 'Duplicate entry text/pad from src/text/pad.ts'},
  },
  hidden: {
    'with-hidden': {tree: 'dist/.generated/two.js'},
    'with-hidden@visible': {tree: lacks('dist/.generated/two.js')},
  },
  'entry-only': {
    'entry-only': {printed: lacks('warn  ', 'error  '), tree: 'dist/glob/text/center.js'},
    'two-shapes@entry-only': {tree: lacks('center.js')},
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
  types: {
    'shared/lib-runs': {'dist/typed/index.js': 'Width', 'dist/typed/marked.js': lacks('Width')},
    'shared/dts-rules': 'isolatedModules: TS1205',
    'two-shapes@type': {everything: "does not provide an export named 'Width'"},
  },
};
