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
    'shared/dts-bundled': {'dist/index.d.ts': ['declare interface Needed', lacks('inner')]},
    'entries-own-types': {'dist/lid.d.ts': 'class Box', printed: ['dist: TS2345', 'files: none']},
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
  references: {
    'guide-declaration-alias': "by default: '../../units/src/index.js'",
    'dts-references': 'must have setting "composite": true',
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
};
