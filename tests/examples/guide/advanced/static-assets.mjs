import {lacks} from '../../lacks.mjs';

export default {
  names: {
    'current-arrows': {
      everything:
        'Conflict: Multiple assets emit different content to the same filename static/svg/arrow.svg',
    },
    'shared/new-url-formats': {tree: 'dist/esm/static/image/dot.png'},
  },
  queries: {
    'guide-assets': '?url with dataUriLimit: index.js static/svg/wave.svg',
    'shared/new-url-formats': {
      'dist/files/picture.js': lacks('?url'),
      tree: [
        'dist/esm/static/assets/tides.csv',
        'dist/umd/static/assets/tides.csv',
        'dist/files/static/assets/tides.csv',
      ],
    },
  },
  introduction: {
    'shared/assets-formats': {
      'dist/cjs/index.cjs': 'require("./static/svg/wave.svg")',
      'dist/umd/index.js': '"data:image/svg+xml',
    },
  },
  sample: {
    'guide-assets': 'target node: index.js static/svg/wave.svg',
  },
  consumer: {
    'tide-clock': {
      everything: [
        'Module parse failed: Unexpected token (1:0)',
        'Unknown file extension ".svg"',
        'bell.mp3 main.js wave.svg',
      ],
    },
  },
  'cjs-bundleless': {'tide-clock@cjs': {everything: 'undefined'}},
  'fewer-demands': {
    'gull-icon': {everything: 'Automatic publicPath is not supported in this browser'},
    'guide-assets': 'assetPrefix auto: true',
    'shared/svgr-imports': {'dist/default/bundle/index.js': 'from "react/jsx-runtime"'},
  },
  'new-url-cjs': {
    'guide-assets': 'new URL() with assetPrefix: false',
    'shared/new-url-formats': {tree: lacks('dist/cjs/static/assets/tides.csv')},
  },
  formats: {
    'shared/new-url-formats': {
      'dist/esm/index.js': 'new URL("./static/assets/tides.csv", import.meta.url)',
      'dist/files/index.js': 'new URL("./static/assets/tides.csv", import.meta.url)',
      'dist/umd/index.js': 'document.baseURI',
    },
  },
  'new-url': {
    'tide-log': {'dist/index.js': "new URL('.', import.meta.url)"},
    'tide-log@split': {everything: 'file:///home/you/tide-log/dist/tides.csv'},
  },
  'image-entry': {
    'image-entry': {
      tree: 'dist/image/static/image/logo.png',
      printed: [
        'script: /x/static/image/logo.png /x/static/image/logo.png',
        'image: /x/static/image/logo.png object',
      ],
      'dist/image/index.js': 'export default',
    },
  },
  addons: {
    'guide-addons': {
      tree: ['dist/files/tide.node', 'dist/cjs/tide.node'],
      printed: 'bundleless CommonJS: undefined',
    },
    'addon-kept': {
      printed: ['own: index.js.', 'external: index.js.', 'copied: index.js tide.node.'],
      'dist/own/index.js': "createRequire(import.meta.url)('./tide.node')",
      'dist/external/index.js': 'from "./tide.node";',
    },
  },
};
