import {outputsOf} from '../../outputs';

test('#one-folder', () => {
  const run = outputsOf('shared/guide-formats');
  expect(run.printed).toContain('two formats with one name: warning false, index.js');
});

test('#umd', () => {
  let run = outputsOf('guide/basic/output-format/umd-chunks');
  expect(run.file('dist/index.js')).toContain('a late text');
  expect(run.printed).toContain('a global list of chunks: false');
  run = outputsOf('shared/guide-formats');
  expect(run.printed).toContain('umd in a module package: 0 object');
});

test('#error-module-specifier', () => {
  const run = outputsOf('guide/basic/output-format/browser-copy');
  expect(run.printed).toContain('copy: no import');
});

test('#hazard', () => {
  let run = outputsOf('shared/two-reacts');
  expect(run.printed).toContain('copy Cannot read properties of null');
  run = outputsOf('guide/basic/output-format/one-state');
  expect(run.printed).toContain('old: own north shared south');
});

test('#decide', () => {
  const run = outputsOf('shared/package-fields');
  expect(run.printed).toContain(`Package subpath './dist/chunk.js' is not defined by`);
});

test('#iife', () => {
  const run = outputsOf('shared/guide-formats');
  expect(run.printed).toContain('unused export in iife: removed');
});

test('#umd-errors', () => {
  const run = outputsOf('guide/basic/output-format/script-tags');
  expect(run.printed).toContain('cjs: ReferenceError: exports is not defined');
  expect(run.printed).toContain(`other name: TypeError: Cannot read properties of undefined (reading 'DateTime')`);
  expect(run.printed).toContain(`named: Object [Module] { fog: 'thick', now: 8 }`);
  expect(run.printed).toContain('variable: ReferenceError: process is not defined');
  expect(run.printed).toContain('self: ReferenceError: self is not defined');
  expect(run.file('dist/usual.js')).toContain('(globalThis,');
});

test('#error-token-export', () => {
  const run = outputsOf('guide/basic/output-format/esm-as-script');
  expect(run.printed).toContain(`exports: SyntaxError: Unexpected token 'export'`);
  expect(run.printed).toContain('imports: SyntaxError: Cannot use import statement outside a module');
});
