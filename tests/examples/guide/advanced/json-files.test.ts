import {outputsOf} from '../../outputs';

test('#types', () => {
  const run = outputsOf('shared/guide-json-types');
  expect(run.printed).toContain('resolveJsonModule off: TS2732');
});

test('#bundle', () => {
  const run = outputsOf('guide/advanced/json-files/json-whole');
  expect(run.file('dist/named/named.js')).not.toContain('grazie');
  expect(run.file('dist/exported/exported.js')).toContain('grazie');
  expect(run.file('dist/keyed/keyed.js')).toContain('grazie');
  expect(run.file('dist/keys/keys.js')).toContain('grazie');
});

test('#bundleless', () => {
  const run = outputsOf('guide/advanced/json-files/guide-json');
  expect(run.tree).toContain('dist/files/unused.js');
});

test('#attribute', () => {
  const run = outputsOf('guide/advanced/json-files/guide-json');
  expect(run.file('dist/cjs/index.cjs')).toContain('require("kelp/package.json")');
});
