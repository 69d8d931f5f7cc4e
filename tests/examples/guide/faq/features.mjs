import {lacks} from '../../lacks.mjs';

export default {
  'no-bundle': {
    'shared/kept-exports': {tree: lacks('dist/env.js', 'dist/env.d.ts')},
  },
  'no-exports': {
    'shared/kept-exports': {
      'dist/index.js': ['export { App } from "./app.js";', 'export * from "./folder/index.js";'],
      printed: 'as an application: only a runtime',
    },
  },
  'own-file': {'kiln-log@own-file': {'dist/index.js': '"./defaults.js"'}},
  tests: {'kiln-log@tests': {tree: lacks('index.test')}},
  'style-sources': {
    'kiln-log@less': {'dist/index.js': 'import "./tile.less"'},
    'shared/scss-modules-kept': {
      'dist/tile.module.scss': '$edge: 2px',
      'dist/index.js': 'import tile_module from "./tile.module.scss"',
    },
    'scss-sources': {'dist/index.js': 'import "./tile.scss"'},
    'named-class-names': "export 'default' (imported as 'styles') was not found",
  },
  raw: {
    'guide-raw': ['page.txt?raw: text', 'schema.sql?raw: Module parse failed'],
    'json-text': {'dist/index.js': '"{ \\"ports\\": 2 }'},
    'shared/text-bundleless': {
      'dist/attribute/index.js': 'type: "text"',
      printed: ['attribute/index.js: TypeError', 'cjs-bundle/index.cjs: <b>Kiln</b>'],
    },
  },
  'source-maps': {
    'guide-maps': 'sources in the map: true',
    'app-maps': 'source of the library: true',
  },
  'module-variables': {
    'module-variables': [
      'replaced: nonce true, hash true, path true',
      'in webpack: abc, hash true',
      'in Rspack: abc, hash true',
      'in Node.js: undefined, without the check ReferenceError',
      'without parentheses, APP_NONCE ?? 1: undefined',
    ],
  },
};
