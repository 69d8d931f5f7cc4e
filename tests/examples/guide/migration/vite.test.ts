import {manifestOf, outputsOf} from '../../outputs';

test('#public', () => {
  let run = outputsOf('shared/said-output');
  expect(run.printed).toContain('targets with public: says: web');
  run = outputsOf('shared/counterparts');
  expect(run.tree).toContain('dist/usual/robots.txt');
  run = outputsOf('guide/migration/vite/vite-usual');
  expect(run.tree).toContain('dist/robots.txt');
});

test('#options', () => {
  let run = outputsOf('shared/counterparts');
  expect(run.file('dist/react/hooks.js')).toContain('require("React")');
  expect(run.file('dist/external/hooks.js')).toContain('require("react")');
  expect(run.file('dist/external/hooks.js')).toContain('root["React"]');
  expect(run.file('dist/footer/index.js')).toContain('/* code');
  expect(run.file('dist/syntax/index.js')).toContain('null != depth');
  expect(run.file('dist/syntax/index.css')).not.toContain('inset: 0');
  expect(run.file('dist/usual/index.css')).toContain('inset: 0');
  expect(run.file('dist/minify-css/index.js')).not.toContain('const later');
  expect(run.file('dist/minify-css/index.css')).toContain('.boat{');
  expect(run.file('dist/usual/index.css')).toContain('.boat {');
  expect(run.tree).toContain('dist/two/src_boat_css.css');
  expect(run.tree).not.toContain('dist/two/other.css');
  expect(run.tree).toContain('dist/two-cjs/other.css');
  expect(run.tree).not.toContain('dist/inject-node/robots.txt');
  expect(run.file('dist/fields/fields.js')).toContain('"own"');
  expect(run.file('dist/styles/styles.css')).toContain('color: #a50');
  expect(run.file('dist/styles/styles.css')).toContain('color: #fff');
  expect(run.file('dist/styles/styles.css')).toContain('tan');
  expect(run.file('dist/lightning/index.css')).not.toContain('inset: 0');
  run = outputsOf('shared/dependencies');
  expect(run.file('dist/index.js')).toContain('"alpha"');
  run = outputsOf('shared/assets-formats');
  expect(run.tree).toContain('dist/esm/static/svg/wave.svg');
  run = outputsOf('guide/migration/vite/vite-usual');
  expect(run.tree).toContain('dist/boats.umd.cjs');
  expect(run.tree).toContain('dist/boats.js');
  expect(run.tree).toContain('dist/two/index.cjs');
  expect(run.tree).not.toContain('dist/old.js');
  expect(run.tree).toContain('dist/two/boats.css');
  expect(run.file('dist/boats.js')).toContain('"sloop"');
  expect(run.file('dist/boats.css')).toContain('red');
  run = outputsOf('guide/migration/vite/vite-plugin');
  expect(run.printed).toContain('Expect the setup function of Rsbuild plugin to be a function');
});

test('#differences', () => {
  let run = outputsOf('shared/extensions');
  expect(run.tree).toContain('dist/esm/index.js');
  run = outputsOf('shared/counterparts');
  expect(run.file('dist/usual/index.js')).not.toContain('gone');
  expect(run.file('dist/usual/index.js')).toContain('depth ?? 1');
  run = outputsOf('shared/dependencies');
  expect(run.file('dist/index.js')).toContain('"gamma"');
  expect(run.file('dist/index.js')).toContain('"beta"');
  run = outputsOf('shared/assets-formats');
  expect(run.file('dist/esm/index.js')).toContain('import wave_namespaceObject from "./static/svg/wave.svg"');
  run = outputsOf('guide/migration/vite/vite-usual');
  expect(run.file('dist/boats.js')).not.toContain('from "alpha"');
  expect(run.everything).not.toContain('longName');
  expect(run.file('dist/boats.js')).not.toContain('wave.svg');
});

test('#plugins', () => {
  let run = outputsOf('shared/counterparts');
  expect(run.file('dist/files/index.js')).toContain('import "./boat.css"');
  run = outputsOf('shared/dependencies');
  expect(run.everything).not.toContain('@rslib/core');
});

test('#import-meta-env', () => {
  const run = outputsOf('guide/migration/vite/guide-vite');
  expect(run.printed).toContain('import.meta.env: replaced');
});

test('#assets', () => {
  const run = outputsOf('guide/migration/vite/guide-vite');
  expect(run.printed).toContain('a large image: inlined');
});

test('#glob', () => {
  let run = outputsOf('guide/migration/vite/guide-glob');
  expect(run.file('dist/index.js')).toContain('import.meta.webpackContext');
  run = outputsOf('guide/migration/vite/glob-by-format');
  expect(run.printed).toContain('index.cjs: high tide');
  expect(run.printed).toContain('esm/index.js: high tide');
  expect(run.printed).toContain('esm/index.js address: src/index.js');
  expect(run.file('dist/esm/index.js')).toContain('__webpack_require__');
});

test('#introduction', () => {
  expect(manifestOf('vite-plugin-dts')).toContain('"version": "5.1.');
  expect(manifestOf('vite')).toContain('"version": "8.3.');
});
