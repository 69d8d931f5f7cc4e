import {lacks} from '../../lacks.mjs';

export default {
  'bundled-packages': {
    'shared/dts-bundled': {
      'dist/index.d.ts': [
        'declare interface Listed',
        "import type { Unlisted } from '@tea/unlisted'",
        "import type { Root } from 'root-kinds'",
        lacks('leaf-kinds'),
      ],
    },
    'bundled-react-types': 'Internal Error: Unable to analyze the export',
    'versioned-types': {'dist/index.d.ts': 'declare interface Fare'},
    'unversioned-types': {'dist/index.d.ts': "import { Fare } from '@k/rules'"},
  },
  bundle: {
    'shared/bundleless-merged': {tree: 'dist/index.d.ts'},
    'shared/dts-times': 'merging takes more time: true',
    'shared/dts-bundled': {'dist/index.d.ts': ['declare interface Needed', lacks('inner')]},
    'entries-own-types': {'dist/lid.d.ts': 'class Box', printed: ['dist: TS2345', 'files: none']},
  },
  failures: {
    'dts-unnamed': [
      "5: TS2742: The inferred type of 'made' cannot be named",
      "6: TS2883: The inferred type of 'made' cannot be named",
    ],
  },
  'error-memory': {
    'shared/type-error-isolated': {tree: 'dist/index.d.ts'},
  },
  'error-api-extractor': {
    'shared/guide-export-assignment': [
      'named import: Unable to analyze the export',
      'in dependencies: none',
    ],
  },
  'two-formats': {
    'shared/guide-two-dts': [
      'nested: in/index.d.cts index.d.cts',
      'cleaned: index.d.ts',
      'not cleaned: in in/old.d.ts index.d.ts',
    ],
    'shared/dts-consumers': [
      'bundler: fine',
      'node10: fine',
      'node16, modules: fine',
      'NodeNext: fine',
      'Node18: one.cts TS1479',
    ],
    'dts-one-folder': 'shared: index.d.mts index.d.ts part.d.mts part.d.ts',
  },
  'dist-src': {
    'shared/root-of-all-files': {tree: 'dist/test/holes.d.ts'},
    'nested-declarations': [
      'exit 0 packages/log/src/index.d.ts packages/units/src/index.d.ts',
      'bundleless: from "../../units/src/index"',
    ],
  },
  jsdoc: {
    'removed-comments': {'dist/isolated/index.d.ts': 'Degrees'},
  },
  copy: {
    'guide-augment': {'dist/apart/index.d.ts': 'declare global'},
  },
  'map-sources': {
    'shared/tarball': 'sources in the map: true',
    'guide-declaration-map': [
      'files dist: sources 0, maps 1',
      'map: ../../src/index.ts, sources included: false',
      'beside the declaration: index.d.ts index.d.ts.map',
      'files dist and src: sources 1, maps 1',
      'files without maps: sources 0, maps 0',
    ],
  },
  references: {
    'guide-declaration-alias': "by default: '../../units/src/index.js'",
    'dts-references': 'must have setting "composite": true',
  },
  'no-dts': {
    'guide-declared': ['declaration: no declaration', '--dts: export declare const cups: number;'],
  },
  'error-ts4023': {
    'guide-declared': [
      'property: TS4029',
      'default export: TS4082',
      'exported: none, entry exports it: false',
    ],
  },
  handwritten: {'shared/guide-missing-types': 'skipLibCheck: none'},
  'declare-global': {
    'guide-augment': {
      'dist/index.d.ts': lacks('declare global'),
      'dist/apart/index.d.ts': "declare module './options",
    },
  },
  mts: {
    'guide-mts': {printed: 'exports without types: TS7016', tree: 'dist/lid.d.cts'},
  },
  'error-ts6059': {
    'guide-outside-root': ['imported source: TS6059', 'imported package.json: fine'],
    'guide-root-dir': {tree: 'dist/dot/src/index.d.ts'},
  },
  'error-ts5069': {
    'declaration-map-alone': [
      'rslib: exit 0 index.d.ts index.d.ts.map index.js',
      'with declaration: none exit 0',
    ],
  },
  'error-ts2306': {
    'empty-declaration': [
      'isolated: ""',
      "import './dist/index.js'; none",
      "void import('./dist/index.js'); TS2306",
      'merged: Unable to determine module for',
      'with export: export { }; none',
    ],
  },
  'error-ts6307': {
    'shared/tsconfig-read': {tree: 'dist/types/old.d.ts'},
  },
  'error-ts18003': {
    ts18003: [
      'script: true',
      'extends: TS18003 ["config/src"] []',
      'outDir: TS18003 ["**/*"] [project]',
      'showConfig: ["./src/index.ts"]',
    ],
  },
  'strip-internal': {
    'guide-internal': {
      'dist/merged/index.js': 'limit',
      'dist/plain/index.d.ts': ['late', lacks('limit')],
    },
  },
  'bundled-augmentation': {
    'guide-augmentation': [
      'included: only interface Kind.',
      "in dependencies: import type { Kind } from 'more-types'",
    ],
  },
  'side-effect-import': {
    'guide-augmentation': [
      "side effect: import './types.js';",
      "side effect, isolated: import './types.js';",
      'side effect, merged: no import',
      'included by tsconfig.json: none',
      'handwritten: Module not found',
    ],
  },
  'error-entry-file': {
    'nested-declaration': [
      '5 without rootDir: Declaration entry file, emitted to esm/labels/src',
      '6 without rootDir: TS5011',
      '7 without rootDir: TS5011',
      'rootDir src, package in node_modules, 5: built true',
    ],
    'guide-js-entry': 'a JavaScript entry: Declaration entry file',
  },
  'error-source-file': {
    'guide-js-entry': {'dist/typed/load.d.ts': 'typeof import("./part'},
  },
  'second-build': {
    'guide-build-info': [
      'second build: index.d.ts index.js tsconfig.tsbuildinfo',
      'record: index.d.ts index.js tsconfig.tsbuildinfo',
    ],
  },
  'error-ts2748': {
    'const-enums': [
      'declaration: true',
      'Side.Left: fine',
      'Mood.Calm: fine',
      'both are objects: true',
    ],
    'shared/tsconfig-ignored': {'dist/files/size.js': 'Size[Size["Big"] = 1]'},
  },
  javascript: {
    'from-javascript': [
      'allowJs: 0 index.d.ts index.js',
      'export function half(a: number): number;',
      'checkJs: 1 TS2339',
      'Adds. * @param {number} a * @param {number} b */ export function add(a: number, b: number): number;',
    ],
  },
  'api-report': {
    'api-report': {
      printed: ['local: 0 tea.api.md', 'after a change: 1'],
      'dist/public.d.ts': 'Excluded from this release type: chill',
    },
  },
  ts2591: {
    'node-types': [
      "usual: TS2591: Cannot find name 'Buffer'",
      'types: node: no error',
      'preserve: no error',
      'declaration: /// <reference types="node" preserve="true" />',
      "a reference: TS2591: Cannot find name 'Buffer'",
    ],
  },
};
