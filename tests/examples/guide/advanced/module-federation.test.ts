import {outputsOf} from '../../outputs';

test('#output', () => {
  const run = outputsOf('shared/mf-remote');
  expect(run.printed).toContain('usual lists true entry true index false');
  expect(run.printed).toContain('usual runtime in the entry true');
  expect(run.printed).toContain('__federation_expose_default_export.<hash>.js __federation_expose_other.<hash>.js');
  expect(run.printed).toContain('shared fallback copies of React 1 in the entry false');
  expect(run.printed).toContain('usual more in the statistics true');
});

test('#defaults', () => {
  let run = outputsOf('shared/mf-remote');
  expect(run.file('dist/esm/index.js')).toContain('from "alpha"');
  expect(run.file('dist/esm/index.js')).toContain('process.env.NODE_ENV');
  run = outputsOf('shared/plugin-rules');
  expect(run.tree).not.toContain('dist/esm/mf-manifest.json');
  run = outputsOf('guide/advanced/module-federation/esm-bundleless');
  expect(run.exit).toBe(0);
  run = outputsOf('guide/advanced/module-federation/mf-rules');
  expect(run.printed).toContain('a build with another id: says: succeeds|成功');
  expect(run.printed).toContain('another id: true, no manifest');
  expect(run.printed).toContain('id given: manifest');
});

test('#shared', () => {
  const run = outputsOf('shared/mf-remote');
  expect(run.printed).toContain('shared asks for react import:"react",requiredVersion:"^19.0.0",strictVersion:true,singleton:false,eager:false');
  expect(run.printed).toContain('shared asks for beta import:"beta",requiredVersion:"*"');
  expect(run.printed).toContain('a package in no list not: `*` if|时为 `*`');
  expect(run.printed).toContain('React 1 in the entry true');
  expect(run.printed).toContain('none fallback copies of React 0 in the entry false');
});

test('#types', () => {
  const run = outputsOf('shared/mf-remote');
  expect(run.printed).toContain('usual types @mf-types.zip');
});

test('#path', () => {
  const run = outputsOf('guide/advanced/module-federation/mf-rules');
  expect(run.printed).toContain('import.meta.url: true');
});

test('#filename', () => {
  const run = outputsOf('guide/advanced/module-federation/mf-rules');
  expect(run.printed).toContain('one name for all: true');
  expect(run.printed).toContain('name of the entry: true');
});

test('#es-module', () => {
  const run = outputsOf('shared/errors-federation');
  expect(run.printed).toContain('module entry: true module');
});

test('#remotes', () => {
  const run = outputsOf('shared/errors-federation');
  expect(run.printed).toContain(`not listed: Module not found: Can't resolve`);
  expect(run.printed).toContain('mf has the remote: true');
  expect(run.file('dist/esm/index.js')).toContain('from "clock"');
});

test('#mf-types', () => {
  const run = outputsOf('guide/advanced/module-federation/mf-host-types');
  expect(run.printed).toContain(`error TS2307: Cannot find module 'chips/chip' or its corresponding type declarations.`);
  expect(run.printed).toContain('rsbuild dev: types');
  expect(run.printed).toContain('rsbuild build: no types');
  expect(run.printed).toContain(`error TS2345: Argument of type 'string' is not assignable to parameter of type 'number'.`);
});

test('#error-type-001', () => {
  let run = outputsOf('guide/advanced/module-federation/mf-type-error');
  expect(run.printed).toContain('Failed to generate type declaration');
  expect(run.printed).toContain('#TYPE-001');
  expect(run.tree).not.toContain('dist/@mf-types.zip');
  run = outputsOf('guide/advanced/module-federation/mf-type-ci');
  expect(run.printed).toContain('rslib: 0 false');
  expect(run.printed).toContain('tsc: 2');
});

test('#styles', () => {
  const run = outputsOf('guide/advanced/module-federation/mf-styles');
  expect(run.printed).toContain('styles of .: 1 chip more');
  expect(run.printed).toContain('the entry adds a link: true');
  expect(run.printed).toContain('styles of plain: 0');
});

test('#error-shared-version', () => {
  const run = outputsOf('guide/advanced/module-federation/mf-versions');
  expect(run.printed).toContain('usual: 18.3.1 [ Federation Runtime ] Version 18.3.1 from city_portal of shared singleton module react does not satisfy the requirement of weather_chip which needs ^19.0.0)');
  expect(run.printed).toContain('strict: throws');
  expect(run.printed).toContain('wide: 18.3.1 silent');
  expect(run.printed).toContain('apart: 19.0.0 silent');
});
