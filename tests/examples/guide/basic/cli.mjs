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
  'error-enospc': {
    'shared/watch-limit': [
      'usual: Watchpack Error (watcher): Error: ENOSPC runs',
      'usual, saved: not rebuilt',
      'poll, saved: rebuilt',
    ],
  },
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
  watch: {
    'shared/guide-watch': [
      'a style that is imported with ?inline: true',
      'a copied file: true',
      'old file after a rebuild: true',
      'an error, then rebuilt: true true',
    ],
    'watch-files': [
      'field after a change of tsconfig.json: false',
      'rebuilt: true external: false',
      'restarting build as package.json changed',
    ],
    'guide-after-build': 'a change of .env: restarts',
  },
  'fail-on-warnings': {'shared/guide-flags': 'a plugin that throws after the build: 1 index.js'},
  'error-command': {'shared/guide-flags': '--syntax node 18: Unused args: `18`'},
  'error-value': {'shared/guide-flags': 'The following libs are not found: "true".'},
  'error-config': {'shared/guide-flags': 'wrong --root: Could not find any entry module'},
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
  restart: {
    'guide-after-build': [
      'true, a single build: one',
      '{"bundle":true}, a single build: one',
      '{"isolated":true}, a single build: one',
      'true, after a rebuild: not complete',
      '{"bundle":true}, after a rebuild: not complete',
      '{"isolated":true}, after a rebuild: complete',
    ],
    'restart-program': [
      'rebuilt: stopped two',
      'a failed build: stopped two',
      'hooks for one rebuild of two items: 1',
      'the config changed: four',
    ],
  },
  'error-not-found': {
    'shared/not-found': [
      'exit 127: sh: 1: rslib: not found',
      'omitted with NODE_ENV=production: dev',
      'included with NODE_ENV=production: nothing omitted',
      'workspace: with npm: refused',
      'found in node_modules/.bin: rslib runs',
    ],
  },
  'watch-dts': {
    'guide-after-build': [
      '{"bundle":true}, a moment later: complete',
      '{"isolated":true}, a moment later: complete',
    ],
    'shared/type-error-watch': {'dist/index.js': 'best = 7'},
  },
  loop: {
    'guide-watch-loop': [
      'the same content again: a loop',
      'compared before it is written: no loop',
    ],
  },
  'watch-options': {
    'shared/watch-options': [
      'expression: the generated file alone is not built',
      'poll: the generated file is built',
      'delay: one build for two changes',
      'before a rebuild not: wait|等待',
    ],
  },
};
