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
  'publint-format': {'shared/cli-flags': '--no-auto-extension: scripts scripts/index.js'},
  'attw-false-cjs': {
    'shared/guide-two-dts': 'without type module: index.d.mts index.mjs',
    'guide-attw': [
      'Import resolved to a CommonJS type declaration file, but an ESM JavaScript file.',
      'Masquerading as CJS',
    ],
  },
  ts2307: {
    'shared/guide-tsgo': ['TypeScript 7, node10: TS5108', 'TypeScript 7 has: not: `node10`'],
    'types-beside': ['node10, 2 targets: none', 'node10, 1 targets: TS2307'],
  },
  dual: {
    'shared/dts-consumers': 'Node16: one.cts TS1479',
    'shared/node-kinds': 'dual state north',
  },
  'error-subpath': {
    'shared/node-kinds': 'pure manifest ERR_PACKAGE_PATH_NOT_EXPORTED',
    'errors-exports': [
      'manifest: Package subpath \'./package.json\' is not defined by "exports"',
      'other private path: Package subpath \'./dist/moon.js\' is not defined by "exports"',
      'listed paths: name type exports, moon',
      'from the disk: tide',
    ],
    'vite-private-path': '"./dist/index.css" is not exported under the conditions',
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
    'types-beside': ['nodenext: none', 'node10: TS2307'],
  },
  'publint-types-first': {
    'shared/export-conditions': "late.ts(3,14): error TS2322: Type '{ types: true; }'",
    'guide-attw': ['This behavior is a TypeScript bug', 'Used fallback condition'],
  },
  introduction: {
    'shared/manifest-readers': 'node: exports',
    'shared/guide-manifest': 'package.json after a build: unchanged',
  },
  'error-no-main': {
    'errors-exports': [
      'only subpaths, require(): No "exports" main defined',
      'default, import(): tide',
      'default, require(): tide',
      'condition require: old',
      'import alone, import(): tide',
    ],
  },
  'entry-points': {'types-beside': 'bundler: none'},
  ts7016: {
    'types-beside': ['elsewhere: TS7016', 'types first: none'],
  },
  browser: {
    'browser-condition': ['node: a file', 'node -C browser: the page', 'webpack: the page'],
  },
  check: {
    'guide-publint': ['an error: 1', 'a suggestion: 0, with throwOn 1'],
  },
  'check-cli': {'guide-publint': 'a warning: 0, with --strict 1'},
  knip: {
    knip: [
      'entries: 1 src/left.ts unused never src/half.ts',
      'pattern: 1 src/left.ts src/more.ts unused never src/half.ts',
      'knip.json: 1 src/left.ts unused never src/half.ts',
    ],
  },
  'attw-no-resolution': {
    'guide-attw': 'Import failed to resolve to type declarations or JavaScript files.',
  },
  'attw-internal': {
    'guide-attw': [
      'Import found in a type declaration file failed to resolve.',
      'listed imports: ./tide',
    ],
  },
  'attw-cjs-default': {
    'guide-attw': [
      'CommonJS module simulates a default export with exports.default and exports.__esModule',
      'default of a CommonJS file: object function',
    ],
    'cjs-footer-files': {
      'dist/both.cjs': 'module.exports = exports.default;',
      printed: ['sole default: function, both: object', 'imported: fired!'],
    },
  },
  'attw-export-default': {
    'guide-attw':
      'The resolved types use export default where the JavaScript file appears to use module.exports =.',
  },
  'publint-others': {
    'publint-others': [
      'module: pkg.module is used to output ESM, but pkg.exports is not defined.',
      'main: pkg.main is an ESM file, but it is usually better to use pkg.exports instead.',
      'bin: pkg.bin is dist/index.js but the file is not executable.',
      'engines: The package does not specify the "engines.node" field.',
      'effects: The package appears to be consumed by bundlers but does not specify "sideEffects".',
      'executable',
    ],
  },
};
