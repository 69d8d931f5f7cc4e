import {lacks} from '../../lacks.mjs';

export default {
  cache: {'shared/source-rules': 'config after a build lowered: true'},
  browserslist: {
    'shared/said-precedence':
      'overrideBrowserslist: says: precedence over `syntax`|优先于 `syntax`|覆盖 `syntax`',
    'shared/lib-resolved': 'explicit c node 4',
    'shared/source-rules': '1: failed to resolve browserslist query: ["nonsense 5"]',
  },
  introduction: {
    'shared/lib-resolved': 'with esm node node >= 20.19.0',
    'shared/engines': {'dist/index.js': 'null != a', 'dist/both/index.js': 'null != a'},
  },
  sample: {'shared/lib-resolved': 'es2020: 91 | 91 | 80 | 16.3 | 16.3 | 16.9'},
  defaults: {
    'shared/lib-resolved': [
      '. esm node esnext',
      'with esm web esnext',
      'with cjs node node >= 20.19.0',
      '. cjs node esnext',
      'with cjs web esnext',
      'with umd node node >= 20.19.0',
      '. umd node esnext',
      'with umd web esnext',
      'with iife node node >= 20.19.0',
      '. iife node esnext',
      'with iife web esnext',
      'with mf node node >= 20.19.0',
      '. mf node esnext',
      'with mf web esnext',
      'with mf default: web',
      'low esm node node >= 16.0.0',
      'star esm node esnext',
      'explicit a chrome >= 51',
      'with umd node node >= 20.19.0 for the wrapper browserslist:node >= 20.19.0',
      'explicit b node >= 20.19.0',
    ],
    'optional-chaining': {'dist/usual/index.js': 'seat?.row', 'dist/older/index.js': lacks('?.')},
  },
  names: {
    'shared/lib-resolved': [
      'es5: 13 | 12 | 2 | 5.1 | 6 | 0.6',
      'es6: 51 | 79 | 53 | 16.3 | 16.3 | 6.5',
      'es2015: 51 | 79 | 53 | 16.3 | 16.3 | 6.5',
      'es2016: 52 | 79 | 53 | 16.3 | 16.3 | 7',
      'es2017: 55 | 79 | 53 | 16.3 | 16.3 | 7.6',
      'es2018: 64 | 79 | 78 | 16.3 | 16.3 | 10',
      'es2019: 66 | 79 | 78 | 16.3 | 16.3 | 10',
      'es2021: 91 | 91 | 80 | 16.3 | 16.3 | 16.9',
      'es2022: 94 | 94 | 93 | 16.4 | 16.4 | 16.11',
      'es2023: 110 | 110 | 115 | 17 | 17 | 20',
      'es2024: 112 | 112 | 116 | 17 | 17 | 20',
      'es2025: 126 | 126 | 132 | 17.4 | 17.4 | 23',
      'esnext node: last 1 node versions',
      'esnext web: last 1 Chrome versions, last 1 Firefox versions, last 1 Edge versions, last 1 Safari versions, last 1 ios_saf versions',
    ],
  },
  polyfills: {
    'shared/source-rules': {everything: lacks('withResolvers lowered')},
  },
};
