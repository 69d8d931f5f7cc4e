import {manifestOf, outputsOf} from '../../outputs';

test('#formats', () => {
  let run = outputsOf('shared/texts-placed');
  expect(run.tree).toContain('dist/esm/index.d.mts');
  expect(run.tree).toContain('dist/cjs/index.d.ts');
  expect(run.tree).toContain('dist/umd/plain.d.ts');
  expect(run.tree).toContain('dist/iife/bin.d.ts');
  expect(run.tree).toContain('dist/mf/plain.d.ts');
  run = outputsOf('shared/dts-bundled-rules');
  expect(run.tree).not.toContain('dist/one/part.d.ts');
  run = outputsOf('shared/dts-rules');
  expect(run.everything).not.toContain('declarations differ');
});

test('#dts-isolated', () => {
  let run = outputsOf('shared/dts-rules');
  expect(run.printed).toContain('isolatedDeclarations: TS9010');
  expect(run.everything).not.toContain('accepted with isolated');
  run = outputsOf('config/lib/dts/dts-without');
  expect(run.printed).toContain('isolated without typescript: exit 0');
  expect(run.printed).toContain('isolated without tsconfig: exit 1');
});

test('#dts-bundle', () => {
  let run = outputsOf('shared/dts-bundled-rules');
  expect(run.printed).toContain('one: index.d.ts other.d.ts');
  expect(run.printed).toContain('range-kit inlined by default: true');
  run = outputsOf('shared/bundleless-merged');
  expect(run.tree).not.toContain('dist/parts/one.d.ts');
  run = outputsOf('shared/guide-export-assignment');
  expect(run.printed).toContain('default import: Unable to analyze the export');
  expect(manifestOf('rsbuild-plugin-dts')).toContain('"@microsoft/api-extractor": "^7');
});

test('#dts-bundle-tsconfig-path', () => {
  const run = outputsOf('shared/dts-bundled-rules');
  expect(run.printed).toContain('stages: .rstack/declarations');
  expect(run.printed).toContain('second tsconfig: other types');
});

test('#dts-bundle-bundled-packages', () => {
  const run = outputsOf('shared/dts-bundled-rules');
  expect(run.file('dist/listed/index.d.ts')).not.toContain(`from 'range-kit'`);
  expect(run.everything).not.toContain(`range-kit inlined with ['unit-kit']: true`);
  expect(run.printed).toContain('unit-kit imported by default: true');
  expect(run.file('dist/listed/index.d.ts')).not.toContain(`from 'unit-kit'`);
  expect(run.file('dist/pattern/index.d.ts')).toContain(`from 'unit-kit'`);
});

test('#introduction', () => {
  let run = outputsOf('shared/dts-rules');
  expect(run.everything).not.toContain('type error: exit 0');
  run = outputsOf('config/lib/dts/dts-without');
  expect(run.printed).toContain('without typescript: exit 1');
  expect(run.printed).toContain('without tsconfig: exit 1');
});

test('#dts-build', () => {
  const run = outputsOf('shared/dts-rules');
  expect(run.printed).toContain('references built: core.d.ts');
  expect(run.printed).toContain('build info: tsconfig.tsbuildinfo');
});

test('#dts-auto-extension', () => {
  let run = outputsOf('shared/dts-rules');
  expect(run.file('dist/extension/index.d.cts')).toContain(`'./range.cjs'`);
  run = outputsOf('config/lib/dts/build-extension');
  expect(run.printed).toContain('TypeScript 5: TS6305, units index.d.cts');
  expect(run.printed).toContain('TypeScript 6: TS6305, units index.d.cts');
  expect(run.printed).toContain('TypeScript 6, by name: TS2307, units index.d.cts');
  expect(run.printed).toContain('TypeScript 6, units built first: fine, units index.d.ts');
  expect(run.printed).toContain('TypeScript 7: fine, units index.d.ts');
});

test('#dts-alias', () => {
  let run = outputsOf('shared/dts-rules');
  expect(run.printed).toContain('alias without dot: exit 1');
  expect(run.everything).not.toContain('~/range rewritten without redirect');
  run = outputsOf('shared/redirect-rules');
  expect(run.printed).toContain(`alias of resolve.alias in declarations: '#text'`);
  run = outputsOf('config/lib/dts/dts-alias-target');
  expect(run.printed).toContain(`existing: exit 0 './own.js'`);
  expect(run.printed).toContain(`missing: exit 0 'paint'`);
  run = outputsOf('config/lib/dts/alias-first');
  expect(run.file('dist/index.d.ts')).toContain(`'./two.js'`);
});

test('#dts-typescript-path', () => {
  const run = outputsOf('shared/dts-rules');
  expect(run.everything).not.toContain('folder as typescriptPath: exit 0');
});

test('#root-dir', () => {
  const run = outputsOf('shared/dts-rules');
  expect(run.everything).not.toContain('no rootDir: exit 0');
});

test('#tests', () => {
  let run = outputsOf('shared/dts-rules');
  expect(run.printed).toContain('declared without an entry: true');
  run = outputsOf('config/lib/dts/outside-dts');
  expect(run.tree).toContain('dist/tests/one.test.d.ts');
});

test('#ways', () => {
  const run = outputsOf('shared/dts-ways');
  expect(run.tree).toContain('dist/api/unused.d.ts');
  expect(run.tree).toContain('dist/isolated/part.d.ts');
});

test('#sample', () => {
  const run = outputsOf('shared/redirect-rules');
  expect(run.printed).toContain('no extension, nodenext: TS2834');
});

test('#dts-abort-on-error', () => {
  const run = outputsOf('config/lib/dts/errors-and-declarations');
  expect(run.printed).toContain('TypeScript 7: exit 0 index.d.ts index.js');
  expect(run.printed).toContain('TypeScript 6: exit 0 index.d.ts index.js');
  expect(run.printed).toContain('TypeScript 7, noEmitOnError: exit 0 index.js');
});

test('#dts-tsgo', () => {
  const run = outputsOf('shared/guide-tsgo');
  expect(run.printed).toContain('message: Can not set "dts.tsgo: false" when using `typescript` >= 7.0.0.');
});
