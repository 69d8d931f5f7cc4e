import {manifestOf, outputsOf} from '../../outputs';

test('#what-to-ship', () => {
  const run = outputsOf('guide/solution/solid/solid-builds');
  expect(run.tree).toContain('dist/app/main.js');
  expect(run.file('dist/browser/index.js')).not.toContain('getNextElement');
  expect(run.file('dist/hydrated/index.js')).toContain('getNextElement');
  expect(run.file('dist/server/index.js')).not.toContain('onStep');
  expect(run.everything).not.toContain('2-ran');
});

test('#project', () => {
  const run = outputsOf('guide/solution/solid/solid-builds');
  expect(run.printed).toContain('old name: true');
});

test('#other-traps', () => {
  let run = outputsOf('guide/solution/solid/solid-builds');
  expect(run.printed).toContain('>2</button>');
  run = outputsOf('guide/solution/solid/solid-on-server');
  expect(run.file('dist/index.js')).toContain(', taken)');
});

test('#error-server', () => {
  const run = outputsOf('guide/solution/solid/solid-on-server');
  expect(run.printed).toContain('import Client-only API called on the server side');
});

test('#introduction', () => {
  expect(manifestOf('@rsbuild/plugin-babel')).toContain('"version": "2.1.');
  expect(manifestOf('@rsbuild/plugin-solid')).toContain('"version": "1.2.');
});
