import {lacks} from '../../lacks.mjs';

export default {
  formats: {
    'shared/texts-placed': [
      'esm/index.d.mts |',
      'cjs/index.d.ts |',
      'umd/plain.d.ts |',
      'iife/bin.d.ts |',
      'mf/plain.d.ts |',
    ],
    'shared/dts-bundled-rules': {tree: lacks('dist/one/part.d.ts')},
    'shared/dts-rules': {everything: lacks('declarations differ')},
  },
  'dts-isolated': {
    'shared/dts-rules': 'isolatedDeclarations: TS9010',
    'dts-without': ['isolated without typescript: exit 0', 'isolated without tsconfig: exit 1'],
  },
  'dts-bundle': {
    'shared/dts-bundled-rules': [
      'one: index.d.ts other.d.ts',
      'range-kit inlined by default: true',
    ],
    'shared/bundleless-merged': {tree: lacks('dist/parts/one.d.ts')},
    'shared/guide-export-assignment': 'default import: Unable to analyze the export',
    packages: {'rsbuild-plugin-dts': '"@microsoft/api-extractor": "^7'},
  },
  'dts-bundle-tsconfig-path': {
    'shared/dts-bundled-rules': ['stages: .rstack/declarations', 'second tsconfig: other types'],
  },
  'dts-bundle-bundled-packages': {
    'shared/dts-bundled-rules': {
      'dist/listed/index.d.ts': lacks("from 'range-kit'", "from 'unit-kit'"),
      printed: 'unit-kit imported by default: true',
      'dist/pattern/index.d.ts': "from 'unit-kit'",
    },
  },
  introduction: {
    'shared/dts-rules': 'type error: exit 1',
    'dts-without': ['without typescript: exit 1', 'without tsconfig: exit 1'],
  },
  'dts-build': {
    'shared/dts-rules': ['references built: core.d.ts', 'build info: tsconfig.tsbuildinfo'],
  },
  'dts-auto-extension': {
    'shared/dts-rules': {'dist/extension/index.d.cts': "'./range.cjs'"},
    'build-extension': [
      'TypeScript 5: TS6305, units index.d.cts',
      'TypeScript 6: TS6305, units index.d.cts',
      'TypeScript 6, by name: TS2307, units index.d.cts',
      'TypeScript 6, units built first: fine, units index.d.ts',
      'TypeScript 7: fine, units index.d.ts',
    ],
  },
  'dts-alias': {
    'shared/dts-rules': 'alias without dot: exit 1',
    'shared/redirect-rules': "alias of resolve.alias in declarations: '#text'",
    'dts-alias-target': ["existing: exit 0 './own.js'", "missing: exit 0 'paint'"],
    'alias-first': {'dist/index.d.ts': "'./two.js'"},
  },
  'dts-typescript-path': {'shared/dts-rules': 'folder as typescriptPath: exit 1'},
  'root-dir': {'shared/dts-rules': 'no rootDir: exit 1'},
  ways: {
    'shared/dts-ways': {tree: ['dist/api/unused.d.ts', 'dist/isolated/part.d.ts']},
  },
  sample: {'shared/redirect-rules': 'no extension, nodenext: TS2834'},
  'dts-abort-on-error': {
    'errors-and-declarations': [
      'TypeScript 7: exit 0 index.d.ts index.js',
      'TypeScript 6: exit 0 index.d.ts index.js',
      'TypeScript 7, noEmitOnError: exit 0 index.js',
    ],
  },
  'dts-tsgo': {
    'shared/guide-tsgo': 'message: Can not set "dts.tsgo: false" when using `typescript` >= 7.0.0.',
  },
};
