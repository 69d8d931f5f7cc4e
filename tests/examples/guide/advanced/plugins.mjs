import {lacks} from '../../lacks.mjs';

export default {
  config: {
    'shared/plugin-hooks': '1 x modifyEnvironmentConfig cjs',
    'shared/guide-plugin': [
      'target set in modifyEnvironmentConfig: web',
      'plugin in one item, modifyRsbuildConfig: esm true,cjs true',
    ],
  },
  hooks: {
    'shared/plugin-hooks': {
      printed: [
        '1 x modifyRsbuildConfig',
        '1 x modifyEnvironmentConfig esm0',
        '1 x modifyBundlerChain esm0',
        '1 x modifyBundlerChain cjs',
        '1 x modifyRspackConfig esm0',
        '1 x modifyRspackConfig cjs',
        '1 x resolve esm0 ./stone',
        '1 x resolve esm0 ./colours.list',
        '1 x transform esm0',
        '1 x onBeforeBuild',
        '1 x onAfterBuild',
        'three items: says: still runs once|Once per build|也只执行一次|每次构建一次',
        'watch: onBeforeBuild 2',
        'watch: onAfterBuild 2',
        '1 x onAfterEnvironmentCompile esm0 errors: false',
        '1 x onAfterEnvironmentCompile cjs errors: false',
        'last: onCloseBuild',
        'useExposed {"size":8}',
      ],
      'dist/index.js': ['"warm"', '"plain note', 'from "sand"', 'basalt', '"teal",'],
      tree: ['dist/named.cjs', 'dist/esm0.txt', 'dist/cjs.txt', lacks('dist/spare/index.gone.js')],
      'dist/index.css': 'color: navy',
      'dist/named.cjs': '// changed',
    },
    'shared/guide-plugin': 'transform with addDependency: second',
  },
  traps: {
    'shared/changed-defaults': 'cache true html false',
    'shared/structures': {tree: 'dist/all/part7.js'},
    'shared/types-installed': {'dist/index.d.ts': "} from 'clsx';"},
    'shared/guide-plugin': [
      'bundleless, not in the entry: index.js',
      'transform without addDependency: first',
    ],
  },
  styles: {
    'shared/plugin-styles': {
      'dist/index.css': ['.row{gap:8px}', '.page{min-width:auto}'],
      'dist/usual/index.css': '.page{min-width:initial}',
    },
    'styled-components': {
      'dist/index.js': [
        'displayName: "src__Chip"',
        'color:teal;padding:4px;',
        lacks('Space for the icon.'),
      ],
      'dist/plain/index.js': 'Space for the icon.',
    },
    'plugin-css-files': {
      printed: ['next to it: chip.module.css,chip.module.css.d.ts,index.ts', 'chip: string;'],
      'dist/index.css': 'padding: 2rem',
    },
  },
  frameworks: {
    'shared/preact': {
      'dist/index.js': ['from "preact/jsx-runtime"', 'from "preact/hooks"', lacks('from "react"')],
    },
  },
  files: {
    'plugin-files': {
      'dist/index.js': ['function MDXContent(', 'children: "Tides"', 'Hello " + pug_escape('],
      printed: 'smaller: true',
    },
    'pug-in-vue': {'dist/index.js': ['createElementBlock("p"', 'class: "row"']},
  },
  checks: {
    'too-new': 'Find some syntax that does not match',
    'too-new-node': lacks('warn  ', 'error  '),
    'shared/type-check': "TS2322: Type 'string' is not assignable to type 'number'.",
    'plugin-eslint': "Expected '===' and instead saw '=='",
  },
  eslint: {
    'eslint-watch': ['saved with an error: reported', 'saved without: built'],
  },
  'rspack-plugins': {
    'virtual-module': {
      'dist/bundle/index.js': 'made by the plugin',
      'dist/files/index.js': ['from "made-up"', 'added = 1'],
    },
    'resolve-hooks': 'files: beforeResolve',
  },
  'watch-command': {
    'hook-runs': [
      'build: before: false true | after: false true index.js',
      'watch: before: true true | after: true true index.js',
      'rebuild: before: true false | after: true false index.js',
      'saved again: not built',
      'the process: runs',
      'the hook throws: printed',
    ],
  },
};
