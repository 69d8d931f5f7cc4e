export default {
  decide: {'shared/package-fields': "Package subpath './dist/chunk.js' is not defined by"},
  'esm-limits': {
    'moon-age': {
      'trial.txt': [
        'Node.js, require()                 dist/index.js',
        'Node.js before 20.19, require()    ERR_REQUIRE_ESM',
        'TypeScript, bundler, use.ts        dist/index.d.ts',
        'TypeScript, node16, use.cts        TS1479',
        'TypeScript, nodenext, use.cts      dist/index.d.ts',
        'Rspack, require()                  dist/index.js',
      ],
    },
  },
  dual: {'shared/dts-consumers': 'Node16: one.cts TS1479'},
  hazard: {
    'moon-age@module-sync': {
      'trial.txt': [
        'Node.js, require()                 dist/esm/index.js',
        'Node.js before 20.19, require()    dist/cjs/index.cjs',
        'esbuild, require()                 dist/cjs/index.cjs',
        'Rspack, require()                  dist/cjs/index.cjs',
      ],
    },
    'shared/two-reacts': 'copy Cannot read properties of null',
    'one-state': 'old: own north shared south',
  },
  umd: {
    'umd-chunks': {'dist/index.js': 'a late text', printed: 'a global list of chunks: false'},
    'shared/guide-formats': 'umd in a module package: 0 object',
  },
  'umd-react': {
    'externals-scoped': {'dist/index.js': ['require("@acme/dates")', 'root["Acme"]["dates"]']},
    'externals-object-cjs': {
      'dist/umd/index.js': 'require("map-kit")',
      'dist/index.cjs': 'require("undefined")',
    },
    'externals-object-esm': {'dist/index.js': 'import(void 0)'},
    'externals-object-iife': "'import', and 'export' cannot be used outside of module code",
  },
  iife: {'shared/guide-formats': 'unused export in iife: removed'},
  'one-folder': {'shared/guide-formats': 'two formats with one name: warning false, index.js'},
};
