import {outputsOf} from '../../outputs';

test('#introduction', () => {
  let run = outputsOf('shared/lib-runs');
  expect(run.printed).toContain('with outBase, before and after: same paths');
  expect(run.tree).toContain('dist/absolute/src/index.js');
  run = outputsOf('shared/bundle-modes');
  expect(run.tree).not.toContain('dist/unmoved/src/index.js');
});

test('#sample', () => {
  const run = outputsOf('shared/lib-runs');
  expect(run.printed).toContain('without outBase, before and after: other paths');
});

test('#entry-keys', () => {
  const run = outputsOf('shared/lib-runs');
  expect(run.tree).toContain('dist/one-key/math/round.js');
});

test('#outside', () => {
  const run = outputsOf('shared/lib-runs');
  expect(run.everything).not.toContain('outside: exit 1');
  expect(run.printed).toContain('next build after outside: Duplicate entry');
});

test('#formats', () => {
  const run = outputsOf('shared/dts-rules');
  expect(run.tree).not.toContain('dist/base/src/index.d.ts');
  expect(run.tree).toContain('dist/base/index.d.ts');
  expect(run.printed).toContain('declarations of src/core: core/units/bytes.d.ts');
});

test('#related', () => {
  const run = outputsOf('shared/redirect-rules');
  expect(run.everything).not.toContain('rewritten outside outBase: true');
});
