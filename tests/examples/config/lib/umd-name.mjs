import {lacks} from '../../lacks.mjs';

export default {
  introduction: {
    'shared/where-options': {everything: lacks('top: umdName')},
    'umd-names': ['named stats-index', 'plain 3 default 3'],
  },
  sample: {'umd-names': 'other: 1'},
  formats: {
    'umd-names': {
      'dist/esm/index.js': lacks('ownName'),
      'dist/cjs/index.cjs': lacks('ownName'),
      'dist/iife/index.js': lacks('ownName'),
    },
  },
  object: {
    'umd-names': {
      printed: [
        'root of the object 3',
        'exports without module statsKey',
        'exports with module default,mean',
        'define [],factory',
      ],
      'dist/object/index.js': lacks('statsAmd'),
    },
  },
  'no-name': {'umd-names': 'unnamed mean,default 3'},
  entries: {
    'umd-names': 'entries index,charts',
    'umd-copies': {'dist/index.js': 'shared module', 'dist/charts.js': 'shared module'},
  },
};
