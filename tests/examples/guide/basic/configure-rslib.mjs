import {lacks} from '../../lacks.mjs';

export default {
  places: {
    'fare-places': {'out.tree': ['out/cjs/index.cjs', 'out/index.js']},
    'fare-places@flag': {'build.tree': ['build/index.cjs', 'build/index.js']},
    'shared/where-options': 'top: mode environments',
    'shared/lib-resolved': '"define":{"A":"1","B":"2"},"entry":["index","cli"]',
    'shared/option-names': [
      "'id' does not exist in type 'RslibConfig'",
      "'umdName' does not exist in type 'RslibConfig'",
      "'experiments' does not exist in type 'RslibConfig'",
      "'autoExternal' does not exist in type 'RslibConfig'",
      "'root' does not exist in type 'LibConfig'",
      "'server' does not exist in type 'LibConfig'",
      "'logLevel' does not exist in type 'LibConfig'",
    ],
    'shared/guide-config': 'two places: own AB one,two',
  },
  first: {
    'shared/type-error-isolated': lacks('warn  ', 'error  '),
    'shared/guide-config': 'defineConfig returns its argument: true',
  },
  introduction: {
    'shared/without-typescript': {tree: 'dist/index.js'},
  },
  exports: {
    'shared/config-params': {everything: lacks('wrong:')},
  },
  loader: {
    'shared/config-params': [
      'jiti ts // typed',
      'auto ts // typed',
      'jiti js // untyped',
      'native js // untyped',
      '.ts',
    ],
    'shared/guide-watch-config': [
      'an import, loaded by Node.js: true, saved true',
      'an import, loaded by jiti: false, saved true',
    ],
    'shared/guide-config': 'jiti: // part metre string',
    'shared/node-range': '20.19.0, 20.20.2',
    'native-import': ['auto: exit 0', 'native: ERR_MODULE_NOT_FOUND'],
  },
  lookup: {
    'shared/cli-commands': [
      'root: // usual const port = "Brest"',
      'config: // mine const port = "Brest"',
    ],
    'shared/guide-config': 'config in a folder: own.mjs',
    'config-names': [
      '1 rslib.config.mjs file',
      '2 rslib.config.ts typed',
      '3 rslib.config.js file',
      'without type module rslib.config.js function',
      '4 rslib.config.cjs function',
      '5 rslib.config.mts typed',
      '6 rslib.config.cts typed',
    ],
  },
  share: {'shared/guide-config': 'merged without ids: 3'},
  inspect: {
    'shared/guide-config': ['DEBUG: true', 'next build: false'],
  },
  misspelt: {
    'bus-fares@misspelt': {tree: 'dist/fares.js'},
    'shared/guide-config': 'with return: index.js',
  },
};
