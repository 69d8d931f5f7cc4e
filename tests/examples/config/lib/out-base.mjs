import {lacks} from '../../lacks.mjs';

export default {
  introduction: {
    'shared/lib-runs': {
      printed: 'with outBase, before and after: same paths',
      tree: 'dist/absolute/src/index.js',
    },
    'shared/bundle-modes': {tree: lacks('dist/unmoved/src/index.js')},
  },
  sample: {'shared/lib-runs': 'without outBase, before and after: other paths'},
  'entry-keys': {
    'shared/lib-runs': {tree: 'dist/one-key/math/round.js'},
  },
  outside: {'shared/lib-runs': 'next build after outside: Duplicate entry'},
  formats: {
    'shared/dts-rules': {
      tree: ['dist/base/index.d.ts', lacks('dist/base/src/index.d.ts')],
      printed: 'declarations of src/core: core/units/bytes.d.ts',
    },
  },
  related: {'shared/redirect-rules': 'rewritten outside outBase: false'},
};
