import {lacks} from '../../lacks.mjs';

export default {
  project: {
    'shared/two-reacts': {'dist/peer/index.js': lacks('__CLIENT_INTERNALS')},
    'shared/users-styles': {
      tree: lacks('dist/app/pure/main.css'),
      'dist/app/exempt/main.css': '.hall',
    },
  },
  bundled: {
    'shared/users-styles': {'dist/app/bundled/main.css': 'seat-box'},
    'shared/guide-react': [
      'directive: Picker true, Price false',
      'directive of a component in a bundle: removed',
    ],
  },
  'use-client': {'shared/guide-react': 'banner: in every file'},
  'react-compiler': {
    'shared/guide-react': "compiler: web true, node false, 'use no memo' false",
    'shared/react-settings': {'dist/older/index.js': 'from "react-compiler-runtime"'},
    'compiler-modes': {
      'dist/infer/component.js': 'react/compiler-runtime',
      'dist/infer/hook.js': 'react/compiler-runtime',
      'dist/infer/plain.js': lacks('react/compiler-runtime'),
      'dist/usual/plain.js': lacks('react/compiler-runtime'),
      'dist/all/plain.js': 'react/compiler-runtime',
    },
  },
};
