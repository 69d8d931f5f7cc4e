export default {
  'default-interop': {
    'tide-sum': {
      everything: "export 'default' (imported as 'tideMath') was not found in 'tide-math'",
    },
  },
  'named-export': {
    'star-external': 'import: true true require: own,sum',
    'interop@named': {everything: "Named export 'stamp' not found"},
  },
  'dynamic-import-undefined': {'late-stamp': {everything: 'undefined'}},
  'error-require-esm': {
    'dot-line': {everything: 'ERR_REQUIRE_ESM'},
    'guide-esm-only': [
      'require: true, ERR_REQUIRE_ESM',
      'false for cjs: cjs bundled, ..., esm import',
      'import(): true, ...',
    ],
    'esm-only-default': 'require(): default and named',
  },
  'dynamic-import-cjs': {'guide-cjs-import': 'own file: promise true, require true'},
  'dynamic-import-esm': {'late-tools': {'dist/index.js': 'import("clsx")', tree: 'dist/dequal.js'}},
  'error-did-you-mean': {
    'book-end': {everything: 'Did you mean to import "shelf-kit/last.js"?'},
    'book-end@folder': {everything: 'ERR_UNSUPPORTED_DIR_IMPORT'},
    'subpath-file': ['esm: ERR_MODULE_NOT_FOUND, true', 'cjs: last one', 'with the extension: 0'],
    'own-folder-import': {'dist/index.js': '"./rows/index.js"'},
    'jsx-runtime-17': ['usual: Did you mean to import "react/jsx-runtime.js"', 'mapped: exit 0'],
  },
  'dynamic-require': {
    'guide-tsup-require': 'tsup: Dynamic require of "util" is not supported',
    'import-packages': {
      'dist/node/old~0.js': '__rspack_createRequire_require("node:os")',
      printed: 'runs: old with node:os and ext',
    },
  },
  'require-not-defined': {
    'bundled-require': [
      'esm passed on: require is not defined',
      'esm: require is not defined, require is not defined, require is not defined',
      'warnings: none',
      'shim: object, object, string',
      'shim passed on: object',
    ],
  },
  'critical-require': {
    'tide-bell': {everything: 'Critical dependency: require function is used in a way in which'},
    'bundled-require': 'cjs passed on: object',
    'guide-passed-require': [
      'umd: Cannot find module, warning true',
      'iife: Cannot find module, warning true',
      'cjs: loads function, warning false',
      'esm: require is not defined, warning false',
    ],
  },
  'browser-require': {
    'clock-face': {
      'dist/node/index.js': 'from "node:module"',
      'dist/web/index.js': 'require("react")',
    },
  },
  'create-require': {
    'make-require': {'dist/index.js': "load('./settings.json')"},
    'make-require@parsed': {everything: 'settings'},
    'guide-esm-only': 'import.meta.resolve: esm loads, cjs throws',
    'guide-kept-paths': [
      'kept: esm true, cjs true',
      'bundled: esm false, cjs false',
      'run: esm require is not defined, cjs found',
    ],
  },
  'own-files': {
    'tide-page': {everything: '__dirname is not defined in ES module scope'},
    'own-files-cjs': 'ENOENT: no such file or directory',
    'guide-addon-paths': [
      'computed path: none, esm 1, cjs 1',
      'paths: × Debug,× Release',
      'paths in try: ⚠ Debug,⚠ Release',
    ],
  },
  'optional-inside': {
    picture: {everything: "Module not found: Can't resolve 'sharp'"},
    'guide-optional': ['inside try: 0, warning true', 'in externals: 0, kept true'],
  },
  'magic-comments': {
    magic: {'dist/index.js': '@vite-ignore'},
    'guide-magic': [
      'kept: @vite-ignore true, pure true, webpackPrefetch false',
      '@preserve: true, in the licences true',
    ],
  },
};
