import {lacks} from '../../lacks.mjs';

export default {
  'two-copies': {
    'shared/two-reacts': {
      printed: "copy Cannot read properties of null (reading 'useState')",
      'dist/peer/index.js': '} from "react";',
    },
  },
  'jsx-runtime-bundled': {
    'shared/externals-object': 'object, cjs: react external, react/jsx-runtime bundled',
    'shared/guide-react-string': 'peer and string: react external, react/jsx-runtime external',
    'jsx-both': {
      'dist/index.js': ['react-jsx-runtime.development.js', 'react-jsx-runtime.production.js'],
    },
    'jsx-dev': [
      'NODE_ENV=development: jsx from react/jsx-runtime',
      'development true: jsxDEV from react/jsx-dev-runtime',
      'in production: undefined',
    ],
  },
  'create-context': {
    'client-star': {
      'dist/index.js': ['export * from "other"', lacks('export * from "./button')],
      'dist/files/index.js': ['export * from "./button.js"', 'export * from "other"'],
    },
  },
  'element-type': {
    'element-type': [
      'default: Element type is invalid: expected a string (for built-in components) or a class/function (for composite components) but got: object.',
      'default.default: <b>new</b>',
      'esm default: <b>new</b>',
      'named: <i>label</i>',
    ],
  },
  window: {'document-import': 'ReferenceError: document is not defined'},
};
