import {lacks} from '../../lacks.mjs';

export default {
  build: {'shared/without-constants': 'badge throws ReferenceError: BADGE_PREFIX is not defined'},
  'sources-or-build': {
    'shared/sources-or-build': ['../src: built', 'badge-deck/right: built'],
  },
  traps: {
    'storybook-traps': [
      'excluded stories: index.js',
      'first item: of-the-first, target node',
      'second item: no plugin, target undefined',
      "without lib: Cannot read properties of undefined (reading '0')",
      'without lib, libIndex false: no plugin, target undefined, {"SHARED":"1"}',
      'stories in include: TS6059',
      'out of range: Lib config not found at index 3, expect a lib config but got undefined',
    ],
  },
  deploy: {
    'storybook-site': ['usual: ./ ./ false', 'prefix: https://cdn.example/deck/ ./'],
  },
  addon: {
    'storybook-addon': {
      printed: [
        '"resolve":{"alias":{"@":"./src"}},"output":{"target":"web","minify":true}',
        'usual {"SHARED":"1","ITEM":"\\"first\\""}',
        'the item says: first item by default|默认使用第一项',
        'index {"SHARED":"1","ITEM":"\\"second\\""}',
        'shared {"SHARED":"1"}',
        'file {"ITEM":"\\"other file\\""}',
        'folder {"ITEM":"\\"other folder\\""}',
        "relative The argument 'filename' must be",
        'before {"SHARED":"1","ITEM":"mine"}',
        'after {"ALL":"mine"}',
        'merged {"plugins":[{"name":"own-plugin"}],"source":{"define":{"SHARED":"1","ITEM"',
      ],
      tree: lacks('dist/index.d.ts'),
    },
  },
  'empty-props': {
    'badge-deck@empty-props': {
      'npm-run-build-npm-run-build-storybook-no.txt': 'comment of a prop: false',
    },
    'storybook-docgen': [
      'react-docgen: [tone]',
      'with propFilter: [tone width]',
      'react-docgen-typescript: [tone]',
    ],
  },
  'global-styles': {
    'storybook-styles': [
      'without a preview: false',
      'with the plugin: true',
      'with postcss.config.mjs: true',
    ],
  },
  install: {
    packages: {
      'storybook-react-rsbuild': [
        '"storybook": "^10.6.0"',
        '"@rsbuild/core": "^1.5.0 || ^2.0.0-0"',
      ],
      'storybook-addon-rslib': '"version": "3.',
    },
  },
};
