import {outputsOf} from '../../outputs';

test('#merge', () => {
  const run = outputsOf('shared/api-instance');
  expect(run.everything).not.toContain('merged by default id');
});

test('#select', () => {
  let run = outputsOf('shared/said-output');
  expect(run.printed).toContain('--lib: not: list|列表');
  run = outputsOf('shared/lib-runs');
  expect(run.printed).toContain('--lib one,two: exit 1');
});

test('#where', () => {
  let run = outputsOf('shared/lib-runs');
  expect(run.tree).not.toContain('dist/one/one.js');
  run = outputsOf('shared/id-everywhere');
  expect(run.printed).toContain('rspack.config.legacy.mjs');
  expect(run.printed).toContain('> environment legacy');
  expect(run.printed).toContain('> cached legacy');
});

test('#default-ids', () => {
  let run = outputsOf('shared/lib-runs');
  expect(run.everything).not.toContain('--lib esm of two: exit 0');
  run = outputsOf('shared/lib-resolved');
  expect(run.printed).toContain('ids esm modern,esm,cjs -> modern,esm0,cjs');
  expect(run.printed).toContain('ids esm -> esm');
  expect(run.printed).toContain('ids esm,cjs -> esm,cjs');
  expect(run.printed).toContain('ids esm,esm,cjs -> esm0,esm1,cjs');
  expect(run.printed).toContain('ids cjs esm,esm -> esm,esm1');
});

test('#clean', () => {
  const run = outputsOf('shared/lib-runs');
  expect(run.tree).toContain('dist/uncleaned/kept.txt');
});

test('#error-not-found', () => {
  const run = outputsOf('shared/lib-runs');
  expect(run.everything).not.toContain('--lib ONE: exit 0');
  expect(run.printed).toContain('--lib one and unknown: exit 0, no message');
});

test('#error-characters', () => {
  const run = outputsOf('shared/lib-runs');
  expect(run.printed).toContain('inspect of a/b: exit 1 ENOENT');
});

test('#introduction', () => {
  const run = outputsOf('shared/only-in-items');
  expect(run.printed).toContain(`'id' does not exist`);
});
