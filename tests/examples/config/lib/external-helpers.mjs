import {lacks} from '../../lacks.mjs';

export default {
  introduction: {
    'shared/lib-runs': [
      'helpers of: spread, private, async, class',
      'copies of the helper in the bundle: 1',
    ],
    'shared/helpers-formats': {
      'dist/cjs/index.cjs': 'require("@swc/helpers/_/_object_spread")',
      'dist/esm/plain.js': lacks('@swc/helpers'),
    },
  },
  'package-json': {
    'shared/lib-runs': ['any range of helpers: exit 0', 'helpers at the root: exit 1'],
    'retry-kit@undeclared': {everything: 'the @swc/helpers dependency declaration was not found'},
    'helpers-listed': 'accepts devDependencies',
  },
  formats: {
    'shared/helpers-formats': {
      printed: [
        'umd require result {"salt":1,"oil":2}',
        'AMD @swc/helpers/_/_object_spread',
        'mf chips.js module.exports=self["@swc/helpers/_/_object_spread"]',
      ],
      'dist/umd/index.js': 'root["@swc/helpers/_/_object_spread"]',
      'dist/iife/index.js': 'globalThis["@swc/helpers/_/_object_spread"]',
    },
  },
};
