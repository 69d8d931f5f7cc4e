import {lacks} from '../../lacks.mjs';

export default {
  migrate: {
    'tag-list@old-name': {everything: 'lib.autoExternal is deprecated, use output.autoExternal'},
    'tag-list': {'dist/index.js': 'from "leven"'},
    'shared/packages-kept': {
      printed: [
        'merged exit 0 lines 2',
        'old-more: bundles delta',
        'both: bundles epsilon',
        'more: bundles delta',
        'old-exclude: bundles alpha delta',
        'exclude: bundles alpha delta',
        'flag-old: bundles alpha',
        'flag-new: bundles alpha',
      ],
      'dist/all/index.js': lacks('alpha was here'),
      'dist/replaced/index.js': lacks('from "delta"'),
    },
  },
  behaviour: {
    'shared/packages-kept': {
      'dist/umd/index.js': lacks('require("alpha")'),
      'dist/iife/index.js': lacks('["alpha"]'),
      'dist/esm/index.js': 'from "alpha/under"',
    },
    'shared/mf-remote': 'none names true NODE_ENV false production true blanks false alpha true',
  },
  'auto-external-dependencies': {
    'shared/packages-kept': {'dist/false/index.js': ['alpha was here', lacks('from "alpha"')]},
  },
  'auto-external-optional-dependencies': {
    'shared/packages-kept': {everything: lacks('optional exit 0')},
  },
  'auto-external-exclude': {'tag-list@exclude': {'dist/index.js': 'function clsx'}},
  'auto-external-package-json': {'shared/guide-deps': 'packageJson lists both: import'},
  traps: {
    'shared/packages-kept': {
      'dist/global/index.js': 'root["alpha"]',
      printed: 'esm: bundles delta epsilon',
    },
    'borrowed-package': {},
  },
};
