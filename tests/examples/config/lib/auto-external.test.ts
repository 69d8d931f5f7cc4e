import {outputsOf} from '../../outputs';

test('#migrate', () => {
  const run = outputsOf('shared/packages-kept');
  expect(run.printed).toContain('merged exit 0 lines 2');
  expect(run.printed).toContain('old-more: bundles delta');
  expect(run.printed).toContain('both: bundles epsilon');
  expect(run.file('dist/all/index.js')).not.toContain('alpha was here');
  expect(run.file('dist/replaced/index.js')).not.toContain('from "delta"');
  expect(run.printed).toContain('more: bundles delta');
  expect(run.printed).toContain('old-exclude: bundles alpha delta');
  expect(run.printed).toContain('exclude: bundles alpha delta');
  expect(run.printed).toContain('flag-old: bundles alpha');
  expect(run.printed).toContain('flag-new: bundles alpha');
});

test('#behaviour', () => {
  let run = outputsOf('shared/packages-kept');
  expect(run.file('dist/umd/index.js')).not.toContain('require("alpha")');
  expect(run.file('dist/iife/index.js')).not.toContain('["alpha"]');
  expect(run.file('dist/esm/index.js')).toContain('from "alpha/under"');
  expect(run.everything).not.toContain('flag-new: bundles nothing');
  run = outputsOf('shared/mf-remote');
  expect(run.printed).toContain('none names true NODE_ENV false production true blanks false alpha true');
});

test('#auto-external-dependencies', () => {
  const run = outputsOf('shared/packages-kept');
  expect(run.file('dist/false/index.js')).not.toContain('from "alpha"');
  expect(run.file('dist/false/index.js')).toContain('alpha was here');
});

test('#auto-external-optional-dependencies', () => {
  const run = outputsOf('shared/packages-kept');
  expect(run.everything).not.toContain('optional exit 0');
});

test('#traps', () => {
  let run = outputsOf('shared/packages-kept');
  expect(run.file('dist/global/index.js')).toContain('root["alpha"]');
  expect(run.printed).toContain('esm: bundles delta epsilon');
  run = outputsOf('config/lib/auto-external/borrowed-package');
  expect(run.exit).toBe(0);
});
