import {lacks} from '../../lacks.mjs';

export default {
  'banner-js': {
    'shared/lib-runs': 'banner in .js .cjs .mjs',
    'shared/texts-placed': {'dist/jsx/plain.jsx': lacks('/*! top')},
  },
  shebang: {
    'shared/lib-runs': ['shebang on line 2', 'shebang build exit 0'],
    'shared/texts-placed': ['bin starts mode 111', 'shebang starts mode 111'],
  },
  introduction: {
    'shared/texts-placed': {
      'dist/code/index.js': 'const chip = () => 1;',
      'dist/esm/index.mjs': '! end index',
    },
    'banner-files': 'every: says: CSS or declaration|CSS 或声明文件',
  },
  sample: {'shared/texts-placed': 'banner not: minified|压缩, checked|检查'},
  placement: {
    'shared/texts-placed': {
      printed: [
        'esm/index.mjs | first top index.mjs | second import { alpha }',
        'cjs/index.js | first top index.js | second "use strict"',
        'umd/index.js | first top index.js | second (function(root, factory) {',
        'iife/index.js | first top index.js | second (()=>{',
        'mf/index.<hash>.js | first top index.<hash>.js | second (()=>{',
        'files/lib.mjs | first top',
        'files/logo.mjs | first top',
        'files/rslib-runtime~0.mjs | first top',
        'esm/later~0.mjs | first top',
      ],
      'dist/rest/copied.js': lacks('/*! top'),
      'dist/rest/index.js.LICENSE.txt': lacks('top'),
      'dist/rest/index.js.map': lacks('/*! top'),
    },
  },
  fields: {
    'shared/texts-placed': {
      'dist/off/index.css': '! css index.css',
      'dist/off/index.mjs': lacks('/*! top'),
    },
  },
  'banner-css': {
    'shared/texts-placed': {printed: lacks('node/index.css')},
  },
  'plain-text': {
    'shared/texts-placed': [
      'status 0 no warning',
      'wrong ReferenceError: tidy is not defined ReferenceError: tidy is not defined',
    ],
  },
  directives: {'shared/texts-placed': 'notice strict true'},
  placeholders: {
    'shared/texts-placed': {
      'dist/esm/index.mjs': '! top index.mjs',
      'dist/esm/index.d.mts': '! dts [file]',
    },
  },
  'banner-dts': {
    'shared/vue-builds': {tree: 'dist/bundle/StarRow.vue.d.ts'},
  },
};
