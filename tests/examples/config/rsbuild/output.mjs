import {lacks} from '../../lacks.mjs';

export default {
  introduction: {
    'shared/where-options':
      'both: dev html moduleFederation output performance plugins resolve security source splitChunks tools',
  },
  'output-clean-dist-path': {
    'shared/said-output': 'the path of keep: says: absolute|绝对',
    'shared/guide-two-dts': 'shared: index.d.cts',
    'shared/source-rules': 'emptied: before the first item, once',
    'shared/output-rules': {printed: 'outside warnings 1', tree: 'dist/kept/old.txt'},
    'clean-other-output': ['tsc first: index.js', 'tsc last: index.d.ts index.js'],
  },
  'output-filename': {
    'shared/redirect-rules': {
      'dist/named/index.mjs': '"./clean.mjs"',
      'dist/called/index.mjs': '"./clean.js"',
    },
    'shared/output-rules': {tree: 'dist/min/index.min.js', printed: 'string-name same as web true'},
  },
  'output-auto-external': {'shared/packages-kept': 'merged: bundles beta epsilon'},
  'output-minify': {
    'shared/output-rules': {
      'dist/all/index.css': '.chip{-webkit-user-select:none',
      'dist/web/index.js': ['longName', lacks('dead code')],
      'dist/web/index.css': lacks('.chip{'),
      'dist/all/index.js': lacks('longName'),
      'dist/off/index.js': ['dead code', '// a usual comment'],
    },
    'terser-after': 'terser: const src_area=(',
    'mf-minify': ['mf: minify: true, toplevel: false', 'repeated, the same output: true'],
  },
  'output-asset-prefix': {
    'shared/mf-remote': 'prefix /',
    'shared/output-rules': {
      'dist/cdn/index.js': '__webpack_require__.p + "static/svg/wave.svg"',
      'dist/cdn/index.css': 'https://cdn.example/kit/static/svg/wave.svg',
    },
    'shared/dot-prefix': {
      tree: 'dist/dot/static/svg/pin.svg',
      printed: ['dot: url(./static/svg/pin.svg)', 'auto: url(../static/svg/pin.svg)'],
    },
  },
  'output-target': {
    'badge@worker': {'rslib.txt': 'Unsupported platform: web-worker'},
    'shared/output-rules': {
      'dist/node/index.js': 'round: "round-',
      'dist/web/index.css': '.round-',
    },
    'shared/built-ins-web-import': {},
  },
  'output-externals': {
    'shared/source-rules': 'externals added to: own listed node:fs',
    'shared/externals-by-format': {
      'dist/both/part.js': 'from "react/jsx-runtime"',
      'dist/umd/static.js': ['root["map-kit"]', 'factory(require("map-kit"))'],
      'dist/esm/lazy.js': 'import("map-kit")',
      'dist/node/required.js': '__rspack_createRequire_require("map-kit")',
      'dist/esm/required.js': 'require("map-kit")',
      'dist/cjs/static.cjs': 'require("map-kit")',
      'dist/cjs/lazy.cjs': 'import("map-kit")',
      'dist/cjs/required.cjs': 'require("map-kit")',
      'dist/umd/lazy.js': 'import("map-kit")',
      'dist/umd/required.js': 'root["map-kit"]',
      'dist/iife/static.js': 'globalThis["map-kit"]',
      'dist/iife/lazy.js': 'import("map-kit")',
      'dist/iife/required.js': 'globalThis["map-kit"]',
      'dist/type/own.cjs': 'import("own-kit")',
      'dist/part/part.js': lacks('react/jsx-runtime'),
    },
    'shared/iife-external': {'dist/index.js': 'globalThis.Vue'},
    'shared/externals-object': [
      'other key: react external, react/jsx-runtime external',
      'object: react external, react/jsx-runtime bundled',
      'object in an array: react external, react/jsx-runtime external',
    ],
    'jsx-globals': {
      'dist/umd/index.js': 'root["react/jsx-runtime"]',
      'dist/iife/index.js': 'globalThis["react/jsx-runtime"]',
    },
  },
  'output-legal-comments': {
    'shared/source-rules': 'legal comments: @license /*!',
    'shared/output-rules': {
      tree: lacks('dist/legal-none/index.js.LICENSE.txt', 'dist/legal-inline/index.js.LICENSE.txt'),
      'dist/legal-none/index.js': 'chip 1.0',
    },
    'legal-minified': {
      'dist/linked/index.js.LICENSE.txt': 'chip 1.0',
      'dist/none/index.js': lacks('chip 1.0'),
      'dist/inline/index.js': 'chip 1.0',
    },
  },
  'output-module': {
    'shared/source-rules': 'output.module: esm true cjs false umd false iife false',
  },
  readable: {
    'shared/output-rules': {'dist/no-logs/index.js': lacks('the log')},
  },
  'output-source-map': {
    'shared/output-rules': {
      tree: [
        'dist/map-js/index.js.map',
        'dist/map-css/index.css.map',
        'dist/map-files/chip.css.map',
        lacks('dist/web/index.js.map'),
      ],
    },
  },
  'output-copy': {
    'shared/output-rules': {tree: ['dist/copied/own/note.md', 'dist/web/logo.md']},
    'shared/public-ignore': [
      'copy: config.js config.prd.js deep/config.prd.js index.js src/index.ts',
      'ignore: config.js index.js',
      'off: index.js',
    ],
    'copy-templates': {
      tree: 'dist/templates/app/main.ts',
      printed: 'read: export const answer: number = 42;',
    },
  },
  'output-data-uri-limit': {
    'shared/output-rules': {tree: lacks('dist/limit/static/svg/wave.svg')},
  },
  'output-emit-css': {
    'shared/output-rules': {tree: ['dist/emit/index.css', lacks('dist/no-emit/index.css')]},
  },
  'output-inject-styles': {
    'shared/source-rules': 'module defined before module.id: true',
    'shared/output-rules': {
      tree: lacks('dist/inject/index.css'),
      printed: 'size with the styles true',
    },
  },
  'output-css-modules': {
    'shared/output-rules': {
      'dist/named/index.js': 'kit-round',
      tree: lacks('dist/failed/index.js'),
    },
    'class-names-exported': [
      'camelCase: card-title,cardTitle,card_body,cardBody',
      'camelCaseOnly: cardTitle,cardBody',
      'asIs: card-title,card_body',
    ],
    'one-export': {
      'dist/usual/index.js': 'slideIn: "slide-in-',
      'dist/as-is/index.js': 'slideIn: "slideIn-',
    },
  },
  more: {
    'shared/output-rules': {
      'dist/ascii/index.js': '\\xe9',
      tree: lacks('dist/no-assets/static/svg/wave.svg'),
    },
  },
  'externals-function': {
    'externals-function': {
      printed: 'asked: os-kit ./src ./src/more.ts, commonjs',
      'dist/later/index.js': 'from "coding";',
      'dist/path/index.js': 'import { CODING } from "coding.js";',
      'dist/array/index.js': 'CODING.CODING',
      'dist/text/index.js': 'from "coding.js CODING"',
    },
  },
  'output-filename-hash': {'hashed-chunk': 'names: index.[hash].js lazy.[hash].js'},
  'private-names': {
    'shared/pure-notes': {'dist/min/index.js': ['turnedByHand', lacks('#speedOfHand')]},
  },
  'copy-ignore': {
    'copy-patterns': [
      'usual: .source index.js logo.png logo.psd logo.txt old.png',
      'visible: index.js logo.png logo.psd logo.txt old.png',
      "negated: unable to locate './assets/**/!(*.psd)' glob",
      "absent: unable to locate './fonts' glob",
      'missing: index.js',
      'renamed: index.js logo-small.png',
      'LOGO',
    ],
  },
  'copy-folders': {
    'copy-folders': [
      'folder: same.scss theme/dark.scss theme/same.scss silent',
      'pattern: src/same.scss src/theme/dark.scss src/theme/same.scss silent',
      'context: same.scss theme/dark.scss theme/same.scss silent',
      'flat: scss/dark.scss scss/same.scss silent',
    ],
  },
  'clean-whole-dist': {
    'own-folders': {tree: ['dist/old.js', 'dist/other/old.js', lacks('dist/esm/old.js')]},
    'clean-dist': ['clean: cjs esm', 'rslib: cjs esm old.js', 'build: cjs esm'],
  },
};
