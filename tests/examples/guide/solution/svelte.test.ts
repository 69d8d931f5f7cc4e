import {manifestOf, outputsOf} from '../../outputs';

test('#svelte-condition', () => {
  const run = outputsOf('guide/solution/svelte/svelte-builds');
  expect(run.tree).toContain('dist/app/main.js');
});

test('#quick-start', () => {
  const run = outputsOf('guide/solution/svelte/guide-svelte');
  expect(run.printed).toContain('target node: index.js svelte_internal_client');
});

test('#declarations', () => {
  const run = outputsOf('guide/solution/svelte/guide-svelte');
  expect(run.printed).toContain('declarations: index.css index.d.ts index.js');
});

test('#bundleless', () => {
  const run = outputsOf('guide/solution/svelte/guide-svelte');
  expect(run.printed).toContain('bundleless: Dial.css Dial.js index.js import "./Dial.css"');
});

test('#what-to-ship', () => {
  let run = outputsOf('guide/solution/svelte/svelte-builds');
  expect(run.file('dist/browser/index.js')).toContain('svelte/internal/client');
  expect(run.file('dist/server/index.js')).toContain('svelte/internal/server');
  run = outputsOf('guide/solution/svelte/svelte-newer');
  expect(run.printed).toContain('tomorrow');
});

test('#without-svelte', () => {
  const run = outputsOf('guide/solution/svelte/svelte-element');
  expect(run.file('dist/index.js')).toContain(`customElements.define('tempo-dial'`);
});

test('#introduction', () => {
  expect(manifestOf('svelte')).toContain('"version": "5.57.');
  expect(manifestOf('@rsbuild/plugin-svelte')).toContain('"@rsbuild/core": "^1.4.0 || ^2.0.0-0"');
  expect(manifestOf('@rsbuild/plugin-svelte')).toContain('"version": "1.1.');
});
