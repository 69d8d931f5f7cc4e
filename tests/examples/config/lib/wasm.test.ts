import {outputsOf} from '../../outputs';

test('#sample', () => {
  const run = outputsOf('shared/dts-rules');
  expect(run.printed).toContain('arbitrary extensions: off TS6263, on none');
});

test('#introduction', () => {
  const run = outputsOf('shared/wasm-in-app');
  expect(run.printed).toContain('webpack web: 0, 0, no file, file:///');
});

test('#formats', () => {
  const run = outputsOf('shared/wasm-formats');
  expect(run.printed).toContain('cjs later undefined undefined');
  expect(run.printed).toContain('umd true 5');
  expect(run.printed).toContain(`× JavaScript parse error: await isn't allowed in non-async function`);
  expect(run.printed).toContain('mf waits true');
  expect(run.everything).not.toContain('cjs exports [Function');
  expect(run.file('dist/node/rslib-runtime~2.js')).toContain('readFile');
  expect(run.file('dist/web/index.js')).toContain('fetch(');
});

test('#false', () => {
  const run = outputsOf('shared/wasm-formats');
  expect(run.tree).toContain('dist/off/add.wasm');
});

test('#error-format', () => {
  const run = outputsOf('shared/wasm-formats');
  expect(run.printed).toContain('16 errors of 16');
});
