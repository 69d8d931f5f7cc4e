import {lacks} from '../../lacks.mjs';

export default {
  'package-json': {
    'shared/extensions-commonjs': {tree: lacks('dist/esm/index.js', 'dist/cjs/index.cjs')},
    'shared/extensions': {tree: lacks('dist/esm/index.mjs')},
    'shared/package-fields': ['README.md', 'LICENSE'],
  },
  errors: {
    'shared/type-error-no-dts': lacks('warn  ', 'error  '),
    'tidy-units@no-root-dir': {
      'rslib.txt': "TS5011: The common source directory of 'tsconfig.json' is './src'",
    },
    'tidy-units@no-entry': {'rslib.txt': 'Could not find any entry module'},
    'tidy-units@no-tsconfig': {'rslib.txt': 'Failed to resolve tsconfig file "tsconfig.json"'},
    'tidy-units@no-typescript': {'rslib.txt': 'Failed to resolve TypeScript from the project root'},
    'tidy-units@type-error': {'rslib.txt': 'error'},
  },
  check: {
    'tidy-units@commonjs-consumer': {
      'tsc.txt': 'error TS1479: The current file is a CommonJS module',
    },
  },
  install: {'shared/dts-times': 'TypeScript 7 is faster than 6: true'},
  watch: {'shared/cli-commands': 'build production'},
  scaffold: {
    templates: {
      tree: [
        'dist/index.js',
        'dist/index.d.ts',
        'dist/react/Buoy.js',
        'dist/vue/Buoy.js',
        'dist/svelte/Buoy.js',
        'dist/solid/Buoy.js',
        'dist/solid/Buoy.jsx',
        lacks('dist/port.js'),
      ],
      'dist/svelte/Buoy.js': 'svelte/internal/client',
    },
    packages: {typescript: '"version": "6.0.3"'},
  },
  'before-you-start': {
    packages: {'@rslib/core': '"node": "^20.19.0 || >=22.12.0"'},
  },
};
