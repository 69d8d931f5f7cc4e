import {outputsOf} from '../../outputs';

test('#banner-js', () => {
  let run = outputsOf('shared/lib-runs');
  expect(run.printed).toContain('banner in .js .cjs .mjs');
  run = outputsOf('shared/texts-placed');
  expect(run.file('dist/jsx/plain.jsx')).not.toContain('/*! top');
});

test('#shebang', () => {
  let run = outputsOf('shared/lib-runs');
  expect(run.printed).toContain('shebang on line 2');
  expect(run.printed).toContain('shebang build exit 0');
  run = outputsOf('shared/texts-placed');
  expect(run.printed).toContain('bin starts mode 111');
  expect(run.printed).toContain('shebang starts mode 111');
});

test('#introduction', () => {
  let run = outputsOf('shared/texts-placed');
  expect(run.file('dist/code/index.js')).toContain('const chip = () => 1;');
  expect(run.file('dist/esm/index.mjs')).toContain('! end index');
  run = outputsOf('config/lib/banner/banner-files');
  expect(run.printed).toContain('every: says: CSS or declaration|CSS 或声明文件');
});

test('#sample', () => {
  const run = outputsOf('shared/texts-placed');
  expect(run.printed).toContain('banner not: minified|压缩, checked|检查');
  expect(run.everything).not.toContain('code strict true');
});

test('#placement', () => {
  const run = outputsOf('shared/texts-placed');
  expect(run.printed).toContain('esm/index.mjs | first top index.mjs | second import { alpha }');
  expect(run.printed).toContain('cjs/index.js | first top index.js | second "use strict"');
  expect(run.printed).toContain('umd/index.js | first top index.js | second (function(root, factory) {');
  expect(run.printed).toContain('iife/index.js | first top index.js | second (()=>{');
  expect(run.printed).toContain('mf/index.<hash>.js | first top index.<hash>.js | second (()=>{');
  expect(run.printed).toContain('files/lib.mjs | first top');
  expect(run.printed).toContain('files/logo.mjs | first top');
  expect(run.printed).toContain('files/rslib-runtime~0.mjs | first top');
  expect(run.printed).toContain('esm/later~0.mjs | first top');
  expect(run.file('dist/rest/copied.js')).not.toContain('/*! top');
  expect(run.file('dist/rest/index.js.LICENSE.txt')).not.toContain('top');
  expect(run.file('dist/rest/index.js.map')).not.toContain('/*! top');
});

test('#fields', () => {
  const run = outputsOf('shared/texts-placed');
  expect(run.file('dist/off/index.css')).toContain('! css index.css');
  expect(run.file('dist/off/index.mjs')).not.toContain('/*! top');
});

test('#banner-css', () => {
  const run = outputsOf('shared/texts-placed');
  expect(run.tree).not.toContain('dist/node/index.css');
});

test('#plain-text', () => {
  const run = outputsOf('shared/texts-placed');
  expect(run.printed).toContain('status 0 no warning');
  expect(run.printed).toContain('wrong ReferenceError: tidy is not defined ReferenceError: tidy is not defined');
});

test('#directives', () => {
  const run = outputsOf('shared/texts-placed');
  expect(run.printed).toContain('notice strict true');
});

test('#placeholders', () => {
  const run = outputsOf('shared/texts-placed');
  expect(run.file('dist/esm/index.mjs')).toContain('! top index.mjs');
  expect(run.file('dist/esm/index.d.mts')).toContain('! dts [file]');
});

test('#banner-dts', () => {
  const run = outputsOf('shared/vue-builds');
  expect(run.tree).toContain('dist/bundle/StarRow.vue.d.ts');
});
