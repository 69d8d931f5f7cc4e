import {outputsOf} from '../../outputs';

test('#introduction', () => {
  let run = outputsOf('shared/where-options');
  expect(run.everything).not.toContain('top: umdName');
  run = outputsOf('config/lib/umd-name/umd-names');
  expect(run.printed).toContain('named stats-index');
  expect(run.printed).toContain('plain 3 default 3');
});

test('#sample', () => {
  const run = outputsOf('config/lib/umd-name/umd-names');
  expect(run.printed).toContain('other: 1');
});

test('#formats', () => {
  const run = outputsOf('config/lib/umd-name/umd-names');
  expect(run.file('dist/esm/index.js')).not.toContain('ownName');
  expect(run.file('dist/cjs/index.cjs')).not.toContain('ownName');
  expect(run.file('dist/iife/index.js')).not.toContain('ownName');
});

test('#object', () => {
  const run = outputsOf('config/lib/umd-name/umd-names');
  expect(run.printed).toContain('root of the object 3');
  expect(run.printed).toContain('exports without module statsKey');
  expect(run.printed).toContain('exports with module default,mean');
  expect(run.file('dist/object/index.js')).not.toContain('statsAmd');
  expect(run.printed).toContain('define [],factory');
});

test('#no-name', () => {
  const run = outputsOf('config/lib/umd-name/umd-names');
  expect(run.printed).toContain('unnamed mean,default 3');
});

test('#entries', () => {
  let run = outputsOf('config/lib/umd-name/umd-names');
  expect(run.printed).toContain('entries index,charts');
  expect(run.everything).not.toContain('fixed mean');
  run = outputsOf('config/lib/umd-name/umd-copies');
  expect(run.file('dist/index.js')).toContain('shared module');
  expect(run.file('dist/charts.js')).toContain('shared module');
});
