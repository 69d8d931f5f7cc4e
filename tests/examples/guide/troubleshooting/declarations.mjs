import {lacks} from '../../lacks.mjs';

export default {
  'no-dts': {
    'guide-declared': ['declaration: no declaration', '--dts: export declare const cups: number;'],
  },
  handwritten: {'shared/guide-missing-types': 'skipLibCheck: none'},
  'declare-global': {
    'guide-augment': {
      'dist/index.d.ts': lacks('declare global'),
      'dist/apart/index.d.ts': ['declare global', "declare module './options"],
    },
    'guide-augmentation': [
      'included: only interface Kind.',
      "in dependencies: import type { Kind } from 'more-types'",
      "side effect: import './types.js';",
      'side effect, merged: no import',
      'handwritten: Module not found',
    ],
  },
  jsdoc: {
    'removed-comments': {'dist/isolated/index.d.ts': 'Degrees'},
  },
  'dist-src': {
    'shared/root-of-all-files': {tree: 'dist/test/holes.d.ts'},
    'nested-declarations': [
      'exit 0 packages/log/src/index.d.ts packages/units/src/index.d.ts',
      'bundleless: from "../../units/src/index"',
    ],
  },
  tests: {
    'shared/dts-rules': 'declared without an entry: true',
    'outside-dts': {tree: 'dist/tests/one.test.d.ts'},
  },
  mts: {
    'guide-mts': {printed: 'exports without types: TS7016', tree: 'dist/lid.d.cts'},
  },
  'strip-internal': {
    'guide-internal': {
      'dist/merged/index.js': 'limit',
      'dist/plain/index.d.ts': ['late', lacks('limit')],
    },
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
  'error-memory': {'tea-timer@memory': {tree: ['dist/index.js', lacks('dist/index.d.ts')]}},
  'second-build': {
    'guide-build-info': [
      'second build: index.d.ts index.js tsconfig.tsbuildinfo',
      'record: index.d.ts index.js tsconfig.tsbuildinfo',
    ],
  },
  ts2742: {
    'dts-unnamed': [
      "5: TS2742: The inferred type of 'made' cannot be named",
      "6: TS2883: The inferred type of 'made' cannot be named",
    ],
  },
};
