import {lacks} from '../../lacks.mjs';

export default {
  names: {
    'reserved-name': {'dist/index.js': 'class KilnError'},
  },
  'expression-names': {'same-names': 'names: Plugin b_Plugin Plugin'},
  'tree-shaking': {
    'shared/pure-notes': {
      'dist/min/index.js': lacks('__PURE__'),
      'dist/usual/index.js': ['__PURE__', lacks('__NO_SIDE_EFFECTS__')],
    },
    'shared/guide-effects': 'unused module in the application: bundleless false, bundle true',
    'pure-places': 'kept: an object, a property, process.argv',
    'static-members': 'usual: outside true, inside false',
  },
  slow: {
    'shared/type-error-isolated': {},
    'shared/dts-times': 'isolated is faster than both: true',
    'no-dts-flag': {tree: lacks('dist/index.d.ts')},
  },
  'no-bundle': {
    'shared/kept-exports': {tree: lacks('dist/env.js', 'dist/env.d.ts')},
  },
  'no-exports': {
    'shared/kept-exports': {
      'dist/index.js': ['export { App } from "./app.js";', 'export * from "./folder/index.js";'],
      'dist/lazy.js': 'export { load };',
      printed: 'as an application: only a runtime',
    },
  },
  'style-sources': {
    'shared/scss-modules-kept': {
      'dist/tile.module.scss': '$edge: 2px',
      'dist/index.js': 'import tile_module from "./tile.module.scss"',
    },
    'scss-sources': {'dist/index.js': 'import "./tile.scss"'},
    'named-class-names': "export 'default' (imported as 'styles') was not found",
  },
  comments: {
    'shared/output-rules': {'dist/web/index.js': lacks('// a usual comment')},
  },
  'raw-bundleless': {
    'shared/text-bundleless': {
      'dist/attribute/index.js': 'type: "text"',
      printed: [
        'attribute/index.js: TypeError',
        'without a rule: Module parse failed',
        'cjs/index.cjs: undefined',
        'cjs-bundle/index.cjs: <b>Kiln</b>',
      ],
    },
  },
  hang: {
    'hanging-build': [
      'last line: steps',
      'a timer: built and did not end',
      'a timer that onCloseBuild stops: built and ended',
      'a promise that is never resolved: exit 0 without files and without an error',
      'killed: 137',
      'profile: written',
      'colours: false forced: true',
    ],
  },
  'unused-import': {
    'unused-external': [
      'two modules with "sideEffects": false: gone',
      'one module with "sideEffects": false: imported',
      'two modules alone: imported',
      'application and "sideEffects": false: gone',
    ],
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
  raw: {
    'guide-raw': ['page.txt?raw: text', 'schema.sql?raw: Module parse failed'],
    'json-text': {'dist/index.js': '"{ \\"ports\\": 2 }'},
  },
  limits: {
    'thread-limits': ['RAYON_NUM_THREADS adds threads', 'TOKIO_WORKER_THREADS adds threads'],
  },
};
