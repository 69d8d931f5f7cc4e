import {lacks} from '../../lacks.mjs';

export default {
  merge: {
    'shared/api-instance': {everything: lacks('merged by default id')},
  },
  select: {
    'shared/said-output': '--lib: not: list|列表',
    'shared/lib-runs': '--lib one,two: exit 1',
  },
  where: {
    'shared/lib-runs': {tree: lacks('dist/one/one.js')},
    'shared/id-everywhere': ['rspack.config.legacy.mjs', '> environment legacy', '> cached legacy'],
  },
  'default-ids': {
    'shared/lib-runs': '--lib esm of two: exit 1',
    'shared/lib-resolved': [
      'ids esm modern,esm,cjs -> modern,esm0,cjs',
      'ids esm -> esm',
      'ids esm,cjs -> esm,cjs',
      'ids esm,esm,cjs -> esm0,esm1,cjs',
      'ids cjs esm,esm -> esm,esm1',
    ],
  },
  clean: {
    'shared/lib-runs': {tree: 'dist/uncleaned/kept.txt'},
  },
  introduction: {'shared/only-in-items': "'id' does not exist"},
};
