import {outputsOf} from '../../outputs';

test('#auto-extension', () => {
  const run = outputsOf('shared/extensions-commonjs');
  expect(run.tree).toContain('dist/cjs/index.js');
});

test('#bundle', () => {
  const run = outputsOf('shared/extensions');
  expect(run.file('dist/esm/index.js')).not.toContain('gone');
});

test('#external', () => {
  const run = outputsOf('shared/package-lists');
  expect(run.file('dist/index.js')).toContain('from "alpha"');
  expect(run.file('dist/index.js')).not.toContain('from "delta"');
});

test('#entry', () => {
  let run = outputsOf('shared/bundle-modes');
  expect(run.printed).toContain('entry jsx index.js');
  run = outputsOf('shared/input-rules');
  expect(run.tree).toContain('dist/folders/cli/main.js');
  expect(run.tree).not.toContain('dist/globs/part.test.js');
});

test('#redirect', () => {
  const run = outputsOf('shared/guide-alias');
  expect(run.file('dist/files/index.js')).toContain('from "./near.js"');
});

test('#isolated-declarations', () => {
  let run = outputsOf('shared/dts-ways');
  expect(run.tree).not.toContain('dist/isolated/unused.d.ts');
  run = outputsOf('shared/without-typescript');
  expect(run.tree).toContain('dist/index.d.ts');
  run = outputsOf('shared/dts-isolated-untyped');
  expect(run.printed).toContain('TS9010');
  run = outputsOf('shared/isolated-scope');
  expect(run.printed).toContain('covered: says: only the modules|Entries|只处理入口导入的模块|入口及其导入的文件');
});

test('#target', () => {
  let run = outputsOf('shared/output-rules');
  expect(run.tree).not.toContain('dist/node/index.css');
  run = outputsOf('shared/changed-defaults');
  expect(run.printed).toContain('rslib target node');
});

test('#bundleless', () => {
  let run = outputsOf('shared/users-styles');
  expect(run.file('dist/app/one/main.css')).toContain('seat-stall');
  run = outputsOf('shared/umd-files');
  expect(run.printed).toContain('When using "umd" format, "bundle" must be set to "true"');
});

test('#syntax-target', () => {
  let run = outputsOf('shared/guide-css');
  expect(run.file('dist/browserslist/index.css')).toContain('inset:0');
  run = outputsOf('shared/syntax');
  expect(run.file('dist/index.js')).toContain('.at(-1)');
});

test('#esm', () => {
  const run = outputsOf('shared/guide-config');
  expect(run.printed).toContain('kinds: a.mjs ESM, module/plain.js ESM, a.cjs CommonJS, plain.js CommonJS');
});

test('#dts-bundling', () => {
  const run = outputsOf('shared/dts-bundled');
  expect(run.file('dist/index.d.ts')).toContain('declare interface Stem');
});

test('#polyfill', () => {
  const run = outputsOf('shared/syntax');
  expect(run.file('dist/index.js')).toContain('structuredClone(');
});

test('#out-base', () => {
  const run = outputsOf('shared/guide-structure');
  expect(run.printed).toContain('deepest shared folder: part.js paths.js');
});
