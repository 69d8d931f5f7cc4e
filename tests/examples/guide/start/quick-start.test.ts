import {manifestOf, outputsOf} from '../../outputs';

test('#package-json', () => {
  let run = outputsOf('shared/extensions-commonjs');
  expect(run.tree).not.toContain('dist/esm/index.js');
  expect(run.tree).not.toContain('dist/cjs/index.cjs');
  run = outputsOf('shared/extensions');
  expect(run.tree).not.toContain('dist/esm/index.mjs');
  run = outputsOf('shared/package-lists');
  expect(run.file('dist/index.js')).toContain('delta was here');
  run = outputsOf('shared/package-fields');
  expect(run.printed).toContain(`node10: app/use.ts(3,14): error TS2322: Type 'number' is not assignable to type 'string'`);
  expect(run.printed).toContain('README.md');
  expect(run.printed).toContain('LICENSE');
});

test('#error-types', () => {
  const run = outputsOf('shared/type-error-no-dts');
  expect(run.printed).not.toMatch(/^\s*(?:warn|error)\b/m);
  expect(run.exit).toBe(0);
});

test('#typescript-7', () => {
  const run = outputsOf('shared/dts-times');
  expect(run.printed).toContain('TypeScript 7 is faster than 6: true');
});

test('#error-ts5011', () => {
  let run = outputsOf('shared/root-of-all-files');
  expect(run.tree).toContain('dist/src/index.d.ts');
  run = outputsOf('shared/typescript-5');
  expect(run.everything).not.toContain('TS5011');
});

test('#cjs-types', () => {
  const run = outputsOf('shared/dts-consumers');
  expect(run.printed).toContain('Node20: fine');
});

test('#watch', () => {
  const run = outputsOf('shared/cli-commands');
  expect(run.printed).toContain('build production');
});

test('#scaffold', () => {
  const run = outputsOf('guide/start/quick-start/templates');
  expect(run.tree).toContain('dist/index.js');
  expect(run.tree).not.toContain('dist/port.js');
  expect(run.tree).toContain('dist/index.d.ts');
  expect(run.tree).toContain('dist/react/Buoy.js');
  expect(run.tree).toContain('dist/vue/Buoy.js');
  expect(run.tree).toContain('dist/svelte/Buoy.js');
  expect(run.file('dist/svelte/Buoy.js')).toContain('svelte/internal/client');
  expect(run.tree).toContain('dist/solid/Buoy.js');
  expect(run.tree).toContain('dist/solid/Buoy.jsx');
  expect(manifestOf('typescript')).toContain('"version": "6.0.3"');
});

test('#before-you-start', () => {
  expect(manifestOf('@rslib/core')).toContain('"node": "^20.19.0 || >=22.12.0"');
});

test('#files', () => {
  const run = outputsOf('shared/guide-type-export');
  expect(run.printed).toContain('isolatedModules: TS1205');
});

test('#error-no-typescript', () => {
  expect(manifestOf('@rslib/core')).toContain('"typescript": {');
});
