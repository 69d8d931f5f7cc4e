import {outputsOf} from '../../outputs';

test('#behaviour', () => {
  let run = outputsOf('shared/bundle-modes');
  expect(run.file('dist/one/index.js')).not.toContain('pad');
  run = outputsOf('shared/imports-rewritten');
  expect(run.file('dist/cjs/index.cjs')).toContain('import("./text/index.cjs")');
  expect(run.file('dist/cjs/index.cjs')).toContain('require("./data.cjs")');
  expect(run.file('dist/esm/index.js')).toContain('from "react"');
  expect(run.file('dist/cjs/index.cjs')).toContain('require("react")');
  run = outputsOf('shared/redirect-rules');
  expect(run.everything).not.toContain('rewritten package: true');
  expect(run.everything).not.toContain('rewritten external: true');
});

test('#add-extensions', () => {
  let run = outputsOf('shared/redirect-rules');
  expect(run.file('dist/named/index.mjs')).not.toContain('./more"');
  run = outputsOf('shared/kept-exports');
  expect(run.file('dist/index.js')).toContain('"./folder/index.js"');
});

test('#redirect-js', () => {
  const run = outputsOf('shared/redirect-rules');
  expect(run.printed).toContain('js kinds left without redirect.js: js jsx ts tsx mjs cjs mts cts');
});

test('#redirect-js-path', () => {
  const run = outputsOf('shared/redirect-rules');
  expect(run.everything).not.toContain('alias in Node.js: resolved');
  expect(run.file('dist/no-js-path/index.js')).toContain('from "@/icon.svg"');
});

test('#redirect-js-extension', () => {
  const run = outputsOf('shared/redirect-rules');
  expect(run.file('dist/no-js-extension/index.js')).toContain('from "./clean.ts"');
  expect(run.file('dist/no-js-extension/index.js')).not.toContain('./more.js');
});

test('#redirect-style', () => {
  const run = outputsOf('shared/redirect-rules');
  expect(run.printed).toContain('style kinds left without redirect.style: css less scss sass styl');
});

test('#redirect-style-path', () => {
  const run = outputsOf('shared/redirect-rules');
  expect(run.file('dist/no-style-path/index.js')).toContain('"@/base.css"');
  expect(run.printed).toContain('relative import of a style: ./base.css');
});

test('#redirect-style-extension', () => {
  const run = outputsOf('shared/redirect-rules');
  expect(run.file('dist/kinds/index.js')).toContain('"./style.less"');
});

test('#redirect-asset', () => {
  const run = outputsOf('shared/redirect-rules');
  expect(run.printed).toContain('asset kinds left without redirect.asset: png woff2 json');
});

test('#redirect-asset-path', () => {
  const run = outputsOf('shared/redirect-rules');
  expect(run.file('dist/no-asset-path/index.js')).toContain('"@/icon.js"');
});

test('#redirect-asset-extension', () => {
  const run = outputsOf('shared/redirect-rules');
  expect(run.tree).toContain('dist/no-asset-extension/icon.js');
});

test('#redirect-dts-path', () => {
  const run = outputsOf('shared/redirect-rules');
  expect(run.file('dist/types/required.d.ts')).toContain(`import text = require('./text/index.js')`);
  expect(run.file('dist/types/index.d.ts')).toContain(`from './text/index.js'`);
  expect(run.file('dist/types/index.d.ts')).toContain(`import('./text/index.js')`);
});

test('#redirect-dts-extension', () => {
  const run = outputsOf('shared/redirect-rules');
  expect(run.file('dist/no-extension/index.d.ts')).toContain(`from './clean.ts'`);
  expect(run.file('dist/no-extension/index.d.ts')).not.toContain('./more.js');
  expect(run.printed).toContain('no extension, skipLibCheck: no error, any');
});

test('#traps', () => {
  const run = outputsOf('shared/redirect-rules');
  expect(run.everything).not.toContain('import in CSS rewritten: true');
  expect(run.tree).toContain('dist/apart/base.css');
  expect(run.tree).toContain('dist/apart/js/index.js');
  expect(run.file('dist/apart/js/index.js')).toContain('import "./base.css"');
  expect(run.everything).not.toContain('misspelt: exit 1');
  expect(run.file('dist/misspelt/index.js')).toContain('from "@/texts"');
  expect(run.printed).toContain('misspelt with dts: TS2307');
});

test('#declare-module', () => {
  let run = outputsOf('shared/redirect-rules');
  expect(run.printed).toContain(`declare module: '@/options'`);
  run = outputsOf('config/lib/redirect/alias-augmentation');
  expect(run.file('dist/index.d.ts')).toContain(`declare module '@/options'`);
});

test('#error-ts1203', () => {
  const run = outputsOf('shared/redirect-rules');
  expect(run.printed).toContain('esnext: TS1202 TS1203');
  expect(run.printed).toContain('nodenext: TS1203');
  expect(run.file('dist/equals/limits.js')).not.toContain('export {');
});

test('#error-fully-specified', () => {
  const run = outputsOf('config/lib/redirect/fully-specified');
  expect(run.printed).toContain(`without extensions: BREAKING CHANGE: The request './end' failed to resolve only because it was resolved as fully specified Did you mean 'end.js'?`);
  expect(run.printed).toContain(`a path in a package: BREAKING CHANGE: The request 'old/last' failed to resolve only because it was resolved as fully specified Did you mean 'last.js'?`);
  expect(run.printed).toContain('as usual: built');
});
