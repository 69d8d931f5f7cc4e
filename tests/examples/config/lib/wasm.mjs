export default {
  sample: {'shared/dts-rules': 'arbitrary extensions: off TS6263, on none'},
  introduction: {'shared/wasm-in-app': 'webpack web: 0, 0, no file, file:///'},
  formats: {
    'shared/wasm-formats': {
      printed: [
        'cjs later undefined undefined',
        'umd true 5',
        "× JavaScript parse error: await isn't allowed in non-async function",
        'mf waits true',
      ],
      'dist/node/rslib-runtime~2.js': 'readFile',
      'dist/web/index.js': 'fetch(',
    },
  },
  false: {
    'shared/wasm-formats': {tree: 'dist/off/add.wasm'},
  },
};
