import {manifestOf, outputsOf} from '../../outputs';

test('#mental-model', () => {
  let run = outputsOf('shared/extensions');
  expect(run.file('dist/esm/index.js')).toContain('shown(process.env.NODE_ENV)');
  expect(run.file('dist/cjs/index.cjs')).toContain('shown(process.env.NODE_ENV)');
  expect(run.tree).not.toContain('dist/esm/index.html');
  run = outputsOf('shared/guide-flags');
  expect(run.printed).toContain('after a change of the config: lowered true, before false');
  run = outputsOf('shared/no-css');
  expect(run.printed).not.toMatch(/^\s*(?:warn|error)\b/m);
  expect(run.tree).not.toContain('dist/index.css');
  run = outputsOf('shared/structures');
  expect(run.everything).not.toContain('hashed');
});

test('#introduction', () => {
  const run = outputsOf('shared/package-lists');
  expect(run.everything).not.toContain('alpha was here');
});

test('#what-you-get', () => {
  let run = outputsOf('shared/package-lists');
  expect(run.everything).not.toContain('beta was here');
  expect(run.everything).not.toContain('gamma was here');
  run = outputsOf('shared/without-typescript');
  expect(run.printed).not.toMatch(/^\s*(?:warn|error)\b/m);
  expect(manifestOf('@rsbuild/plugin-react')).toContain('"description": "React plugin for Rsbuild"');
});

test('#requirements', () => {
  expect(manifestOf('@rslib/core')).toContain('"optional": true');
  expect(manifestOf('@rslib/core')).toContain('"@microsoft/api-extractor"');
  expect(manifestOf('@rslib/core')).toContain('"typescript": "^5 || ^6 || ^7"');
  expect(manifestOf('@rslib/core')).toContain('"@microsoft/api-extractor": "^7"');
});

test('#rstack', () => {
  const run = outputsOf('guide/start/index/rslint');
  expect(run.printed).toContain('no-debugger');
  expect(run.printed).toContain('@typescript-eslint/no-explicit-any');
  expect(manifestOf('@rspack/core')).toContain('Fast Rust-based bundler for the web with a modernized webpack API');
  expect(manifestOf('@rsbuild/core')).toContain('"@rspack/core"');
  expect(manifestOf('@rspress/core')).toContain('"@rsbuild/core"');
  expect(manifestOf('@rstest/core')).toContain('"@rsbuild/core"');
  expect(manifestOf('@rsbuild/core')).toContain('The Rspack-based build tool.');
  expect(manifestOf('@rspress/core')).toContain('Documentation Framework');
  expect(manifestOf('@rstest/adapter-rslib')).toContain('Rstest adapter for rslib configuration');
});
