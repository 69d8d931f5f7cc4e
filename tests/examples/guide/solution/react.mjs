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
    'guide-react': [
      'directive: Picker true, Price false',
      'directive of a component in a bundle: removed',
    ],
  },
  'error-jsx-runtime': {
    'shared/externals-object': 'object, cjs: react external, react/jsx-runtime bundled',
    'shared/guide-react-string': 'peer and string: react external, react/jsx-runtime external',
    'jsx-both': {
      'dist/index.js': ['react-jsx-runtime.development.js', 'react-jsx-runtime.production.js'],
    },
  },
  'jsx-runtime': {
    'react-settings': {'dist/usual/index.js': lacks('<b')},
  },
  'use-client': {'guide-react': 'banner: in every file'},
  emotion: {
    'guide-react': 'css="[object Object]"',
    'emotion-one-file': {'dist/styled.js': 'from "@emotion/react/jsx-runtime"'},
  },
  preserve: {'guide-react': 'imports of kept JSX: ./Picker.jsx'},
  'react-compiler': {
    'guide-react': "compiler: web true, node false, 'use no memo' false",
    'react-settings': {'dist/older/index.js': 'from "react-compiler-runtime"'},
  },
  'compiler-modes': {
    'compiler-modes': {
      'dist/infer/component.js': 'react/compiler-runtime',
      'dist/infer/hook.js': 'react/compiler-runtime',
      'dist/infer/plain.js': lacks('react/compiler-runtime'),
      'dist/usual/plain.js': lacks('react/compiler-runtime'),
      'dist/syntax/marked.js': 'react/compiler-runtime',
      'dist/syntax/component.js': lacks('react/compiler-runtime'),
      'dist/all/plain.js': 'react/compiler-runtime',
    },
  },
  lynx: {'webpack-chain': 'api.modifyWebpackChain is not a function'},
  'error-element-type': {
    'element-type': [
      'default: Element type is invalid: expected a string (for built-in components) or a class/function (for composite components) but got: object.',
      'default.default: <b>new</b>',
      'esm default: <b>new</b>',
      'named: <i>label</i>',
    ],
  },
  'error-export-star': {
    'client-star': {
      'dist/index.js': ['export * from "other"', lacks('export * from "./button')],
      'dist/files/index.js': ['export * from "./button.js"', 'export * from "other"'],
    },
  },
  'error-window': {'document-import': 'ReferenceError: document is not defined'},
  'error-jsx-dev': {
    'jsx-dev': [
      'NODE_ENV=development: jsx from react/jsx-runtime',
      'development true: jsxDEV from react/jsx-dev-runtime',
      'in production: undefined',
    ],
  },
};
