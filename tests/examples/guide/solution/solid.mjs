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
  traps: {
    'stepper-field@no-babel': {'dist/index.js': 'React.createElement('},
    'solid-builds': '>2</button>',
    'solid-on-server': {
      printed: 'import Client-only API called on the server side',
      'dist/index.js': ', taken)',
    },
  },
  introduction: {
    packages: {
      '@rsbuild/plugin-babel': '"version": "2.1.',
      '@rsbuild/plugin-solid': '"version": "1.2.',
    },
  },
};
