export default {
  ci: {
    'shared/guide-flags': [
      'standard output of a failing build: started true, error false',
      '--log-level error: reason true, steps false',
      '--log-level silent: ""',
    ],
    'shared/cli-commands': 'status of -h: 0 of -v: 0',
  },
  run: {'shared/cli-commands': 'web: 0 Gzip'},
  'build-flags': {
    'shared/guide-flags': '--dist-path=out: out/index.js',
    'shared/cli-flags-code': [
      'one --syntax: two was here, ??',
      '--externals: from "two", from "three", one was here, from "five"',
      '--no-auto-external: four was here',
      'usual: from "one", two was here, from "four", given, ??',
      '--no-minify: dead',
    ],
    'shared/cli-flags': [
      '--no-bundle: index.js part.js',
      '--dist-path: scripts scripts/index.cjs',
      '--dts: index.d.ts part.d.ts scripts scripts/index.cjs types: none',
      '--no-dts: scripts scripts/index.cjs types: none',
      'outside: index.js old.txt',
      '--no-clean: index.cjs index.js part.js',
      '--tsconfig: 0',
      'no --tsconfig: 1',
    ],
  },
  'every-item': {
    'shared/cli-commands': 'two of three: c c/index.js index.js',
    'shared/cli-flags-code': ['warm --externals: nothing', 'warm --no-auto-external: nothing'],
  },
  lib: {'shared/guide-flags': '--lib without --no-clean: index.cjs'},
  'no-config': {
    'shared/guide-flags': [
      'a name twice: sun.js has moon, warning false',
      'a glob in bundleless: index.js moon/tide.js sun.js',
    ],
  },
  'fail-on-warnings': {'shared/guide-flags': 'a plugin that throws after the build: 1 index.js'},
  'common-flags': {
    'shared/cli-commands': ['silent: ""', 'unknown level: true', '$ rslib inspect [options]'],
  },
  introduction: {'shared/cli-commands': 'inspect production'},
  commands: {
    'shared/cli-commands': [
      'no command: c c/index.js index.cjs index.js',
      'build: c c/index.js index.cjs index.js',
      'inspect: .rsbuild',
    ],
  },
  'env-files': {
    'shared/guide-env': [
      'without the prefix: process.env.HARBOUR',
      'no file for the mode: 0 warning false',
    ],
  },
  inspect: {
    'cli-inspect': ['functions of --verbose: true', 'functions without: false', 'development: 1'],
  },
  'mf-dev': {'shared/inspect-one-mf': 'Rspack Config (mf1)'},
};
