export default {
  'error-no-main': {
    'errors-exports': [
      'only subpaths, require(): No "exports" main defined',
      'default, import(): tide',
      'default, require(): tide',
      'condition require: old',
      'import alone, import(): tide',
    ],
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
  'git-install': {
    'shared/guide-npm-install': 'scripts of the tarball: not run',
    'errors-git-install': [
      'without prepare: package.json, ran no script',
      'prepare: build, not: prepublishOnly, prepack',
      'with prepare: dist/index.js package.json, ran build',
      'in the repository: build',
    ],
  },
  ts7016: {
    'types-beside': ['elsewhere: TS7016', 'types first: none'],
  },
  ts2307: {
    'shared/guide-tsgo': ['TypeScript 7, node10: TS5108', 'TypeScript 7 has: not: `node10`'],
    'types-beside': ['node10, 2 targets: none', 'node10, 1 targets: TS2307', 'bundler: none'],
  },
  'error-module-specifier': {'browser-copy': 'copy: no import'},
  'error-token-export': {
    'esm-as-script': [
      "exports: SyntaxError: Unexpected token 'export'",
      'imports: SyntaxError: Cannot use import statement outside a module',
    ],
  },
  'umd-errors': {
    'moon-page': {
      'rslib-node-errors.mjs.txt': [
        'index.cjs ReferenceError: require is not defined',
        'node.js ReferenceError: global is not defined',
      ],
    },
    'script-tags': {
      printed: [
        'cjs: ReferenceError: exports is not defined',
        "other name: TypeError: Cannot read properties of undefined (reading 'DateTime')",
        "named: Object [Module] { fog: 'thick', now: 8 }",
        'variable: ReferenceError: process is not defined',
        'self: ReferenceError: self is not defined',
      ],
      'dist/usual.js': '(globalThis,',
    },
  },
};
