import {lacks} from '../../lacks.mjs';

export default {
  files: {
    'rate-feed@staging': {'dist/index.js': 'staging'},
    'rate-feed@watch': {everything: 'restart'},
    'shared/config-params': 'right: build --env-mode canary',
    'shared/guide-env': [
      'shell and file: "shell"',
      'NODE_ENV of shell and file: "file"',
      'variables of the shell win: says: except for `NODE_ENV`|`NODE_ENV` 例外',
      'umd in every mode: "production"',
    ],
    'shared/env-files': [
      'usual: all own mode own-mode',
      'staging: all own staged',
      'folder: other',
      'none: undefined',
    ],
  },
  define: {
    'shared/without-constants': {
      printed: ['host throws TypeError', 'url returns undefined'],
      'dist/rates/index.js': 'process.env.PUBLIC_RATES_URL',
    },
  },
  introduction: {
    'shared/variables': {
      'dist/esm/index.js': ['process.env.NODE_ENV', '\'define\', "autumn"', 'process.env.OTHER'],
    },
  },
  replaced: {
    'shared/variables': {
      'dist/cjs/index.cjs': [
        'process.env.NODE_ENV',
        '"Brest", "Brest"',
        'process.env.BASE_URL',
        'process.env.OTHER',
        "'whole', void 0",
        '\'define\', "autumn"',
        lacks('import.meta.env.MODE'),
      ],
      'dist/umd/index.js': [
        '\'env\', "production"',
        '"Brest", "Brest"',
        'process.env.OTHER',
        '\'mode\', "production"',
        'PUBLIC_PORT: "Brest"',
        '\'define\', "autumn"',
        lacks('process.env.BASE_URL'),
      ],
      'dist/esm/index.js': [
        '"Brest", "Brest"',
        'process.env.BASE_URL',
        'import.meta.env.MODE',
        'import.meta.env)',
      ],
    },
    'shared/cli-commands': 'mf-dev development',
    'shared/guide-env': 'umd with NODE_ENV: "staging"',
  },
  'load-env': {'rate-feed@prefix': {everything: 'const'}},
  'node-env-override': {
    'rate-feed@node-env': {'dist/kept/index.js': 'process.env.NODE_ENV'},
    'rate-feed@two-modes': {everything: 'development'},
    'shared/guide-env': 'nodeEnv false: process.env.NODE_ENV',
    'mode-ignored': {'dist/index.js': 'const mode = "production"'},
    'minified-by-mode': ['same for both values: true', 'line breaks: true true false'],
  },
  cache: {
    'shared/guide-env': 'a changed value: "new"',
    'rate-feed@cache': {'dist/index.js': 'PUBLIC_'},
  },
  'cjs-import-meta': {
    'shared/guide-env': 'import.meta.env.MODE in Node.js: TypeError',
    'rate-feed@cjs': {everything: "reading 'MODE'"},
  },
  destructuring: {
    'shared/guide-env': ['destructuring: true', 'computed: true'],
    'env-imported': {
      'dist/index.js': [
        'const whole = "blue"',
        'env.PUBLIC_SKY',
        'globalThis.process.env.PUBLIC_SKY',
      ],
    },
  },
  secrets: {'shared/guide-env': 'umd, import.meta.env alone: true'},
  types: {
    'rate-feed@no-types': {everything: 'TS2339'},
    'env-types': [
      'with the types: no errors',
      "strict: TS2339 Property 'PUBLIC_OTHER' does not exist",
      'process: TS2591',
    ],
  },
};
