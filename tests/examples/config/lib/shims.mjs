import {lacks} from '../../lacks.mjs';

export default {
  formats: {
    'shared/formats-compared': [
      '> umd minified fails',
      '> umd node const url = ()=>import.meta.url; const folder = ()=>__dirname; const file = ()=>__filename;',
      '> umd web const url = ()=>import.meta.url; const folder = ()=>"/"; const file = ()=>"/index.js";',
      '> iife node const url = ()=>import.meta.url; const folder = ()=>__rspack_import_meta_dirname__;',
      '> iife web const url = ()=>import.meta.url; const folder = ()=>"/"; const file = ()=>"/index.js";',
    ],
    'shim-rules': ['umd require: Critical dependency', 'same shims in both modes: true'],
  },
  path: {
    'shared/formats-compared': {
      everything: lacks('> mf node const url = ()=>__rslib_import_meta_url__'),
    },
    'shim-rules': {
      'dist/off/index.cjs': lacks('import.meta.url'),
      'dist/others-off/index.cjs': lacks('import.meta.dirname', 'import.meta.filename'),
    },
  },
  introduction: {
    'shim-rules': [
      'esm has: import.meta',
      'cjs has: __dirname __filename require',
      'meta in both: true true',
    ],
  },
  sample: {
    'shim-rules': [
      'extra code in cjs: url',
      'same shims in both modes: true import __rslib_shim_module__ from "node:module"',
    ],
  },
  esm: {
    'shim-rules': {'dist/fixed/index.js': 'createRequire'},
    'dirname-files': ['files: dist/files/deep', 'bundle: dist/one'],
  },
};
