import {outputsOf} from '../../outputs';

test('#formats', () => {
  let run = outputsOf('shared/formats-compared');
  expect(run.printed).toContain('> umd minified fails');
  expect(run.printed).toContain('> umd node const url = ()=>import.meta.url; const folder = ()=>__dirname; const file = ()=>__filename;');
  expect(run.printed).toContain('> umd web const url = ()=>import.meta.url; const folder = ()=>"/"; const file = ()=>"/index.js";');
  expect(run.everything).not.toContain('> umd require: left');
  expect(run.printed).toContain('> iife node const url = ()=>import.meta.url; const folder = ()=>__rspack_import_meta_dirname__;');
  expect(run.printed).toContain('> iife web const url = ()=>import.meta.url; const folder = ()=>"/"; const file = ()=>"/index.js";');
  expect(run.everything).not.toContain('> iife require: left');
  run = outputsOf('config/lib/shims/shim-rules');
  expect(run.printed).toContain('umd require: Critical dependency');
  expect(run.everything).not.toContain('umd call: fine');
  expect(run.printed).toContain('same shims in both modes: true');
});

test('#path', () => {
  let run = outputsOf('shared/formats-compared');
  expect(run.everything).not.toContain('> mf node const url = ()=>__rslib_import_meta_url__');
  run = outputsOf('config/lib/shims/shim-rules');
  expect(run.file('dist/off/index.cjs')).not.toContain('import.meta.url');
  expect(run.file('dist/others-off/index.cjs')).not.toContain('import.meta.dirname');
  expect(run.file('dist/others-off/index.cjs')).not.toContain('import.meta.filename');
});

test('#introduction', () => {
  const run = outputsOf('config/lib/shims/shim-rules');
  expect(run.printed).toContain('esm has: import.meta');
  expect(run.printed).toContain('cjs has: __dirname __filename require');
  expect(run.printed).toContain('meta in both: true true');
});

test('#sample', () => {
  const run = outputsOf('config/lib/shims/shim-rules');
  expect(run.printed).toContain('extra code in cjs: url');
  expect(run.printed).toContain('same shims in both modes: true import __rslib_shim_module__ from "node:module"');
});

test('#esm', () => {
  let run = outputsOf('config/lib/shims/shim-rules');
  expect(run.everything).not.toContain('fixed name fails');
  expect(run.file('dist/fixed/index.js')).toContain('createRequire');
  run = outputsOf('config/lib/shims/dirname-files');
  expect(run.printed).toContain('files: dist/files/deep');
  expect(run.printed).toContain('bundle: dist/one');
});

test('#not-defined', () => {
  const run = outputsOf('config/lib/shims/shim-rules');
  expect(run.printed).toContain('dirname twice: true true');
});

test('#error-import-meta', () => {
  const run = outputsOf('config/lib/shims/shim-rules');
  expect(run.printed).toContain('resolve in both: true true');
});

test('#error-meta-url', () => {
  const run = outputsOf('config/lib/shims/shim-rules');
  expect(run.printed).toContain('definition in the loaded file: true');
});
