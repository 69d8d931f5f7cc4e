import {manifestOf, outputsOf} from '../outputs';

test('#defaults', () => {
  let run = outputsOf('shared/dependencies');
  expect(run.everything).not.toContain('alpha was here');
  run = outputsOf('blog/introducing-rslib/kept-names');
  expect(run.printed).toContain('the output: not: mangle|混淆');
});

test('#types', () => {
  let run = outputsOf('shared/dts-ways');
  expect(run.tree).toContain('dist/api/index.d.ts.map');
  expect(run.tree).toContain('dist/api/part.d.ts');
  run = outputsOf('shared/dts-bundled');
  expect(run.file('dist/index.d.ts')).toContain('declare interface Leaf');
  expect(manifestOf('rsbuild-plugin-dts')).toContain('"@microsoft/api-extractor"');
});

test('#module-federation', () => {
  const run = outputsOf('shared/errors-federation');
  expect(run.printed).toContain('usual entry: true global');
});
