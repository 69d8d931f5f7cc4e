import {outputsOf} from '../../outputs';

test('#chunks', () => {
  let run = outputsOf('shared/said-output');
  expect(run.printed).toContain('no shared chunk: not: cjs');
  run = outputsOf('shared/formats-compared');
  expect(run.printed).toContain('> umd own file in the entry');
  expect(run.printed).toContain('> iife own file in the entry');
});

test('#package-json', () => {
  let run = outputsOf('shared/users-styles');
  expect(run.tree).not.toContain('dist/app/forgotten/main.css');
  run = outputsOf('shared/package-fields');
  expect(run.printed).toContain('dist/chunk.js');
  run = outputsOf('shared/guide-manifest');
  expect(run.printed).toContain('a pattern: loads');
  run = outputsOf('shared/guide-structure');
  expect(run.printed).toContain('star matches slashes: true');
  run = outputsOf('shared/guide-effects');
  expect(run.printed).toContain('true: same as without');
});

test('#decide', () => {
  const run = outputsOf('shared/structures');
  expect(run.printed).toContain('one 1 files');
  expect(run.printed).toContain('all 203 files');
  expect(run.printed).toContain('one is faster');
  expect(run.everything).not.toContain('missing');
  expect(run.tree).toContain('dist/two/src/index.js');
});

test('#patterns', () => {
  let run = outputsOf('shared/structures');
  expect(run.tree).not.toContain('dist/less/index.test.js');
  expect(run.tree).not.toContain('dist/less/index.stories.js');
  expect(run.tree).toContain('dist/two/icons/wave.js');
  run = outputsOf('shared/guide-structure');
  expect(run.printed).toContain('two keys: one.js two.js, import breaks');
});

test('#webpack-require', () => {
  const run = outputsOf('shared/runtime-define');
  expect(run.printed).toContain('esm: const host = __webpack_require__;');
  expect(run.printed).toContain('esm with a runtime: own runtime');
  expect(run.printed).toContain('cjs: own runtime');
  expect(run.printed).toContain('bundleless fails: true');
});

test('#cjs-helpers', () => {
  const run = outputsOf('guide/basic/output-structure/cjs-helpers');
  expect(run.printed).toContain('plain: 2 of 2');
  expect(run.printed).toContain('lines of helpers in each file: 27');
  expect(run.printed).toContain('defines: exports,__esModule');
  expect(run.printed).toContain('minified: 2 of 2');
  expect(run.printed).toContain('minified is shorter: true');
  expect(run.printed).toContain('esm: 0 of 2');
  expect(run.printed).toContain('bundle: 1 of 1');
});

test('#error-tdz', () => {
  let run = outputsOf('guide/basic/output-structure/guide-cycle');
  expect(run.printed).toContain(`without a bundler: ReferenceError: Cannot access 'Recipe' before initialization`);
  run = outputsOf('guide/basic/output-structure/guide-cycle-later');
  expect(run.printed).toContain('a type only: loads');
  expect(run.printed).toContain('names used later: loads');
  expect(run.printed).toContain('names used later, bundleless: loads');
});
