import {lacks} from '../../lacks.mjs';

export default {
  differences: {
    'shared/counterparts': {'dist/usual/index.css': lacks('src/boat.css')},
    'modern-usual': {'dist/index.css': 'src/boat.css', tree: 'dist/index.css'},
  },
  options: {
    'shared/counterparts': {
      tree: lacks('dist/usual/index.d.ts', 'dist/usual/index.js.map'),
      'dist/plain/fields.js': 'usual sail',
      'dist/usual/index.css': '.mast-',
      'dist/transform/picked.js': '"fleet/sloop"',
    },
    'modern-usual': {
      'dist/index.js': [
        'module.exports = __toCommonJS',
        'var release = "spring"',
        'require("./assets/large.',
        'data:image/svg+xml',
      ],
      tree: ['dist/index.d.ts', lacks('dist/later.js', 'dist/assets/large.svg')],
      'dist/index.css': ['src/deck.scss', 'src/sail.less'],
    },
    'shared/tsup-usual': {'dist/umd/index.js': lacks('require("alpha")')},
    'shared/moved-types': "Type 'string' is not assignable to type 'Minify",
  },
  umd: {
    'shared/two-reacts': {'dist/umd/index.js': 'root["Seats"]'},
    'shared/guide-react-string': {'dist/umd/index.js': 'require("React")'},
  },
  presets: {
    presets: {
      tree: [
        'dist/umd/index.js',
        'dist/es/boat.js',
        'dist/lib/boat.cjs',
        'dist/node/types/boat.d.ts',
        'dist/node/cjs/boat.js',
      ],
      'dist/node/esm/boat.js': '@swc/helpers',
    },
  },
  define: {'guide-define': 'unquoted: ReferenceError: spring is not defined'},
  commands: {
    'modern-help': [
      '--watch building module in watch mode',
      '--no-dts',
      '--no-clear',
      '--tsconfig [tsconfig]',
      '--config <config>',
      '[Storybook]',
      'auto update publish version and changelog using changeset',
      'The "modern lint" command is deprecated',
      'The "modern pre-commit" command is deprecated',
    ],
    'no-new-command': 'Unused args',
  },
  introduction: {
    packages: {'@modern-js/module-tools': '"version": "2.70.4"'},
  },
};
