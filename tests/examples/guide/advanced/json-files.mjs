import {lacks} from '../../lacks.mjs';

export default {
  types: {'shared/guide-json-types': 'resolveJsonModule off: TS2732'},
  bundle: {
    'json-whole': {
      'dist/named/named.js': lacks('grazie'),
      'dist/exported/exported.js': 'grazie',
      'dist/keyed/keyed.js': 'grazie',
      'dist/keys/keys.js': 'grazie',
    },
  },
  bundleless: {
    'guide-json': {tree: 'dist/files/unused.js'},
  },
  attribute: {
    'guide-json': {'dist/cjs/index.cjs': 'require("kelp/package.json")'},
  },
};
