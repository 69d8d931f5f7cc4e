import {lacks} from '../../lacks.mjs';

export default {
  read: {
    'shared/tsconfig-read': {
      tree: [
        'dist/unlisted.js',
        'dist/own/index.d.ts',
        'dist/types/index.d.ts.map',
        lacks('dist/types/unlisted.d.ts'),
      ],
      'dist/index.js': ['from "./near.js"', 'src_hidden as hidden'],
      'dist/types/index.d.ts': ["from './near.js'", lacks('Doc comment', 'hidden')],
    },
  },
  tests: {'brew-ratio@tests': {tree: 'dist/brew.test.js'}},
  differences: {
    'guide-tsc': {'dist/brew.d.ts': 'One part of coffee'},
  },
  moved: {
    'shared/tsconfig-ignored': {
      printed: ['elsewhere: false', 'cache: jiti,rspack'],
      tree: ['dist/raw/index.js.map', lacks('dist/index.d.ts', 'dist/index.js.map')],
      'dist/index.js': lacks('sourceMappingURL', 'A comment of mine.'),
      'dist/files/index.js': 'from "./size.js"',
    },
  },
  'no-counterpart': {
    'shared/tsconfig-ignored': {
      tree: 'dist/index.js',
      'dist/index.js': ['low;', 'effect runs', lacks('setup runs', 'Calm', 'Small')],
      'dist/files/index.js': lacks('setup'),
      'dist/index.cjs': '__webpack_require__.n(external_kelp_namespaceObject)',
      'dist/files/size.js': 'Mood[Mood["Calm"] = 0]',
      'dist/umd/index.js': 'define.amd',
    },
    'shared/decorators-legacy': {'dist/index.js': 'this.note = 1'},
  },
  json: {
    'brew-ratio@json': {'dist/index.js': 'import beans from "./beans.js" with {'},
    'shared/guide-json-types': 'moduleResolution bundler: none',
  },
};
