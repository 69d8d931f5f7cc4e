import {lacks} from '../../lacks.mjs';

export default {
  import: {
    'shared/vue-builds': {tree: lacks('dist/app/forgotten/main.css')},
    'shared/users-styles': 'page rgb(0, 128, 128)',
    'css-entry-types': ['without types: app/main.ts(1,8): error TS2882', 'with types: no error'],
    'guide-css-types': ['with the types: none', 'skipLibCheck: app/typed.ts'],
  },
  build: {
    'shared/guide-css': {'dist/umd/index.css': 'data:image/svg+xml'},
  },
  'bundle-or-not': {
    'shared/counterparts': {tree: 'dist/two/index.css'},
    'shared/users-styles': [
      'bundle/index.css seat-stall seat-box',
      'app/first/main.css seat-box seat-stall',
      'app/last/main.css seat-stall seat-box',
    ],
    'shared/guide-css': {
      printed: [
        'shared by two entries: a script and a stylesheet',
        'a script imports a stylesheet: false',
      ],
      'dist/cjs/two.css': '.shared',
    },
    'scss-bundleless': {'dist/tag/tag.js': 'import "./tag.css";', tree: 'dist/tag/price.css'},
    'lazy-styles': 'collected entries: style.css',
    'late-import': {'dist/index.css': lacks('.theme'), printed: lacks('warn  ', 'error  ')},
  },
  'package-css': {
    'package-css-files': [
      'files: import "plain-reset/reset.css";',
      'node: Unknown file extension ".css"',
      'bundle: margin: 0',
    ],
  },
  'keep-url': {
    'css-public': {tree: ['dist/static/font/own.woff2', 'dist/assets/fonts/font.woff2']},
    'font-prefix': {
      'dist/set/index.css': 'url(/static/font/own.woff2)',
      'dist/unset/index.css': 'url(./static/font/own.woff2)',
    },
  },
  'css-modules': {
    'class-hash': [
      'other rules: true',
      'another version: true',
      'the hash follows not: rules|样式内容, the name|包名, version|版本',
      'another package: true',
    ],
    'class-file': {'dist/name/index.css': '.seat-module_free-'},
    'local-ident': {'dist/index.css': '.kit-free {'},
  },
  'inject-styles': {
    'shared/output-rules': {'dist/inject/index.js': 'border-radius: 4px'},
    'shared/guide-css': 'injectStyles: element true, same code true, many.js',
  },
  'side-effects': {
    'guide-own-effects': ['stylesheets and the file: parts,top', 'stylesheets: top'],
  },
  'inline-raw': {
    'shared/guide-css': 'kilobytes: ?inline true, ?raw false',
    'inline-urls': ['?inline: folder/dist/static/font/tide.woff2', "?raw: './tide.woff2'"],
  },
  traps: {
    'shared/guide-css': {
      'dist/files/index.css': '@/theme.css',
      printed: [
        'distPath.css in bundleless: one.js shared.css shared.js two.js',
        'distPath.js in bundleless: js/one.js js/shared.js js/two.js shared.css import "./shared.css"',
      ],
      'dist/named/chip.module.js': 'as chip }',
    },
    'guide-named-types': 'TS2614',
  },
  'font-packages': {
    'font-package': {
      'dist/dependency/index.js': 'import "@type/lora/400.css";',
      tree: 'dist/bundled/static/font/lora.woff2',
      'dist/files/index.js': 'import "@type/lora/400.css";',
    },
  },
  'dynamic-import': {
    'lazy-styles': [
      'usual: index.css late.css | a script names one: false',
      'shared: a.css two.css',
      'files: base.css index.css late.css | a script names one: true',
      'injected: no stylesheet | a script names one: false | rules in a script: true',
    ],
  },
  'error-css-extension': {
    'vite-server': ['noExternal not set Unknown file extension ".css"', 'noExternal seats rows 4'],
  },
  'error-css-token': {
    'cjs-styles': [
      "a class first: SyntaxError: Unexpected token '.'",
      'a layer first: SyntaxError: Invalid or unexpected token',
      'Jest with the map: 1 passed',
    ],
  },
  'error-css-default': {
    'css-auto': {
      'dist/files/index.js': 'from "./chip.css"',
      'dist/named/named.js': 'chip: "chip-',
      'dist/function/index.js': 'chip: "chip-',
    },
  },
  'error-stylesheet': {
    'guide-sass-paths': [
      "no such package: Can't find stylesheet to import",
      'prefix: found',
      'alias: found',
      "other case: Can't find stylesheet to import",
      "pkg: Can't find stylesheet to import",
    ],
  },
  aliases: {
    'style-aliases': {'dist/shade.css': 'navy', 'dist/paint.css': 'url(./static/svg/wave.svg)'},
  },
  'compiler-options': {
    'less-inline': 'off: true',
    'sass-partials': 'Undefined variable.',
    'sass-plain-import': [
      '@import leaves @use, has the rules: true true',
      '@use leaves @use, has the rules: false true',
    ],
    'sass-plain-variables': 'a rule in two files: 2',
  },
  'error-sass-plain': {
    'sass-plain-variables': [
      "@import of plain.css: Sass variables aren't allowed in plain CSS.",
      '@import with a function: .tag .plain #8b1e3f',
      'from a script: .tag .plain .with #8b1e3f',
      '@use of plain.css: .tag .plain #8b1e3f',
    ],
  },
  'sass-deprecations': {
    'sass-warnings': [
      'with its id in the list: nothing',
      'the address of global-builtin: https://sass-lang.com/d/import',
      'an own list: Sass @import rules',
      'a package by name: nothing',
      'a package by path: darken() is deprecated',
      'the modern API: nothing',
      'the legacy API: The legacy JS API',
    ],
  },
  'error-plugin': {
    'shared/guide-css-plugin': [
      'bundle without the plugin: @rsbuild/plugin-less',
      'bundleless without the plugin: @rsbuild/plugin-less',
    ],
  },
  tailwind: {
    'tailwind-scan': {'dist/all/index.css': '.mt-7'},
    'tailwind-missing': {
      'dist/index.css': ['@tailwind utilities', '@theme'],
      printed: lacks('warn  ', 'error  '),
    },
  },
  'tailwind-prefix': {
    'tailwind-scan': {'dist/all/index.css': ['@layer utilities', lacks('box-sizing: border-box')]},
  },
  'tailwind-source': {
    'tailwind-scan': {'dist/folder/index.css': lacks('.mt-7')},
  },
  postcss: {
    'own-prefix': {'dist/index.css': '-webkit-box-orient: vertical;'},
    'guide-css-tools': 'styles: order: Sass, PostCSS, Lightning CSS',
  },
  'css-url': {
    'shared/css-url': {
      printed: [
        'app: theme.css true',
        'esm: undefinedtheme.css',
        "umd: 1 'import.meta' cannot be used outside of module code",
      ],
      'dist/new-url/index.js': 'import.meta.url',
      'dist/new-url/static/assets/theme.css': 'url(./a.svg)',
    },
  },
  'shadow-dom': {
    'css-attribute': ["bundle: export 'default'", 'files: type: "css" true'],
  },
  'styles-only': {
    'only-styles': [
      'one file: true',
      'bytes of the script: 0',
      'files: dark.css dark.js light.css light.js',
    ],
  },
  order: {
    'guide-css-order': ['right: gold,base', 'both: base,gold'],
  },
  'error-order': {
    'css-order-conflict': ['usual: true', 'one order: silent', 'ignoreOrder: silent'],
  },
};
