import {outputsOf} from '../../outputs';

test('#introduction', () => {
  let run = outputsOf('shared/said-output');
  expect(run.printed).toContain('the extension follows: says: type');
  run = outputsOf('shared/lib-runs');
  expect(run.printed).toContain('extension decides: mjs esm, cjs commonjs');
  expect(run.printed).toContain('type decides: module esm, commonjs commonjs');
});

test('#formats', () => {
  let run = outputsOf('shared/extensions-commonjs');
  expect(run.tree).toContain('dist/umd/index.js');
  run = outputsOf('shared/texts-placed');
  expect(run.tree).toContain('dist/off-umd/index.js');
});

test('#exports', () => {
  const run = outputsOf('shared/lib-runs');
  expect(run.everything).not.toContain('manifest changed');
});

test('#error-no-package', () => {
  let run = outputsOf('shared/lib-runs');
  expect(run.printed).toContain('no manifest: cjs index.js');
  run = outputsOf('shared/packages-kept');
  expect(run.everything).not.toContain('bare bundles false');
});

test('#other-names', () => {
  const run = outputsOf('shared/said-precedence');
  expect(run.printed).toContain('filename: says: precedence over `autoExtension`|优先级高于 `autoExtension`');
});
