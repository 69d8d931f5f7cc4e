import {lacks} from '../../lacks.mjs';

export default {
  'out-of-the-package': {
    'shared/tarball': {tree: 'dist/tests/fare.test.d.ts'},
  },
  setup: {
    'rstest-names': ['1 passed', 'watch [...filters] run tests in watch mode'],
  },
  vitest: {
    'rstest-names': [
      'run 0',
      'types: .',
      'Coverage enabled with istanbul',
      "snapshot [ 'new.ts.snap' ]",
      'run [...filters] run tests without watch mode',
    ],
  },
  what: {
    'test-settings': [
      '"assetsInclude":"/\\\\.tide$/","decorators":{"version":"legacy"},"define":{"BOAT":"1"},"include":["/boats/"],"exclude":["/old/"],"tsconfigPath":"tsconfig.test.json","transformImport":[{"libraryName":"fleet"}]',
      '"resolve":{"alias":{"@":"./src"}}',
      '"plugins":[{"name":"own-plugin"',
      '"cssModules":{"exportLocalsConvention":"dashes"}',
      '"tools":{"rspack":{"name":"own-name"},"swc":{"jsc":{"loose":true}},"bundlerChain":"() => undefined"}}',
      '"bundlerChain":"() => undefined"}} happy-dom',
      '"bundlerChain":"() => undefined"}} node',
    ],
  },
  components: {
    'rstest-init-browser': '@rstest/browser @testing-library/dom playwright',
    'stop-board@no-cleanup': {'rstest-run.txt': 'Found multiple elements with the text'},
    'said-cleanup': ['cleaned up with: says: afterEach', 'the ways out: says: globals'],
  },
  'jest-consumer': {
    'guide-jest': [
      'only ES modules: Must use import to load ES Module',
      'with the flag: passes',
      'compiled without transformIgnorePatterns: Must use import to load ES Module',
      'compiled by Babel: passes',
      'require condition: passes',
    ],
    'jest-browser': [
      'browser is an ES module: Must use import to load ES Module',
      'browser with require: passes',
      'customExportConditions: passes',
    ],
  },
  jest: {
    'guide-jest': [
      'source.define: LINE is not defined',
      'sources: passes',
      'top-level await: await is only valid',
    ],
  },
  'in-source': {
    'in-source': {
      'dist/kept/fare.js': 'import.meta.vitest',
      'dist/files/fare.js': lacks('import.meta'),
    },
  },
  'vitest-source': {
    'vite-entry': [
      'exports: Failed to resolve entry for package "crate-exports"',
      'main: Failed to resolve entry for package "crate-main"',
      'built: 12',
    ],
  },
  introduction: {
    packages: {'@rstest/core': '"version": "0.12.', '@rstest/adapter-rslib': '"version": "0.2.'},
  },
};
