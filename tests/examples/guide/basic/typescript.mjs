import {lacks} from '../../lacks.mjs';

export default {
  versions: {
    'shared/typescript-5': {
      tree: lacks('dist/src/index.d.ts'),
      'dist/index.d.ts': 'folder: string',
    },
    'no-check': {'dist/index.d.ts': lacks('folder: string')},
    'typescript-6': {
      printed: [
        "TS5101: Option 'baseUrl' is deprecated",
        "TS5107: Option 'target=ES5' is deprecated",
        "TS5107: Option 'moduleResolution=node10' is deprecated",
      ],
      tree: 'dist/silenced/index.d.ts',
    },
  },
  introduction: {
    'shared/tsconfig-columns': {everything: lacks('JavaScript differs')},
  },
  'type-errors': {
    'shared/type-error-watch': [
      "TS2322: Type 'string' is not assignable to type 'number'.",
      'still running: true',
    ],
    'no-check': {printed: lacks('warn  ', 'error  '), tree: 'dist/index.d.ts'},
  },
  tsconfig: {
    'shared/tsconfig-read': {tree: 'dist/types/index.d.ts'},
    'shared/tsconfig-ignored': {'dist/raw/index.js': 'A comment of mine.'},
    'shared/tsconfig-columns': {
      'dist/legacy/alias.js': 'from "./last.js"',
      'dist/plain/alias.d.ts': "from './last.js'",
      'dist/legacy/index.js': ['_ts_decorate([', 'this.copy = this.name'],
      printed: [
        'TS1240: Unable to resolve signature of property decorator',
        "TS2550: Property 'at' does not exist on type 'number[]'.",
        'TS2835: Relative import paths need explicit file extensions',
        "TS2584: Cannot find name 'document'.",
        "TS17004: Cannot use JSX unless the '--jsx' flag is provided.",
        "TS2729: Property 'name' is used before its initialization.",
        "TS2591: Cannot find name 'process'.",
        "TS2322: Type 'null' is not assignable to type 'string'.",
      ],
      tree: [
        'dist/plain/index.d.ts',
        'dist/other/src/index.d.ts',
        'dist/plain/excluded.d.ts',
        lacks('dist/other/src/excluded.d.ts'),
      ],
    },
  },
  'ambient-types': {'guide-ambient': 'TS2882'},
  'isolated-modules': {
    'shared/guide-type-export': [
      'build: 0',
      "bundleless: does not provide an export named 'Seat'",
      'verbatimModuleSyntax: TS1484',
    ],
  },
  paths: {
    'guide-alias-typo': {
      printed: ['bundle: Module not found', 'declarations: TS2307'],
      'dist/files/index.js': 'from "@/none"',
    },
    'guide-resolve-alias': {
      printed: 'resolve.alias alone: TS2307',
      'dist/both/index.d.ts': "from './mark.js'",
    },
    'paths-star': {'dist/index.js': 'mine'},
    'paths-outside': {
      'dist/index.d.ts': "from '../compiled/rlog/index.js'",
      'dist/files/index.js': 'from "rlog"',
      'dist/index.js': 'const log = (text)=>console.log(text)',
      'dist/external/index.js': 'from "../../compiled/rlog/index.js"',
    },
  },
  'shared-paths': {'shared/guide-alias': 'shared paths without the variable: TS2307'},
  'base-url': {
    'base-url': [
      'baseUrl: ./units/volume.js and ./units/volume.js',
      "TypeScript 6: Option 'baseUrl' is deprecated",
      'paths: ./units/volume.js and ./units/volume.js, exit 0',
    ],
  },
  decorators: {
    'decorators-standard': [
      'two files: 2 one file: 1 none: 0',
      'kB of one file: 10',
      'kB of two files: 21',
    ],
    'shared/decorators-legacy': {'dist/index.js': '_ts_metadata("design:type", String)'},
    'shared/legacy-metadata':
      'the output: says: always contains metadata|always the type metadata|metadata is emitted whenever|无论是否设置|总是包含类型元数据|就会输出元数据',
    'guide-legacy-types': 'TS1272',
    'metadata-first': ['late: nobody undefined', 'first: String'],
    'guide-fields': {
      'dist/legacy/index.js': lacks('note'),
      'dist/plain/index.js': 'note;',
      'dist/legacy-define/index.js': lacks('note'),
      'dist/option/index.js': '_ts_decorate',
    },
  },
};
