export default {
  introduction: {
    'shared/lib-runs': 'require of an ES module: one',
    'shared/formats-compared': [
      '> esm is named index.js',
      '> esm package: kept as import',
      '> esm own file in a separate file',
      '> esm bundleless: load.js',
      '> cjs is named index.cjs',
      '> cjs package: kept as require',
      '> cjs own file in a separate file',
      '> cjs bundleless: load.cjs',
      '> umd is named index.js',
      '> iife is named index.js',
      '> mf own file in a separate file',
    ],
    'shared/node-kinds': 'pure require north in older versions ERR_REQUIRE_ESM',
  },
  sample: {'shared/lib-runs': 'names that Node.js detects: one'},
  'iife-export': {'shared/lib-runs': 'iife without minification: exit 0, then SyntaxError'},
  'same-name': {
    'shared/extensions': {tree: ['dist/umd/index.js', 'dist/iife/index.js']},
    'shared/without-constants': 'two builds says: not warn|without a warning|不会给出警告',
  },
  'resolved-defaults': {
    'shared/formats-compared': '> umd package: bundled',
    'shared/lib-resolved': 'no lib: esm {"index":"src/index.ts"} node',
  },
  'iife-global': {
    'scripts-on-a-page': [
      "minified: Identifier 'e' has already been declared",
      'wrapped: runs',
      'umd: runs',
    ],
  },
};
