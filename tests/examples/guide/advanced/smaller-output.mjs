import {lacks} from '../../lacks.mjs';

export default {
  'tree-shaking': {
    'shared/guide-effects': 'unused module in the application: bundleless false, bundle true',
  },
  pure: {
    'shared/pure-notes': {
      'dist/min/index.js': lacks('__PURE__'),
      'dist/usual/index.js': ['__PURE__', lacks('__NO_SIDE_EFFECTS__')],
    },
    'paint-mixer@pure': {'dist/index.js': '/* @__PURE__ */'},
    'pure-places': 'kept: an object, a property, process.argv',
    'static-members': 'usual: outside true, inside false',
  },
  'on-demand': {'paint-mixer@on-demand': {'app/dist/main.css': ['.brush', lacks('.roller')]}},
  'unused-import': {
    'unused-external': [
      'two modules with "sideEffects": false: gone',
      'one module with "sideEffects": false: imported',
      'two modules alone: imported',
      'application and "sideEffects": false: gone',
    ],
  },
  names: {'reserved-name': {'dist/index.js': 'class KilnError'}},
  'expression-names': {
    'same-names': 'names: Plugin b_Plugin Plugin',
    'paint-mixer@expression-names': "[ 'Plugin', '', '' ] [ 'PaintPlugin', 'Brush', 'mix' ]",
  },
  comments: {
    'shared/output-rules': {'dist/web/index.js': lacks('// a usual comment')},
    'paint-mixer@comments': {'dist/index.js': '// measured'},
  },
};
