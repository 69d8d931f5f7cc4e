import {lacks} from '../../lacks.mjs';

export default {
  build: {
    'shared/guide-css': {'dist/umd/index.css': 'data:image/svg+xml'},
  },
  'bundle-or-not': {
    'late-import': {'dist/index.css': lacks('.theme'), printed: lacks('warn  ', 'error  ')},
    'shared/users-styles': [
      'bundle/index.css seat-stall seat-box',
      'app/first/main.css seat-box seat-stall',
      'app/last/main.css seat-stall seat-box',
    ],
    'vite-server': ['noExternal not set Unknown file extension ".css"', 'noExternal seats rows 4'],
    'cjs-styles': [
      "a class first: SyntaxError: Unexpected token '.'",
      'a layer first: SyntaxError: Invalid or unexpected token',
      'Jest with the map: 1 passed',
    ],
  },
  'dynamic-import': {
    'lazy-styles': [
      'usual: index.css late.css | a script names one: false',
      'shared: a.css two.css',
      'files: base.css index.css late.css | a script names one: true',
      'injected: no stylesheet | a script names one: false | rules in a script: true',
      'collected entries: style.css',
    ],
  },
  'css-modules': {
    'class-hash': [
      'other rules: true',
      'another version: true',
      'the hash follows not: rules|样式内容, the name|包名, version|版本',
      'another package: true',
    ],
    'css-auto': {
      'dist/files/index.js': 'from "./chip.css"',
      'dist/function/index.js': 'chip: "chip-',
    },
  },
  'sass-less': {
    'shared/guide-css-plugin': [
      'bundle without the plugin: @rsbuild/plugin-less',
      'bundleless without the plugin: @rsbuild/plugin-less',
    ],
  },
  'compiler-options': {
    'sass-partials': 'Undefined variable.',
    'sass-plain-variables': [
      'a rule in two files: 2',
      "@import of plain.css: Sass variables aren't allowed in plain CSS.",
      '@use of plain.css: .tag .plain #8b1e3f',
    ],
  },
  aliases: {
    'style-aliases': {'dist/shade.css': 'navy', 'dist/paint.css': 'url(./static/svg/wave.svg)'},
    'guide-sass-paths': ['prefix: found', "pkg: Can't find stylesheet to import"],
    'shared/guide-css': {'dist/files/index.css': '@/theme.css'},
  },
  'sass-deprecations': {
    'sass-warnings': [
      'with its id in the list: nothing',
      'the address of global-builtin: https://sass-lang.com/d/import',
      'an own list: Sass @import rules',
      'a package by name: nothing',
      'the modern API: nothing',
    ],
  },
  'keep-url': {
    'css-public': {tree: ['dist/static/font/own.woff2', 'dist/assets/fonts/font.woff2']},
    'font-prefix': {
      'dist/set/index.css': 'url(/static/font/own.woff2)',
      'dist/unset/index.css': 'url(./static/font/own.woff2)',
    },
  },
  'package-css': {
    'font-package': {
      'dist/dependency/index.js': 'import "@type/lora/400.css";',
      tree: 'dist/bundled/static/font/lora.woff2',
      'dist/files/index.js': 'import "@type/lora/400.css";',
    },
  },
  import: {
    'css-entry-types': ['without types: app/main.ts(1,8): error TS2882', 'with types: no error'],
    'guide-css-types': ['with the types: none', 'skipLibCheck: app/typed.ts'],
  },
  'side-effects': {
    'seat-map@side-effects': {'app/dist/main.css': lacks(':root')},
    'seat-map@side-effects-listed': {'app/dist/main.css': ':root'},
    'guide-own-effects': ['stylesheets and the file: parts,top', 'stylesheets: top'],
  },
  'styles-only': {
    'only-styles': ['one file: true', 'bytes of the script: 0'],
  },
  order: {
    'guide-css-order': ['right: gold,base', 'both: base,gold'],
    'css-order-conflict': ['usual: true', 'one order: silent', 'ignoreOrder: silent'],
  },
  traps: {
    'shared/guide-css': [
      'distPath.css in bundleless: one.js shared.css shared.js two.js',
      'distPath.js in bundleless: js/one.js js/shared.js js/two.js shared.css import "./shared.css"',
    ],
    'guide-named-types': 'TS2614',
  },
};
