import {lacks} from '../../lacks.mjs';

export default {
  behaviour: {
    'shared/bundle-modes': {'dist/one/index.js': lacks('pad')},
    'shared/imports-rewritten': {
      'dist/cjs/index.cjs': [
        'import("./text/index.cjs")',
        'require("./data.cjs")',
        'require("react")',
      ],
      'dist/esm/index.js': 'from "react"',
    },
    'shared/redirect-rules': ['rewritten package: false', 'rewritten external: false'],
  },
  'add-extensions': {
    'shared/redirect-rules': {'dist/named/index.mjs': lacks('./more"')},
    'shared/kept-exports': {'dist/index.js': '"./folder/index.js"'},
  },
  'redirect-js': {
    'shared/redirect-rules': 'js kinds left without redirect.js: js jsx ts tsx mjs cjs mts cts',
  },
  'redirect-js-path': {
    'shared/redirect-rules': {'dist/no-js-path/index.js': 'from "@/icon.svg"'},
  },
  'redirect-js-extension': {
    'shared/redirect-rules': {
      'dist/no-js-extension/index.js': ['from "./clean.ts"', lacks('./more.js')],
    },
  },
  'redirect-style': {
    'shared/redirect-rules': 'style kinds left without redirect.style: css less scss sass styl',
  },
  'redirect-style-path': {
    'shared/redirect-rules': {
      'dist/no-style-path/index.js': '"@/base.css"',
      printed: 'relative import of a style: ./base.css',
    },
  },
  'redirect-style-extension': {
    'shared/redirect-rules': {'dist/kinds/index.js': '"./style.less"'},
  },
  'redirect-asset': {
    'shared/redirect-rules': 'asset kinds left without redirect.asset: png woff2 json',
  },
  'redirect-asset-path': {
    'shared/redirect-rules': {'dist/no-asset-path/index.js': '"@/icon.js"'},
  },
  'redirect-asset-extension': {
    'shared/redirect-rules': {tree: 'dist/no-asset-extension/icon.js'},
  },
  'redirect-dts-path': {
    'shared/redirect-rules': {
      'dist/types/required.d.ts': "import text = require('./text/index.js')",
      'dist/types/index.d.ts': ["from './text/index.js'", "import('./text/index.js')"],
    },
  },
  'redirect-dts-extension': {
    'shared/redirect-rules': {
      'dist/no-extension/index.d.ts': ["from './clean.ts'", lacks('./more.js')],
      printed: 'no extension, skipLibCheck: no error, any',
    },
  },
  traps: {
    'shared/redirect-rules': {
      tree: ['dist/apart/base.css', 'dist/apart/js/index.js'],
      'dist/apart/js/index.js': 'import "./base.css"',
      'dist/misspelt/index.js': 'from "@/texts"',
      printed: 'misspelt with dts: TS2307',
    },
  },
  'declare-module': {
    'shared/redirect-rules': "declare module: '@/options'",
    'alias-augmentation': {'dist/index.d.ts': "declare module '@/options'"},
  },
};
