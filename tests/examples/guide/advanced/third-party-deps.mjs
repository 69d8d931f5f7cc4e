import {lacks} from '../../lacks.mjs';

export default {
  'bundle-one': {
    'shared/guide-deps': [
      'exclude by pattern: bundled',
      'exclude by name: bundled, a subpath bundled',
    ],
  },
  fields: {
    'shared/formats-compared': ['> iife package: bundled', '> mf package: bundled'],
    'shared/dependencies': {everything: lacks('"omega"')},
    'shared/guide-deps': ['in two fields: import', 'externals match: import'],
  },
  'optional-inside': {
    'guide-optional': ['inside try: 0, warning true', 'in externals: 0, kept true'],
  },
  native: {
    'shared/guide-deps': 'a string in externals: import, a subpath bundled',
    'guide-addon-paths': [
      'computed path: none, esm 1, cjs 1',
      'paths: × Debug,× Release',
      'paths in try: ⚠ Debug,⚠ Release',
    ],
  },
  'own-files': {'own-files-cjs': 'ENOENT: no such file or directory'},
  'two-copies': {
    'shared/two-reacts': {'dist/peer/index.js': '} from "react";'},
  },
  optional: {
    'shared/guide-deps': 'declared and absent: import',
    'optional-peer': {
      'dist/index.js': 'import("form-kit")',
      printed: [
        'plain: 1, forms: ERR_MODULE_NOT_FOUND',
        "application: Can't resolve 'form-kit'",
        'application with the other entry: built',
      ],
    },
    'optional-types': ['png: TS2307', 'png with skipLibCheck: none', 'index: none'],
  },
  'two-fields': {
    'peer-of-peer': {everything: lacks('inner was here')},
  },
  'error-undefined-module': {
    'externals-object-cjs': {
      'dist/umd/index.js': 'require("map-kit")',
      'dist/index.cjs': 'require("undefined")',
    },
    'externals-object-esm': {'dist/index.js': 'import(void 0)'},
    'externals-object-iife': "'import', and 'export' cannot be used outside of module code",
  },
  types: {
    'shared/guide-missing-types': 'checked: TS2307',
    'shared/types-installed': {'dist/index.js': '} from "clsx";'},
  },
  'named-export': {'star-external': 'import: true true require: own,sum'},
  'dynamic-require': {'guide-tsup-require': 'tsup: Dynamic require of "util" is not supported'},
  'require-not-defined': {
    'bundled-require': [
      'esm passed on: require is not defined',
      'esm: require is not defined, require is not defined, require is not defined',
      'warnings: none',
      'shim: object, object, string',
      'shim passed on: object',
    ],
  },
  'keep-one': {
    'shared/guide-react-string': {
      printed: 'string: react external, react/jsx-runtime bundled',
      'dist/string/index.js': 'require("react")',
      'dist/pattern/index.js': 'from "react/jsx-runtime"',
    },
  },
  umd: {
    'externals-scoped': {'dist/index.js': ['require("@acme/dates")', 'root["Acme"]["dates"]']},
  },
  workspace: {
    'shared/guide-deps': [
      'workspace package in dependencies: import',
      'workspace source: lowered',
      'packageJson lists both: import',
    ],
  },
  'bundleless-one': {
    'guide-bundleless-inline': [
      'esm files with a copy: 1',
      'cjs files with a copy: 2',
      'esm subpath is imported: true',
      'esm applies: says: only to the exact name|只对你写的那个名字',
    ],
  },
  'error-require-esm': {
    'guide-esm-only': [
      'require: true, ERR_REQUIRE_ESM',
      'false for cjs: cjs bundled, ..., esm import',
      'in devDependencies: cjs bundled, ..., esm bundled',
      'import(): true, ...',
    ],
    'esm-only-default': 'require(): default and named',
  },
  'require-resolve': {
    'guide-esm-only': 'import.meta.resolve: esm loads, cjs throws',
    'guide-kept-paths': [
      'kept: esm true, cjs true',
      'bundled: esm false, cjs false',
      'run: esm require is not defined, cjs found',
    ],
  },
  'error-did-you-mean': {
    'subpath-file': ['esm: ERR_MODULE_NOT_FOUND, true', 'cjs: last one', 'with the extension: 0'],
    'own-folder-import': {'dist/index.js': '"./rows/index.js"'},
    'jsx-runtime-17': ['usual: Did you mean to import "react/jsx-runtime.js"', 'mapped: exit 0'],
  },
  'dynamic-import-esm': {
    'import-packages': {
      'dist/node/index.js': 'import(path)',
      tree: 'dist/named/key~1.js',
      'dist/node/old~0.js': '__rspack_createRequire_require("node:os")',
      printed: 'runs: old with node:os and ext',
    },
  },
  'dynamic-import-cjs': {'guide-cjs-import': 'own file: promise true, require true'},
  'critical-require': {
    'bundled-require': 'cjs passed on: object',
    'guide-passed-require': [
      'umd: Cannot find module, warning true',
      'iife: Cannot find module, warning true',
      'cjs: loads function, warning false',
      'esm: require is not defined, warning false',
    ],
  },
  'browser-require': {
    'shared/guide-require': {'dist/node-commonjs/index.js': 'from "node:module"'},
  },
  'magic-comments': {
    'guide-magic': [
      'kept: @vite-ignore true, pure true, webpackPrefetch false',
      '@preserve: true, in the licences true',
    ],
  },
  'only-allowed': {
    'late-failure': {printed: 'not allowed', tree: 'dist/index.js'},
  },
  'npm-link': {
    'guide-linked': [
      'bundler: that of the library',
      'Node.js: that of the library',
      'alias: that of the application',
      'peer, --preserve-symlinks: found',
      'symlinks false: that of the library',
    ],
  },
};
