import {lacks} from '../../lacks.mjs';

export default {
  'package-json': {
    'shared/extensions-commonjs': {tree: lacks('dist/esm/index.js', 'dist/cjs/index.cjs')},
    'shared/extensions': {tree: lacks('dist/esm/index.mjs')},
    'shared/package-lists': {'dist/index.js': 'delta was here'},
    'shared/package-fields': [
      "node10: app/use.ts(3,14): error TS2322: Type 'number' is not assignable to type 'string'",
      'README.md',
      'LICENSE',
    ],
  },
  'error-types': {
    'shared/type-error-no-dts': lacks('warn  ', 'error  '),
  },
  'typescript-7': {'shared/dts-times': 'TypeScript 7 is faster than 6: true'},
  'error-ts5011': {
    'shared/root-of-all-files': {tree: 'dist/src/index.d.ts'},
    'shared/typescript-5': {everything: lacks('TS5011')},
  },
  'cjs-types': {'shared/dts-consumers': 'Node20: fine'},
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
  files: {'shared/guide-type-export': 'isolatedModules: TS1205'},
  'error-no-typescript': {
    packages: {'@rslib/core': '"typescript": {'},
  },
};
