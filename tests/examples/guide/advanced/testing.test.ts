import {manifestOf, outputsOf} from '../../outputs';

test('#error-jest', () => {
  const run = outputsOf('guide/advanced/testing/guide-jest');
  expect(run.printed).toContain('only ES modules: Must use import to load ES Module');
  expect(run.printed).toContain('with the flag: passes');
});

test('#out-of-the-package', () => {
  const run = outputsOf('shared/tarball');
  expect(run.tree).toContain('dist/tests/fare.test.d.ts');
});

test('#setup', () => {
  const run = outputsOf('guide/advanced/testing/rstest-names');
  expect(run.printed).toContain('1 passed');
  expect(run.printed).toContain('watch [...filters] run tests in watch mode');
});

test('#vitest', () => {
  const run = outputsOf('guide/advanced/testing/rstest-names');
  expect(run.printed).toContain('run 0');
  expect(run.printed).toContain('types: .');
  expect(run.everything).not.toContain('boats/old.ts');
  expect(run.printed).toContain('Coverage enabled with istanbul');
  expect(run.printed).toContain(`snapshot [ 'new.ts.snap' ]`);
  expect(run.printed).toContain('run [...filters] run tests without watch mode');
});

test('#what', () => {
  const run = outputsOf('guide/advanced/testing/test-settings');
  expect(run.printed).toContain('"assetsInclude":"/\\\\.tide$/","decorators":{"version":"legacy"},"define":{"BOAT":"1"},"include":["/boats/"],"exclude":["/old/"],"tsconfigPath":"tsconfig.test.json","transformImport":[{"libraryName":"fleet"}]');
  expect(run.printed).toContain('"resolve":{"alias":{"@":"./src"}}');
  expect(run.printed).toContain('"plugins":[{"name":"own-plugin"');
  expect(run.printed).toContain('"cssModules":{"exportLocalsConvention":"dashes"}');
  expect(run.printed).toContain('"tools":{"rspack":{"name":"own-name"},"swc":{"jsc":{"loose":true}},"bundlerChain":"() => undefined"}}');
  expect(run.printed).toContain('"bundlerChain":"() => undefined"}} happy-dom');
  expect(run.printed).toContain('"bundlerChain":"() => undefined"}} node');
  expect(run.everything).not.toContain('externals');
  expect(run.everything).not.toContain('es2015');
  expect(run.everything).not.toContain('banner');
  expect(run.everything).not.toContain('minify');
  expect(run.everything).not.toContain('"dts"');
});

test('#components', () => {
  const run = outputsOf('guide/advanced/testing/rstest-init-browser');
  expect(run.printed).toContain('@rstest/browser @testing-library/dom playwright');
});

test('#error-multiple', () => {
  const run = outputsOf('guide/advanced/testing/said-cleanup');
  expect(run.printed).toContain('cleaned up with: says: afterEach');
  expect(run.printed).toContain('the ways out: says: globals');
});

test('#jest-consumer', () => {
  let run = outputsOf('guide/advanced/testing/guide-jest');
  expect(run.printed).toContain('compiled without transformIgnorePatterns: Must use import to load ES Module');
  expect(run.printed).toContain('compiled by Babel: passes');
  expect(run.printed).toContain('require condition: passes');
  run = outputsOf('guide/advanced/testing/jest-browser');
  expect(run.printed).toContain('browser is an ES module: Must use import to load ES Module');
  expect(run.printed).toContain('browser with require: passes');
  expect(run.printed).toContain('customExportConditions: passes');
});

test('#jest-library', () => {
  const run = outputsOf('guide/advanced/testing/guide-jest');
  expect(run.printed).toContain('source.define: LINE is not defined');
  expect(run.printed).toContain('sources: passes');
  expect(run.printed).toContain('top-level await: await is only valid');
});

test('#in-source', () => {
  const run = outputsOf('guide/advanced/testing/in-source');
  expect(run.file('dist/kept/fare.js')).toContain('import.meta.vitest');
  expect(run.file('dist/files/fare.js')).not.toContain('import.meta');
});

test('#error-resolve-entry', () => {
  const run = outputsOf('guide/advanced/testing/vite-entry');
  expect(run.printed).toContain('exports: Failed to resolve entry for package "crate-exports"');
  expect(run.printed).toContain('main: Failed to resolve entry for package "crate-main"');
  expect(run.printed).toContain('built: 12');
});

test('#introduction', () => {
  expect(manifestOf('@rstest/core')).toContain('"version": "0.12.');
  expect(manifestOf('@rstest/adapter-rslib')).toContain('"version": "0.2.');
});
