export default {
  build: {
    'guide-publint': ['an error: 1', 'a suggestion: 0, with throwOn 1'],
  },
  cli: {'guide-publint': 'a warning: 0, with --strict 1'},
  knip: {
    knip: [
      'entries: 1 src/left.ts unused never src/half.ts',
      'pattern: 1 src/left.ts src/more.ts unused never src/half.ts',
      'knip.json: 1 src/left.ts unused never src/half.ts',
    ],
  },
  publint: {
    'tide-table@missing': {'rslib-npx-publint.txt': 'but the file does not exist.'},
    'tide-table@not-published': {'rslib-npx-publint.txt': 'but the file is not published.'},
    'tide-table@order': {'rslib-npx-publint.txt': 'types should be the first in the object'},
    'tide-table@format': {
      'rslib-npx-publint.txt': 'is written in CJS, but is interpreted as ESM.',
    },
    'tide-table@no-type': {
      'rslib-npx-publint.txt': 'The package does not specify the "type" field.',
    },
    'publint-others': [
      'module: pkg.module is used to output ESM, but pkg.exports is not defined.',
      'main: pkg.main is an ESM file, but it is usually better to use pkg.exports instead.',
      'bin: pkg.bin is dist/index.js but the file is not executable.',
      'engines: The package does not specify the "engines.node" field.',
      'effects: The package appears to be consumed by bundlers but does not specify "sideEffects".',
      'executable',
    ],
    'shared/cli-flags': '--no-auto-extension: scripts scripts/index.js',
    'shared/export-conditions': "late.ts(3,14): error TS2322: Type '{ types: true; }'",
  },
  attw: {
    'tide-table@false-esm': {
      'rslib-npx-attw---pack-.---profile-node16.txt': 'Masquerading as ESM',
    },
    'guide-attw': [
      'This behavior is a TypeScript bug',
      'Used fallback condition',
      'Import resolved to a CommonJS type declaration file, but an ESM JavaScript file.',
      'Masquerading as CJS',
      'Import failed to resolve to type declarations or JavaScript files.',
      'Import found in a type declaration file failed to resolve.',
      'listed imports: ./tide',
      'CommonJS module simulates a default export with exports.default and exports.__esModule',
      'default of a CommonJS file: object function',
      'The resolved types use export default where the JavaScript file appears to use module.exports =.',
    ],
    'cjs-footer-files': {
      'dist/both.cjs': 'module.exports = exports.default;',
      printed: ['sole default: function, both: object', 'imported: fired!'],
    },
    'shared/guide-two-dts': 'without type module: index.d.mts index.mjs',
  },
};
