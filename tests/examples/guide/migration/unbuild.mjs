import {lacks} from '../../lacks.mjs';

export default {
  options: {
    'shared/dependencies': {'dist/index.js': 'omega was here'},
    'shared/watch-all': {'dist/tide.js': 'ebb', 'dist/tide.d.ts': 'ebb'},
    'shared/unbuild-twin': {tree: lacks('dist/index.d.ts')},
    'unbuild-options': {
      printed: ['status: 0', 'all is built', 'packages/a: index.js'],
      tree: [
        'dist/main/renamed.js',
        'dist/second/other.cjs',
        'dist/second/other.cjs.map',
        'dist/config/wide.js',
        lacks('dist/main/old.js', 'dist/main/renamed.d.ts'),
      ],
      'dist/main/renamed.js': [
        "module.exports = 'crystal'",
        '"harbour"',
        "'Is PLACE kept?'",
        'given',
        lacks('#depth', '~/wide'),
      ],
      'dist/second/other.cjs': 'require("kelp")',
      'dist/min/renamed.js': ['"Biscay"', lacks('given')],
    },
    'entry-without-extension':
      'Glob pattern "./src/index" is not supported when "bundle" is "true"',
  },
  steps: {
    'guide-self': ['own name: Module not found', 'own name in externals: import'],
    'prepare-script': 'a prepare script: says: with `rslib`|改为 `rslib`',
  },
  introduction: {
    'shared/guide-watch': 'running, and rebuilt: true',
    packages: {unbuild: '"version": "3.6.'},
  },
  stub: {
    'unbuild-stub': ['in the stub: says: need jiti|依赖 jiti, absolute|绝对', 'stub: true,true'],
  },
  mkdist: {'shared/guide-structure': 'extension: true'},
  differences: {
    'shared/unbuild-twin': {
      printed: [
        'index longer by kilobytes: 1',
        'index exports: said said',
        'index contains the shared code: true',
        'other contains the shared code: true',
        'old shares state: true',
        'dist shares state: false',
      ],
      'dist/cli.js': 'import { said } from "./index.js"',
      'dist/other.js': 'from "./b~0.js"',
    },
  },
  'default-export': {
    'both-exports': ['usual: default,helper', 'with the footer: none', lacks('warn  ', 'error  ')],
  },
};
