import {outputsOf} from '../../outputs';

test('#source-assets-include', () => {
  let run = outputsOf('shared/without-constants');
  expect(run.printed).toContain('Module parse failed');
  run = outputsOf('shared/source-rules');
  expect(run.printed).toContain('assets by default: a.png b.woff2 c.mp3 d.mp4');
  run = outputsOf('shared/input-rules');
  expect(run.tree).toContain('dist/assets/static/assets/model.glb');
});

test('#source-entry', () => {
  const run = outputsOf('shared/guide-flags');
  expect(run.printed).toContain('lib/sun=src/sun.ts: lib/sun.js');
  expect(run.printed).toContain('--entry src/moon/tide.ts: tide.js');
});

test('#source-tsconfig-path', () => {
  const run = outputsOf('shared/dts-rules');
  expect(run.printed).toContain('--tsconfig other: exit 0');
});

test('#source-exclude', () => {
  let run = outputsOf('shared/source-rules');
  expect(run.printed).toContain('excluded file bundled as it is: ??=');
  run = outputsOf('shared/input-rules');
  expect(run.tree).not.toContain('dist/excluded/index.js');
});

test('#source-decorators', () => {
  let run = outputsOf('shared/source-rules');
  expect(run.printed).toContain('decorator helpers in kB: 10');
  expect(run.printed).toContain('decorator helpers imported: true');
  run = outputsOf('shared/input-rules');
  expect(run.file('dist/decorated/index.js')).toContain('_ts_decorate');
  expect(run.file('dist/decorated-own/index.js')).not.toContain('_ts_decorate');
});

test('#source-pre-entry', () => {
  const run = outputsOf('shared/input-rules');
  expect(run.file('dist/pre/index.js')).toContain('import "./8~9.js";');
});

test('#source-transform-import', () => {
  const run = outputsOf('shared/input-rules');
  expect(run.file('dist/imports/index.js')).toContain('import format from "date-kit/format"');
  expect(run.file('dist/imports/index.js')).toContain('export { parse } from "date-kit"');
});

test('#include-jsx', () => {
  const run = outputsOf('config/rsbuild/source/package-sources');
  expect(run.printed).toContain('behind a link: exit 0');
  expect(run.printed).toContain('jsx in js: exit 1 Expression expected');
  expect(run.printed).toContain('compiled in packages: true true');
  expect(run.printed).toContain('jsx in js, included: exit 0');
  expect(run.printed).toContain('vue and svelte with their plugins: exit 0');
  expect(run.printed).toContain('solid with its plugin: template');
  expect(run.everything).not.toContain('vue with ts: exit 0');
  expect(run.printed).toContain('vue with ts, included: exit 0');
  expect(run.printed).toContain('with the plugin of React: from "react/jsx-runtime"');
  expect(run.everything).not.toContain('listed in dependencies bundled: true');
  expect(run.printed).toContain('bundleless imports: 4');
});
