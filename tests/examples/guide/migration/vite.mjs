import {lacks} from '../../lacks.mjs';

export default {
  public: {
    'shared/said-output': 'targets with public: says: web',
    'shared/counterparts': {tree: 'dist/usual/robots.txt'},
    'vite-usual': {tree: 'dist/robots.txt'},
  },
  options: {
    'shared/counterparts': {
      'dist/react/hooks.js': 'require("React")',
      'dist/external/hooks.js': ['require("react")', 'root["React"]'],
      'dist/footer/index.js': '/* code',
      'dist/syntax/index.js': 'null != depth',
      'dist/syntax/index.css': lacks('inset: 0'),
      'dist/usual/index.css': ['inset: 0', '.boat {'],
      'dist/minify-css/index.js': lacks('const later'),
      'dist/minify-css/index.css': '.boat{',
      tree: [
        'dist/two/src_boat_css.css',
        'dist/two-cjs/other.css',
        lacks('dist/two/other.css', 'dist/inject-node/robots.txt'),
      ],
      'dist/fields/fields.js': '"own"',
      'dist/styles/styles.css': ['color: #a50', 'color: #fff', 'tan'],
      'dist/lightning/index.css': lacks('inset: 0'),
    },
    'shared/dependencies': {'dist/index.js': '"alpha"'},
    'shared/assets-formats': {tree: 'dist/esm/static/svg/wave.svg'},
    'vite-usual': {
      tree: [
        'dist/boats.umd.cjs',
        'dist/boats.js',
        'dist/two/index.cjs',
        'dist/two/boats.css',
        lacks('dist/old.js'),
      ],
      'dist/boats.js': '"sloop"',
      'dist/boats.css': 'red',
    },
    'vite-plugin': 'Expect the setup function of Rsbuild plugin to be a function',
  },
  differences: {
    'shared/extensions': {tree: 'dist/esm/index.js'},
    'shared/counterparts': {'dist/usual/index.js': ['depth ?? 1', lacks('gone')]},
    'shared/dependencies': {'dist/index.js': ['"gamma"', '"beta"']},
    'shared/assets-formats': {
      'dist/esm/index.js': 'import wave_namespaceObject from "./static/svg/wave.svg"',
    },
    'vite-usual': {'dist/boats.js': lacks('from "alpha"', 'wave.svg')},
  },
  plugins: {
    'shared/counterparts': {'dist/files/index.js': 'import "./boat.css"'},
    'shared/dependencies': {everything: lacks('@rslib/core')},
  },
  'import-meta-env': {'guide-vite': 'import.meta.env: replaced'},
  assets: {'guide-vite': 'a large image: inlined'},
  glob: {
    'guide-glob': {'dist/index.js': 'import.meta.webpackContext'},
    'glob-by-format': {
      printed: [
        'index.cjs: high tide',
        'esm/index.js: high tide',
        'esm/index.js address: src/index.js',
      ],
      'dist/esm/index.js': '__webpack_require__',
    },
  },
  introduction: {
    packages: {'vite-plugin-dts': '"version": "5.1.', vite: '"version": "8.3.'},
  },
};
