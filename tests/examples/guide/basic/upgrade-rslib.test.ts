import {manifestOf, outputsOf} from '../../outputs';

test('#new-url', () => {
  let run = outputsOf('shared/said-output');
  expect(run.printed).toContain('a path to no file: says: fails|失败');
  run = outputsOf('shared/new-url-formats');
  expect(run.file('dist/cjs/index.cjs')).toContain('./tides.csv');
  run = outputsOf('shared/guide-new-url');
  expect(run.printed).toContain('bundleless, not excluded: Module parse failed');
  expect(run.printed).toContain('no file: Module not found');
  expect(run.printed).toContain('path.dirname: esm dist/path, cjs dist/path');
  expect(run.tree).not.toContain('dist/path/static/assets/path.ts');
});

test('#config', () => {
  let run = outputsOf('shared/package-lists');
  expect(run.printed).not.toMatch(/^\s*(?:warn|error)\b/m);
  run = outputsOf('shared/option-names');
  expect(run.printed).toContain(`'advancedEsm' does not exist in type 'LibExperiments'`);
});

test('#typescript-7', () => {
  let run = outputsOf('shared/dts-rules');
  expect(run.printed).toContain('absolute typescriptPath: exit 0');
  run = outputsOf('shared/typescript-5-and-6');
  expect(run.printed).toContain('TypeScript 5 builds');
  run = outputsOf('shared/guide-tsgo');
  expect(run.printed).toContain('TypeScript 6, tsgo true: 1');
  expect(run.printed).toContain('TypeScript 7, tsgo false: 1');
  run = outputsOf('shared/typescript-5');
  expect(run.printed).toContain('status: 0');
});

test('#syntax', () => {
  const run = outputsOf('shared/lowered-calls');
  expect(run.printed).toContain('>=12: ?. false, .values().map( true');
});

test('#checklist', () => {
  const run = outputsOf('shared/node-range');
  expect(run.printed).toContain('22.12.0, 23.0.0, 24.0.0');
});

test('#scripts', () => {
  const run = outputsOf('shared/inspect-development');
  expect(run.printed).toContain('Rspack Config (mf)');
  expect(run.everything).not.toContain('Rspack Config (esm)');
});

test('#declarations', () => {
  const run = outputsOf('shared/guide-dts-extension');
  expect(run.file('dist/index.d.ts')).toContain(`from './buoys'`);
});

test('#silent', () => {
  const run = outputsOf('shared/worker-query');
  expect(run.tree).toContain('dist/counter.js');
});

test('#externals', () => {
  const run = outputsOf('shared/guide-require');
  expect(run.file('dist/web/index.js')).toContain('require("kelp")');
  expect(run.file('dist/old/index.js')).toContain('from "kelp"');
  expect(run.file('dist/all/index.js')).toContain('from "kelp"');
  expect(run.file('dist/all/index.cjs')).toContain('import("kelp")');
  expect(run.printed).toContain('all packages, required: undefined');
  expect(run.printed).toContain('webpack follows createRequire: true');
  expect(run.printed).toContain('Rspack follows createRequire with the setting: true');
  expect(run.printed).toContain('Rspack follows createRequire: false');
});

test('#workers', () => {
  const run = outputsOf('shared/guide-worker');
  expect(run.printed).toContain('worker and entry: 3');
  expect(run.printed).toContain('the file of the entry: only imports');
});

test('#node', () => {
  const run = outputsOf('shared/node-range');
  expect(run.everything).not.toContain('18.20.8');
  expect(run.everything).not.toContain('20.18.3');
  expect(run.everything).not.toContain('21.7.3');
  expect(run.everything).not.toContain('22.11.0');
});

test('#install', () => {
  const run = outputsOf('guide/basic/upgrade-rslib/npm-eresolve');
  expect(run.printed).toContain('ERESOLVE unable to resolve dependency tree');
  expect(run.printed).toContain('--legacy-peer-deps: 0');
  expect(manifestOf('@rslib/core')).toContain('"@rsbuild/core": "~2.2.6"');
});

test('#build-export', () => {
  const run = outputsOf('guide/basic/upgrade-rslib/no-build-export');
  expect(run.printed).toContain(`does not provide an export named 'build'`);
});

test('#introduction', () => {
  expect(manifestOf('@rslib/core')).toContain('"version": "1.0.1"');
});
