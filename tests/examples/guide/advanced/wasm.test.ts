import {outputsOf} from '../../outputs';

test('#wasm-bindgen', () => {
  let run = outputsOf('shared/wasm-in-app');
  expect(run.printed).toContain('webpack bindings: 0, 0, no file, file:///');
  expect(run.printed).toContain('webpack source: 0, 0, no file, file:///');
  expect(run.printed).toContain('webpack init: 0, 0, file, no address');
  run = outputsOf('guide/advanced/wasm/wasm-loading');
  expect(run.printed).toContain('node/index.js 81');
  expect(run.file('dist/web/index.js')).toContain('fetch(');
  expect(run.printed).toContain('cjs/index.cjs 81');
  expect(run.printed).toContain('shim/index.js 81');
  expect(run.printed).toContain('external/index.js 81');
  expect(run.printed).toContain('esm/index.js __dirname is not defined');
  run = outputsOf('guide/advanced/wasm/guide-wasm');
  expect(run.printed).toContain('fetch of a file: fetch failed');
  run = outputsOf('guide/advanced/wasm/wasm-no-modules');
  expect(run.printed).toContain(`was not found in './tile.js' (module has no exports)`);
});

test('#publish', () => {
  let run = outputsOf('shared/wasm-in-app');
  expect(run.printed).toContain('rspack url: 0, 0, file, no address');
  expect(run.printed).toContain('webpack files: 0, 0, file, no address');
  expect(run.printed).toContain('webpack bytes: 0, 0, no file, no address');
  run = outputsOf('guide/advanced/wasm/wasm-in-vite');
  expect(run.printed).toContain('build url: file');
  expect(run.printed).toContain('server url: 200 application/wasm');
  expect(run.printed).toContain('build files: file');
  expect(run.printed).toContain('server files: 9');
  expect(run.printed).toContain('build bytes: no file');
  expect(run.printed).toContain('build compiled: no file');
});

test('#preserve', () => {
  const run = outputsOf('shared/wasm-in-app');
  expect(run.printed).toContain('webpack url: 0, 0, file, no address');
  expect(run.printed).toContain('webpack compiled: 0, 0, no file, file:///');
});

test('#file-url', () => {
  const run = outputsOf('shared/wasm-in-app');
  expect(run.printed).toContain('run: fetch failed');
  expect(run.file('dist/web/index.js')).toContain('import.meta.url');
  expect(run.printed).toContain('rspack web: 0, 0, no file, file:///');
  expect(run.printed).toContain('webpack node: 0, 0, no file, file:///');
  expect(run.printed).toContain('rspack bytes: 0, 0, no file, no address');
});

test('#introduction', () => {
  const run = outputsOf('shared/wasm-formats');
  expect(run.printed).toContain('cjs false "wasm" only supports the "esm" format.');
});

test('#cjs', () => {
  const run = outputsOf('shared/wasm-formats');
  expect(run.printed).toContain('cjs exports undefined');
});

test('#modes', () => {
  let run = outputsOf('guide/advanced/wasm/wasm-loading');
  expect(run.file('dist/files/source.js')).toContain('import source __rspack_external');
  expect(run.tree).toContain('dist/files/square.wasm');
  run = outputsOf('guide/advanced/wasm/guide-wasm');
  expect(run.printed).toContain('wasm false: index.js ./square.wasm');
});

test('#wasm-bindgen-bundleless', () => {
  const run = outputsOf('guide/advanced/wasm/guide-wasm');
  expect(run.printed).toContain('outside the sources: ../pkg/tile.js ERR_MODULE_NOT_FOUND');
});

test('#types', () => {
  const run = outputsOf('guide/advanced/wasm/guide-wasm');
  expect(run.printed).toContain('a declaration by hand: index.d.ts index.js ./square.wasm');
});

test('#imports', () => {
  const run = outputsOf('guide/advanced/wasm/guide-wasm');
  expect(run.printed).toContain('webpack: Module not found');
  expect(run.printed).toContain('without type module: clock.wasm env.mjs index.mjs');
  expect(run.printed).toContain('compiled: 7');
});

test('#new-url', () => {
  const run = outputsOf('guide/advanced/wasm/wasm-in-worker');
  expect(run.tree).toContain('dist/start.js');
  expect(run.printed).toContain('imported: emitted, by URL: emitted');
});

test('#inline', () => {
  const run = outputsOf('guide/advanced/wasm/wasm-inline');
  expect(run.printed).toContain('esm: Base64, no file');
  expect(run.printed).toContain('bundleless: import kept');
});
