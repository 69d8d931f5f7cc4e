import {lacks} from '../../lacks.mjs';

export default {
  introduction: {
    'shared/source-rules': [
      'tools win: own.js',
      'tools.rspack: object merged, function modifies, function replaces',
    ],
  },
  'tools-bundler-chain': {
    'shared/source-rules': 'chain: rule js plugins true',
    'shared/output-rules': 'bundlerChain rspack',
  },
  'tools-swc': {
    'shared/source-rules': 'tools.swc reaches: js ts',
    'swc-plugin-files': {'dist/box.js': 'componentId: "sc-'},
  },
  'tools-postcss': {
    'shared/source-rules': 'postcss-loader: without plugins false, here true, in a file true',
  },
  'tools-lightningcss-loader': {
    'shared/output-rules': {
      'dist/light/index.css': 'user-select: none;',
      'dist/web/index.css': '-webkit-',
    },
  },
  'css-loaders': {
    'shared/output-rules': {
      'dist/css-loader/index.css': 'url("./wave.svg")',
      tree: 'dist/extract/all.css',
      'dist/style-loader/index.js': 'own-nonce',
    },
  },
  'html-only': {
    'shared/output-rules': {tree: 'dist/page/index.html'},
  },
  loader: {
    'loader-files': {tree: 'dist/low.js'},
  },
  swcrc: {
    'other-compilers': [
      'said: nothing',
      'with the Babel plugin: nothing',
      'their configs: says: ignores|忽略, even with `@rsbuild/plugin-babel`|使用 `@rsbuild/plugin-babel` 时也不例外',
    ],
  },
  'light-dark': {
    'light-dark': {
      'dist/older/index.css': [
        'var(--lightningcss-light, #123) var(--lightningcss-dark, #eef)',
        lacks('--lightningcss-light:'),
      ],
      'dist/targets/index.css': 'light-dark(#123, #eef)',
    },
  },
};
