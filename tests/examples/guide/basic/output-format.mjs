export default {
  'one-folder': {'shared/guide-formats': 'two formats with one name: warning false, index.js'},
  umd: {
    'umd-chunks': {'dist/index.js': 'a late text', printed: 'a global list of chunks: false'},
    'shared/guide-formats': 'umd in a module package: 0 object',
    'externals-scoped': {'dist/index.js': ['require("@acme/dates")', 'root["Acme"]["dates"]']},
    'externals-object-cjs': {
      'dist/umd/index.js': 'require("map-kit")',
      'dist/index.cjs': 'require("undefined")',
    },
    'externals-object-esm': {'dist/index.js': 'import(void 0)'},
    'externals-object-iife': "'import', and 'export' cannot be used outside of module code",
  },
  'error-module-specifier': {'browser-copy': 'copy: no import'},
  hazard: {
    'shared/two-reacts': 'copy Cannot read properties of null',
    'one-state': 'old: own north shared south',
  },
  decide: {'shared/package-fields': "Package subpath './dist/chunk.js' is not defined by"},
  iife: {'shared/guide-formats': 'unused export in iife: removed'},
  'umd-errors': {
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
  'error-token-export': {
    'esm-as-script': [
      "exports: SyntaxError: Unexpected token 'export'",
      'imports: SyntaxError: Cannot use import statement outside a module',
    ],
  },
};
