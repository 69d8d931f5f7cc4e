import {lacks} from '../../lacks.mjs';

export default {
  'mental-model': {
    'shared/extensions': {
      'dist/esm/index.js': 'shown(process.env.NODE_ENV)',
      'dist/cjs/index.cjs': 'shown(process.env.NODE_ENV)',
      tree: lacks('dist/esm/index.html'),
    },
    'shared/no-css': {printed: lacks('warn  ', 'error  '), tree: lacks('dist/index.css')},
    'shared/structures': {everything: lacks('hashed')},
  },
  'why-rslib': {
    'shared/package-lists': {everything: lacks('alpha was here', 'beta was here')},
    'shared/without-typescript': lacks('warn  ', 'error  '),
  },
  requirements: {
    packages: {
      '@rslib/core': [
        '"optional": true',
        '"@microsoft/api-extractor"',
        '"typescript": "^5 || ^6 || ^7"',
        '"@microsoft/api-extractor": "^7"',
      ],
    },
  },
  rstack: {
    rslint: ['no-debugger', '@typescript-eslint/no-explicit-any'],
    packages: {
      '@rsbuild/core': '"@rspack/core"',
    },
  },
};
