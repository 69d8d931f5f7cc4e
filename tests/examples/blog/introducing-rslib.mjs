import {lacks} from '../lacks.mjs';

export default {
  defaults: {
    'shared/dependencies': {everything: lacks('alpha was here')},
    'kept-names': 'the output: not: mangle|混淆',
  },
  types: {
    'shared/dts-ways': {tree: ['dist/api/index.d.ts.map', 'dist/api/part.d.ts']},
    'shared/dts-bundled': {'dist/index.d.ts': 'declare interface Leaf'},
    packages: {'rsbuild-plugin-dts': '"@microsoft/api-extractor"'},
  },
  'module-federation': {'shared/errors-federation': 'usual entry: true global'},
};
