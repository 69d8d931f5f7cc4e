export default {
  'wasm-bindgen': {
    'shared/wasm-in-app': [
      'webpack bindings: 0, 0, no file, file:///',
      'webpack source: 0, 0, no file, file:///',
      'webpack init: 0, 0, file, no address',
    ],
    'wasm-loading': {
      printed: [
        'node/index.js 81',
        'cjs/index.cjs 81',
        'shim/index.js 81',
        'external/index.js 81',
        'esm/index.js __dirname is not defined',
      ],
      'dist/web/index.js': 'fetch(',
    },
    'guide-wasm': 'fetch of a file: fetch failed',
    'wasm-no-modules': "was not found in './tile.js' (module has no exports)",
  },
  publish: {
    'shared/wasm-in-app': [
      'rspack url: 0, 0, file, no address',
      'webpack files: 0, 0, file, no address',
      'webpack bytes: 0, 0, no file, no address',
    ],
    'wasm-in-vite': [
      'build url: file',
      'server url: 200 application/wasm',
      'build files: file',
      'server files: 9',
      'build bytes: no file',
      'build compiled: no file',
    ],
  },
  preserve: {
    'guide-wasm': 'without type module: clock.wasm env.mjs index.mjs',
    'tile-area': {everything: ['Module parse failed', 'Unknown file extension ".wasm"']},
    'shared/wasm-in-app': [
      'webpack url: 0, 0, file, no address',
      'webpack compiled: 0, 0, no file, file:///',
    ],
  },
  'file-url': {
    'shared/wasm-in-app': {
      printed: [
        'run: fetch failed',
        'rspack web: 0, 0, no file, file:///',
        'webpack node: 0, 0, no file, file:///',
        'rspack bytes: 0, 0, no file, no address',
      ],
      'dist/web/index.js': 'import.meta.url',
    },
  },
  introduction: {'shared/wasm-formats': 'cjs false "wasm" only supports the "esm" format.'},
  cjs: {'shared/wasm-formats': 'cjs exports undefined'},
  'source-phase': {
    'tile-area@source-dynamic': {
      everything: ['1200', "SyntaxError: Unexpected identifier 'source'"],
    },
    'tile-area@source-isolated': {'dist/index.d.ts': 'const load'},
    'tile-area@source-types': {everything: 'TS18061'},
  },
  modes: {
    'wasm-loading': {
      'dist/files/source.js': 'import source __rspack_external',
      tree: 'dist/files/square.wasm',
    },
    'guide-wasm': 'wasm false: index.js ./square.wasm',
  },
  'wasm-bindgen-bundleless': {
    'guide-wasm': 'outside the sources: ../pkg/tile.js ERR_MODULE_NOT_FOUND',
    'tile-bindgen@bundleless': {tree: 'dist/compiled/static/wasm/fb409f5aa8.module.wasm'},
  },
  types: {
    'guide-wasm': 'a declaration by hand: index.d.ts index.js ./square.wasm',
    'tile-area@no-types': {everything: 'TS6263'},
  },
  'new-url': {
    'wasm-in-worker': {tree: 'dist/start.js', printed: 'imported: emitted, by URL: emitted'},
  },
  inline: {
    'wasm-inline': ['esm: Base64, no file', 'bundleless: import kept'],
  },
};
