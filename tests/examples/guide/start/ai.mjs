import {lacks} from '../../lacks.mjs';

export default {
  mistakes: {
    'shared/package-lists': {'dist/index.js': '(day)=>day ?? 1', 'dist/index.cjs': lacks('??')},
    'shared/option-names': [
      "'entry' does not exist in type 'RslibConfig'",
      "Type 'string[]' is not assignable to type 'Format | undefined'",
    ],
  },
};
