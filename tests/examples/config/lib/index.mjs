import {lacks} from '../../lacks.mjs';

export default {
  options: {
    'shared/where-options': 'only top: root server logLevel',
    'shared/lib-runs': [
      'with mode and environments: production esm',
      'with top-level umdName: true, experiments: true',
    ],
    'shared/only-in-items': "'experiments' does not exist",
  },
  introduction: {
    'shared/lib-runs': {tree: lacks('dist/usual/index.d.ts')},
  },
  environments: {
    'shared/lib-runs': ['both started before one was done', 'one of two fails: exit 1, index.cjs'],
  },
  'same-file': {'shared/lib-runs': 'same names, extension off: index.js part.js, one of two left'},
  precedence: {
    'shared/said-precedence': [
      'an item: says: precedence over the value at the top level|优先于顶层的值',
      'a flag: says: precedence over both|优先于两者',
    ],
    'shared/lib-resolved': [
      '"minify":true',
      '"filename":{"css":"top.css","js":"item.js"}',
      'banner ["// item js","// top css"]',
      'plugins top,',
      'syntax node 20,node 22 / node 20,chrome >= 91',
      'externals a,b',
      '"sourceMap":true',
    ],
  },
  'item-order': {
    'item-order': ["one config: Can't resolve '../dist/core/core.js'", 'two configs: built'],
  },
};
