import {lacks} from '../../lacks.mjs';

export default {
  'split-chunks': {
    'shared/where-options': 'presets: default none per-package single-vendor',
    'shared/source-rules': [
      'shared file costs more than 3 kB: true',
      'splitChunks false: shared module in its own file true',
    ],
    'shared/changed-defaults': 'split {"preset":"none"}',
    'shared/input-rules': {tree: ['dist/lazy/fr~13.js', 'dist/lazy/h~13.js']},
    'cache-groups': {
      tree: 'dist/inside/shared~1.cjs',
      'dist/outside/first.cjs': 'shared text',
      'dist/umd/first.js': 'shared text',
    },
  },
  'performance-build-cache': {
    'shared/source-rules': 'after deleting the cache: replaced',
    'shared/changed-defaults': 'rsbuild target web cache undefined html undefined split {}',
    'cache-digest': 'one: const api = "one";',
  },
  'performance-print-file-size': {
    'shared/source-rules': [
      'size table with { total: false } lacks Total:',
      'size table with { detail: false } lacks Total: index.js page.js',
      'size table with { compressed: false } lacks Gzip',
      'size table with { include: … lacks Total: index.js',
      'size table with { exclude: … lacks Total: page.js',
    ],
    'file-list': ['excluded: dist/index.js', 'bundleless: 2 files generated'],
  },
  'performance-remove-console': {
    'shared/output-rules': {'dist/console/index.js': lacks('console')},
  },
  'async-chunks': {
    'async-chunks': ['esm: 1 loaded, imported, hello', 'cjs: 1 imported, loaded, hello'],
  },
  'one-file-per-entry': {'two-esm-entries': 'splitChunks: false, files: 3'},
};
