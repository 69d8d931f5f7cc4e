import {outputsOf} from '../../outputs';

test('#split-chunks', () => {
  let run = outputsOf('shared/where-options');
  expect(run.printed).toContain('presets: default none per-package single-vendor');
  run = outputsOf('shared/source-rules');
  expect(run.printed).toContain('shared file costs more than 3 kB: true');
  expect(run.printed).toContain('splitChunks false: shared module in its own file true');
  run = outputsOf('shared/changed-defaults');
  expect(run.printed).toContain('split {"preset":"none"}');
  run = outputsOf('shared/input-rules');
  expect(run.tree).toContain('dist/lazy/fr~13.js');
  expect(run.tree).toContain('dist/lazy/h~13.js');
  run = outputsOf('config/rsbuild/performance/cache-groups');
  expect(run.tree).toContain('dist/inside/shared~1.cjs');
  expect(run.file('dist/outside/first.cjs')).toContain('shared text');
  expect(run.file('dist/umd/first.js')).toContain('shared text');
});

test('#performance-build-cache', () => {
  let run = outputsOf('shared/source-rules');
  expect(run.everything).not.toContain('new variable after a build: replaced');
  expect(run.printed).toContain('after deleting the cache: replaced');
  run = outputsOf('shared/changed-defaults');
  expect(run.everything).not.toContain('rsbuild target web cache true');
  run = outputsOf('config/rsbuild/performance/cache-digest');
  expect(run.printed).toContain('one: const api = "one";');
});

test('#performance-print-file-size', () => {
  let run = outputsOf('shared/source-rules');
  expect(run.printed).toContain('size table with { total: false } lacks Total:');
  expect(run.printed).toContain('size table with { detail: false } lacks Total: index.js page.js');
  expect(run.printed).toContain('size table with { compressed: false } lacks Gzip');
  expect(run.printed).toContain('size table with { include: … lacks Total: index.js');
  expect(run.printed).toContain('size table with { exclude: … lacks Total: page.js');
  run = outputsOf('config/rsbuild/performance/file-list');
  expect(run.printed).toContain('excluded: dist/index.js');
  expect(run.printed).toContain('bundleless: 2 files generated');
});

test('#performance-remove-console', () => {
  const run = outputsOf('shared/output-rules');
  expect(run.file('dist/console/index.js')).not.toContain('console');
});

test('#async-chunks', () => {
  const run = outputsOf('config/rsbuild/performance/async-chunks');
  expect(run.printed).toContain('esm: 1 loaded, imported, hello');
  expect(run.printed).toContain('cjs: 1 imported, loaded, hello');
});

test('#one-file-per-entry', () => {
  const run = outputsOf('config/rsbuild/performance/two-esm-entries');
  expect(run.printed).toContain('splitChunks: false, files: 3');
});
