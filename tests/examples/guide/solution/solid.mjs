import {lacks} from '../../lacks.mjs';

export default {
  'what-to-ship': {
    'solid-builds': {
      tree: 'dist/app/main.js',
      'dist/browser/index.js': lacks('getNextElement'),
      'dist/hydrated/index.js': 'getNextElement',
      'dist/server/index.js': lacks('onStep'),
    },
  },
  project: {'solid-builds': 'old name: true'},
  'other-traps': {
    'solid-builds': '>2</button>',
    'solid-on-server': {'dist/index.js': ', taken)'},
  },
  'error-server': {'solid-on-server': 'import Client-only API called on the server side'},
  introduction: {
    packages: {
      '@rsbuild/plugin-babel': '"version": "2.1.',
      '@rsbuild/plugin-solid': '"version": "1.2.',
    },
  },
};
