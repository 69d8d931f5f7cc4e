import {outputsOf} from '../../outputs';

test('#formats', () => {
  let run = outputsOf('guide/advanced/web-workers/worker-inline');
  expect(run.file('dist/index.js')).toContain('Blob');
  run = outputsOf('guide/advanced/web-workers/worker-bundleless-query');
  expect(run.printed).not.toMatch(/^\s*(?:warn|error)\b/m);
  run = outputsOf('guide/advanced/web-workers/worker-bundleless-inline');
  expect(run.printed).not.toMatch(/^\s*(?:warn|error)\b/m);
  run = outputsOf('guide/advanced/web-workers/worker-cjs');
  expect(run.file('dist/index.cjs')).toContain(`'./counter.ts'`);
  run = outputsOf('guide/advanced/web-workers/worker-cjs-query');
  expect(run.file('dist/index.cjs')).toContain('"./counter.ts"');
  run = outputsOf('guide/advanced/web-workers/worker-cjs-inline');
  expect(run.exit).toBe(1);
  run = outputsOf('guide/advanced/web-workers/worker-umd');
  expect(run.file('dist/index.js')).toContain('.p = "/"');
  run = outputsOf('guide/advanced/web-workers/worker-umd-inline');
  expect(run.file('dist/index.js')).toContain('Blob');
});

test('#introduction', () => {
  const run = outputsOf('guide/advanced/web-workers/shared-worker');
  expect(run.file('dist/two/index.js')).toContain('new SharedWorker(new URL("./chat.js", import.meta.url)');
});

test('#bundleless', () => {
  const run = outputsOf('guide/advanced/web-workers/shared-worker');
  expect(run.printed).toContain('two/chat.js: runtime');
  expect(run.printed).toContain('own/fib.js: runtime');
  expect(run.printed).toContain('files/chat.js: plain');
});

test('#inline', () => {
  let run = outputsOf('shared/guide-worker');
  expect(run.file('dist/query/index.js')).toContain('new Worker(');
  run = outputsOf('guide/advanced/web-workers/worker-users');
  expect(run.printed).toContain('file file.js 124');
  expect(run.printed).toContain('inline inline.js 1057');
  expect(run.file('dist/file/file.js')).not.toContain('onmessage');
  expect(run.file('dist/inline/inline.js')).toContain('onmessage');
  expect(run.file('dist/app-file/file.js')).toContain('new URL("./counter');
  expect(run.tree).not.toContain('dist/app-file/counter.js');
  expect(run.file('dist/app-inline/inline.js')).not.toContain('./counter');
  expect(run.file('dist/app-inline/inline.js')).toContain('URL.createObjectURL');
});

test('#package-worker', () => {
  const run = outputsOf('guide/advanced/web-workers/package-worker');
  expect(run.printed).toContain('worker: 1 import "page-kit/worker.js";');
  expect(run.printed).toContain('aborted: true true');
  expect(run.printed).toContain('with the comment: 0 true');
  expect(run.printed).toContain('webpack copies it: true');
  expect(run.printed).toContain(`as a dev dependency: 0 self.postMessage('page worker');`);
});

test('#dependencies', () => {
  const run = outputsOf('guide/advanced/web-workers/worker-packages');
  expect(run.file('dist/cjs/counter.cjs')).toContain('require("id-kit")');
  expect(run.file('dist/iife/counter.js')).toContain('made by id-kit');
  expect(run.file('dist/esm/counter~0.js')).toContain('from "id-kit"');
  expect(run.file('dist/all/counter~1.js')).toContain('made by id-kit');
  expect(run.file('dist/inline/index.js')).toContain('made by id-kit');
  expect(run.file('dist/inline-umd/index.js')).toContain('made by id-kit');
  expect(run.printed).toContain('iife worker: made by id-kit');
  expect(run.printed).toContain('cjs worker: ReferenceError: require is not defined');
  expect(run.file('dist/dev/counter~2.js')).toContain('made by dev-kit');
});
