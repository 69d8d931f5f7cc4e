import {outputsOf} from '../../outputs';

test('#introduction', () => {
  const run = outputsOf('shared/source-rules');
  expect(run.everything).not.toContain('external resolved: true');
});

test('#package-entries', () => {
  let run = outputsOf('shared/said-output');
  expect(run.printed).toContain('fields of web: order: browser, module, main');
  expect(run.printed).toContain('fields of node: order: module, main');
  run = outputsOf('shared/input-rules');
  expect(run.file('dist/main/index.js')).toContain('main field');
  expect(run.file('dist/web/index.js')).toContain('browser field');
  expect(run.file('dist/node/index.js')).toContain('module field');
});

test('#resolve-dedupe', () => {
  let run = outputsOf('shared/package-lists');
  expect(run.file('dist/index.js')).toContain('from "beta"');
  run = outputsOf('shared/source-rules');
  expect(run.everything).not.toContain('deduped copies: 2');
});

test('#resolve-alias', () => {
  let run = outputsOf('shared/imports-rewritten');
  expect(run.file('dist/esm/index.js')).toContain('import("./text/index.js")');
  run = outputsOf('shared/option-names');
  expect(run.printed).toContain(`'alias' does not exist in type 'SourceConfig'`);
  run = outputsOf('shared/input-rules');
  expect(run.file('dist/alias/words.js')).not.toContain('#words');
  expect(run.file('dist/alias/words.js')).toContain('from "./fr.js"');
  expect(run.file('dist/old/index.js')).not.toContain('Bonjour');
  run = outputsOf('config/rsbuild/resolve/alias-packages');
  expect(run.file('dist/start/index.js')).toContain('leaf of moss');
  expect(run.file('dist/exact/index.js')).toContain('leaf of kelp');
  expect(run.printed).toContain('false: an empty module');
  expect(run.printed).toContain('a function: changes, returns');
  expect(run.printed).toContain('an array: the function receives kelp$');
});

test('#resolve-extensions', () => {
  const run = outputsOf('shared/input-rules');
  expect(run.file('dist/order/index.js')).toContain('same.ts');
  expect(run.file('dist/suffix/index.js')).toContain('same.web.ts');
});

test('#replace-package', () => {
  const run = outputsOf('config/rsbuild/resolve/alias-packages');
  expect(run.file('dist/lodash/index.js')).toContain('from "lodash-es"');
  expect(run.file('dist/files/index.js')).toContain('from "kelp"');
  expect(run.file('dist/lodash-files/lodash.js')).toContain('from "lodash-es"');
  expect(run.file('dist/start/index.js')).toContain('moss was here');
});

test('#browser-map', () => {
  const run = outputsOf('shared/browser-map');
  expect(run.printed).toContain('web build: localStorage and web');
  expect(run.printed).toContain('without fs: undefined');
});
