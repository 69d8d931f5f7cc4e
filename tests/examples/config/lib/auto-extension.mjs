import {lacks} from '../../lacks.mjs';

export default {
  introduction: {
    'shared/said-output': 'the extension follows: says: type',
    'shared/lib-runs': [
      'extension decides: mjs esm, cjs commonjs',
      'type decides: module esm, commonjs commonjs',
    ],
  },
  formats: {
    'shared/extensions-commonjs': {tree: 'dist/umd/index.js'},
    'shared/texts-placed': 'off-umd/index.js |',
  },
  exports: {
    'shared/lib-runs': {everything: lacks('manifest changed')},
  },
  'other-names': {
    'shared/said-precedence':
      'filename: says: precedence over `autoExtension`|优先级高于 `autoExtension`',
  },
};
