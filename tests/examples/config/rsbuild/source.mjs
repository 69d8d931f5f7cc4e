import {lacks} from '../../lacks.mjs';

export default {
  'source-assets-include': {
    'shared/without-constants': 'Module parse failed',
    'shared/source-rules': 'assets by default: a.png b.woff2 c.mp3 d.mp4',
    'shared/input-rules': {tree: 'dist/assets/static/assets/model.glb'},
  },
  'source-entry': {
    'shared/guide-flags': ['lib/sun=src/sun.ts: lib/sun.js', '--entry src/moon/tide.ts: tide.js'],
  },
  'source-tsconfig-path': {
    'shared/dts-rules': '--tsconfig other: exit 0',
    'versioned@tsconfig': 'Tsconfig not found',
  },
  'source-exclude': {
    'shared/source-rules': 'excluded file bundled as it is: ??=',
    'shared/input-rules': {tree: lacks('dist/excluded/index.js')},
  },
  'source-decorators': {
    'shared/source-rules': ['decorator helpers in kB: 10', 'decorator helpers imported: true'],
    'shared/input-rules': {
      'dist/decorated/index.js': '_ts_decorate',
      'dist/decorated-own/index.js': lacks('_ts_decorate'),
    },
  },
  'source-pre-entry': {
    'shared/input-rules': {'dist/pre/index.js': 'import "./8~9.js";'},
  },
  'source-transform-import': {
    'shared/input-rules': {
      'dist/imports/index.js': [
        'import format from "date-kit/format"',
        'export { parse } from "date-kit"',
      ],
    },
  },
  'include-jsx': {
    'package-sources': [
      'behind a link: exit 0',
      'jsx in js: exit 1 Expression expected',
      'compiled in packages: true true',
      'jsx in js, included: exit 0',
      'vue and svelte with their plugins: exit 0',
      'solid with its plugin: template',
      'vue with ts, included: exit 0',
      'with the plugin of React: from "react/jsx-runtime"',
      'bundleless imports: 4',
    ],
  },
};
