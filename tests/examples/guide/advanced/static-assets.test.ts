import {outputsOf} from '../../outputs';

test('#names', () => {
  const run = outputsOf('shared/new-url-formats');
  expect(run.tree).toContain('dist/esm/static/image/dot.png');
});

test('#queries', () => {
  let run = outputsOf('guide/advanced/static-assets/guide-assets');
  expect(run.printed).toContain('?url with dataUriLimit: index.js static/svg/wave.svg');
  run = outputsOf('shared/new-url-formats');
  expect(run.file('dist/files/picture.js')).not.toContain('?url');
  expect(run.tree).toContain('dist/esm/static/assets/tides.csv');
  expect(run.tree).toContain('dist/umd/static/assets/tides.csv');
  expect(run.tree).toContain('dist/files/static/assets/tides.csv');
});

test('#introduction', () => {
  const run = outputsOf('shared/assets-formats');
  expect(run.file('dist/cjs/index.cjs')).toContain('require("./static/svg/wave.svg")');
  expect(run.file('dist/umd/index.js')).toContain('"data:image/svg+xml');
});

test('#sample', () => {
  const run = outputsOf('guide/advanced/static-assets/guide-assets');
  expect(run.printed).toContain('target node: index.js static/svg/wave.svg');
  expect(run.printed).toContain('an absolute path: Module not found');
  expect(run.printed).toContain('with the filter: url("/fonts/tide.woff2")');
});

test('#fewer-demands', () => {
  let run = outputsOf('guide/advanced/static-assets/guide-assets');
  expect(run.printed).toContain('assetPrefix auto: true');
  run = outputsOf('shared/svgr-imports');
  expect(run.file('dist/default/bundle/index.js')).toContain('from "react/jsx-runtime"');
});

test('#new-url-cjs', () => {
  let run = outputsOf('guide/advanced/static-assets/guide-assets');
  expect(run.printed).toContain('new URL() with assetPrefix: false');
  run = outputsOf('shared/new-url-formats');
  expect(run.tree).not.toContain('dist/cjs/static/assets/tides.csv');
});

test('#formats', () => {
  const run = outputsOf('shared/new-url-formats');
  expect(run.file('dist/esm/index.js')).toContain('new URL("./static/assets/tides.csv", import.meta.url)');
  expect(run.file('dist/files/index.js')).toContain('new URL("./static/assets/tides.csv", import.meta.url)');
  expect(run.file('dist/umd/index.js')).toContain('document.baseURI');
});

test('#new-url-folder', () => {
  const run = outputsOf('shared/guide-new-url');
  expect(run.printed).toContain('a folder without an index file: Module not found');
});

test('#image-entry', () => {
  const run = outputsOf('guide/advanced/static-assets/image-entry');
  expect(run.tree).toContain('dist/image/static/image/logo.png');
  expect(run.printed).toContain('script: /x/static/image/logo.png /x/static/image/logo.png');
  expect(run.file('dist/image/index.js')).toContain('export default');
  expect(run.printed).toContain('image: /x/static/image/logo.png object');
});

test('#addons', () => {
  let run = outputsOf('guide/advanced/static-assets/guide-addons');
  expect(run.tree).toContain('dist/files/tide.node');
  expect(run.tree).toContain('dist/cjs/tide.node');
  expect(run.printed).toContain('bundleless CommonJS: undefined');
  run = outputsOf('guide/advanced/static-assets/addon-kept');
  expect(run.printed).toContain('own: index.js.');
  expect(run.file('dist/own/index.js')).toContain(`createRequire(import.meta.url)('./tide.node')`);
  expect(run.printed).toContain('external: index.js.');
  expect(run.file('dist/external/index.js')).toContain('from "./tide.node";');
  expect(run.printed).toContain('copied: index.js tide.node.');
});
