import {lacks} from '../../lacks.mjs';

export default {
  'on-success': {'shared/guide-watch': 'onAfterBuild: true'},
  options: {
    'shared/extensions-commonjs': {tree: 'dist/esm/index.mjs'},
    'shared/extensions': {tree: ['dist/cjs/index.cjs', lacks('dist/cjs/index.js')]},
    'shared/counterparts': {
      tree: ['dist/usual/index.js', 'dist/files/boat.css'],
      'dist/footer/index.d.ts': '// types end',
      'dist/map/index.js': 'sourceMappingURL=data:',
      'dist/esnext/index.js': lacks('null != depth'),
      'dist/footer/index.js': '// code ends',
      'dist/footer/index.css': 'styles end',
      'dist/dirname/dirname.js': '= __dirname',
      'dist/tsconfig/aliased.js': '"Brest"',
      'dist/inject/index.js': '.boat',
      'dist/inject-node/index.js': lacks('.boat'),
      'dist/assets/asset.js': ['"./static/assets/low.tide"', '"06:12'],
      'dist/jsx/jsx.js': 'h(Group, null',
      'dist/decorated/decorated.js': '_ts_decorate',
      'dist/swc/fleet.js': 'const best = "sloop"',
      'dist/usual/index.js': lacks("String('pure')"),
      'dist/provide/words.js': 'Brest',
    },
    'shared/browser-map': 'node build: files and node',
    'shared/dependencies': {'dist/index.js': 'delta was here'},
    'shared/syntax': {everything: lacks('??=')},
    'shared/tsup-usual': {
      tree: ['dist/index.cjs', 'dist/tsup/old.js', lacks('dist/rslib/old.js')],
      'dist/browser/index.cjs': lacks('process.env.NODE_ENV'),
      'dist/iife/index.global.js': 'var boats = (() => {',
    },
    'shared/moved-types': [
      "Type 'string[]' is not assignable to type 'RsbuildEntry'",
      "Type 'RegExp' is not assignable to type 'string'",
      '\'"neutral"\' is not assignable',
      "has no properties in common with type 'BannerAndFooter'",
      "'watch' does not exist in type 'RslibConfig'",
    ],
    'shared/rolled-up': {tree: 'dist/tide.d.ts', 'dist/index.d.ts': 'interface Tide'},
    'no-config-flag': 'value is missing',
  },
  differences: {
    'shared/package-lists': {'dist/index.js': 'from "gamma"'},
    'shared/tsup-usual': {
      'dist/tsup/cli.cjs': 'Nell',
      'dist/rslib/cli.cjs': 'Nell',
      'dist/index.cjs': lacks('node:os'),
      printed: [
        'rslib exports add,alpha,boats,delta,home,mode',
        'tsup exports add,alpha,boats,delta,home,mode',
      ],
    },
  },
  'no-counterpart': {
    'shared/built-ins-node': {'dist/index.js': 'import node_fs from "node:fs"'},
    'shared/counterparts': {'dist/fields/fields.js': 'own sail'},
    'shared/watch-options': 'ignored: the generated file alone is not built',
    'declarations-only': {tree: ['dist/index.d.ts', lacks('dist/index.js')]},
  },
  introduction: {
    'shared/imports-rewritten': {'dist/esm/index.js': 'from "./clean.js"'},
    packages: {'@rslib/core': '"@rsbuild/core"', tsup: '"version": "8.5.1"'},
  },
  steps: {
    'shared/output-rules': {tree: lacks('dist/web/old.js')},
    'shared/cli-flags-code': '--syntax es2019: two was here',
  },
  'entry-list': {'split-the-bill@list': {tree: ['dist/0.js', 'dist/1.js']}},
  syntax: {
    'shared/guide-syntax': ['engines *: kept', 'target es5 in tsconfig.json: kept'],
  },
  'global-name': {'shared/guide-formats': 'iife with an export: fails'},
};
