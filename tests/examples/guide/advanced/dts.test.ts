import {outputsOf} from '../../outputs';

test('#bundled-packages', () => {
  let run = outputsOf('shared/dts-bundled');
  expect(run.file('dist/index.d.ts')).toContain('declare interface Listed');
  expect(run.file('dist/index.d.ts')).toContain(`import type { Unlisted } from '@tea/unlisted'`);
  expect(run.file('dist/index.d.ts')).not.toContain('leaf-kinds');
  expect(run.file('dist/index.d.ts')).toContain(`import type { Root } from 'root-kinds'`);
  run = outputsOf('guide/advanced/dts/bundled-react-types');
  expect(run.printed).toContain('Internal Error: Unable to analyze the export');
  run = outputsOf('guide/advanced/dts/versioned-types');
  expect(run.file('dist/index.d.ts')).toContain('declare interface Fare');
  run = outputsOf('guide/advanced/dts/unversioned-types');
  expect(run.file('dist/index.d.ts')).toContain(`import { Fare } from '@k/rules'`);
});

test('#bundle', () => {
  let run = outputsOf('shared/bundleless-merged');
  expect(run.tree).toContain('dist/index.d.ts');
  run = outputsOf('shared/dts-times');
  expect(run.printed).toContain('merging takes more time: true');
  run = outputsOf('shared/dts-bundled');
  expect(run.file('dist/index.d.ts')).not.toContain('inner');
  expect(run.file('dist/index.d.ts')).toContain('declare interface Needed');
  run = outputsOf('guide/advanced/dts/entries-own-types');
  expect(run.file('dist/lid.d.ts')).toContain('class Box');
  expect(run.printed).toContain('dist: TS2345');
  expect(run.printed).toContain('files: none');
});

test('#failures', () => {
  const run = outputsOf('guide/advanced/dts/dts-unnamed');
  expect(run.printed).toContain(`5: TS2742: The inferred type of 'made' cannot be named`);
  expect(run.printed).toContain(`6: TS2883: The inferred type of 'made' cannot be named`);
});

test('#error-memory', () => {
  const run = outputsOf('shared/type-error-isolated');
  expect(run.tree).toContain('dist/index.d.ts');
});

test('#error-api-extractor', () => {
  const run = outputsOf('shared/guide-export-assignment');
  expect(run.printed).toContain('named import: Unable to analyze the export');
  expect(run.printed).toContain('in dependencies: none');
});

test('#two-formats', () => {
  let run = outputsOf('shared/guide-two-dts');
  expect(run.printed).toContain('nested: in/index.d.cts index.d.cts');
  expect(run.printed).toContain('cleaned: index.d.ts');
  expect(run.printed).toContain('not cleaned: in in/old.d.ts index.d.ts');
  run = outputsOf('shared/dts-consumers');
  expect(run.printed).toContain('bundler: fine');
  expect(run.printed).toContain('node10: fine');
  expect(run.printed).toContain('node16, modules: fine');
  expect(run.printed).toContain('NodeNext: fine');
  expect(run.printed).toContain('Node18: one.cts TS1479');
  expect(run.everything).not.toContain('apart.cts TS');
  expect(run.everything).not.toContain('only, generated: fine');
  run = outputsOf('guide/advanced/dts/dts-one-folder');
  expect(run.printed).toContain('shared: index.d.mts index.d.ts part.d.mts part.d.ts');
});

test('#dist-src', () => {
  let run = outputsOf('shared/root-of-all-files');
  expect(run.tree).toContain('dist/test/holes.d.ts');
  run = outputsOf('guide/advanced/dts/nested-declarations');
  expect(run.printed).toContain('exit 0 packages/log/src/index.d.ts packages/units/src/index.d.ts');
  expect(run.printed).toContain('bundleless: from "../../units/src/index"');
});

test('#jsdoc', () => {
  const run = outputsOf('guide/advanced/dts/removed-comments');
  expect(run.file('dist/isolated/index.d.ts')).toContain('Degrees');
});

test('#copy', () => {
  const run = outputsOf('guide/advanced/dts/guide-augment');
  expect(run.file('dist/apart/index.d.ts')).toContain('declare global');
});

test('#map-sources', () => {
  let run = outputsOf('shared/tarball');
  expect(run.printed).toContain('sources in the map: true');
  run = outputsOf('guide/advanced/dts/guide-declaration-map');
  expect(run.printed).toContain('files dist: sources 0, maps 1');
  expect(run.printed).toContain('map: ../../src/index.ts, sources included: false');
  expect(run.printed).toContain('beside the declaration: index.d.ts index.d.ts.map');
  expect(run.printed).toContain('files dist and src: sources 1, maps 1');
  expect(run.printed).toContain('files without maps: sources 0, maps 0');
});

test('#references', () => {
  let run = outputsOf('guide/advanced/dts/guide-declaration-alias');
  expect(run.printed).toContain(`by default: '../../units/src/index.js'`);
  run = outputsOf('guide/advanced/dts/dts-references');
  expect(run.printed).toContain('must have setting "composite": true');
});

test('#no-dts', () => {
  const run = outputsOf('guide/advanced/dts/guide-declared');
  expect(run.printed).toContain('declaration: no declaration');
  expect(run.printed).toContain('--dts: export declare const cups: number;');
});

test('#error-ts4023', () => {
  const run = outputsOf('guide/advanced/dts/guide-declared');
  expect(run.printed).toContain('property: TS4029');
  expect(run.printed).toContain('default export: TS4082');
  expect(run.printed).toContain('exported: none, entry exports it: false');
});

test('#handwritten', () => {
  const run = outputsOf('shared/guide-missing-types');
  expect(run.printed).toContain('skipLibCheck: none');
});

test('#declare-global', () => {
  const run = outputsOf('guide/advanced/dts/guide-augment');
  expect(run.file('dist/index.d.ts')).not.toContain('declare global');
  expect(run.file('dist/apart/index.d.ts')).toContain(`declare module './options`);
});

test('#mts', () => {
  const run = outputsOf('guide/advanced/dts/guide-mts');
  expect(run.printed).toContain('exports without types: TS7016');
  expect(run.tree).toContain('dist/lid.d.cts');
});

test('#error-ts6059', () => {
  let run = outputsOf('guide/advanced/dts/guide-outside-root');
  expect(run.printed).toContain('imported source: TS6059');
  expect(run.printed).toContain('imported package.json: fine');
  run = outputsOf('guide/advanced/dts/guide-root-dir');
  expect(run.tree).toContain('dist/dot/src/index.d.ts');
});

test('#error-ts5069', () => {
  const run = outputsOf('guide/advanced/dts/declaration-map-alone');
  expect(run.printed).toContain('rslib: exit 0 index.d.ts index.d.ts.map index.js');
  expect(run.printed).toContain('with declaration: none exit 0');
});

test('#error-ts2306', () => {
  const run = outputsOf('guide/advanced/dts/empty-declaration');
  expect(run.printed).toContain('isolated: ""');
  expect(run.printed).toContain(`import './dist/index.js'; none`);
  expect(run.printed).toContain(`void import('./dist/index.js'); TS2306`);
  expect(run.printed).toContain('merged: Unable to determine module for');
  expect(run.printed).toContain('with export: export { }; none');
});

test('#error-ts6307', () => {
  const run = outputsOf('shared/tsconfig-read');
  expect(run.tree).toContain('dist/types/old.d.ts');
});

test('#error-ts18003', () => {
  const run = outputsOf('guide/advanced/dts/ts18003');
  expect(run.printed).toContain('script: true');
  expect(run.printed).toContain('extends: TS18003 ["config/src"] []');
  expect(run.printed).toContain('outDir: TS18003 ["**/*"] [project]');
  expect(run.printed).toContain('showConfig: ["./src/index.ts"]');
});

test('#strip-internal', () => {
  const run = outputsOf('guide/advanced/dts/guide-internal');
  expect(run.file('dist/merged/index.js')).toContain('limit');
  expect(run.file('dist/plain/index.d.ts')).not.toContain('limit');
  expect(run.file('dist/plain/index.d.ts')).toContain('late');
});

test('#bundled-augmentation', () => {
  const run = outputsOf('guide/advanced/dts/guide-augmentation');
  expect(run.printed).toContain('included: only interface Kind.');
  expect(run.printed).toContain(`in dependencies: import type { Kind } from 'more-types'`);
});

test('#side-effect-import', () => {
  const run = outputsOf('guide/advanced/dts/guide-augmentation');
  expect(run.printed).toContain(`side effect: import './types.js';`);
  expect(run.printed).toContain(`side effect, isolated: import './types.js';`);
  expect(run.printed).toContain('side effect, merged: no import');
  expect(run.printed).toContain('included by tsconfig.json: none');
  expect(run.printed).toContain('handwritten: Module not found');
});

test('#error-entry-file', () => {
  let run = outputsOf('guide/advanced/dts/nested-declaration');
  expect(run.printed).toContain('5 without rootDir: Declaration entry file, emitted to esm/labels/src');
  expect(run.printed).toContain('6 without rootDir: TS5011');
  expect(run.printed).toContain('7 without rootDir: TS5011');
  expect(run.printed).toContain('rootDir src, package in node_modules, 5: built true');
  run = outputsOf('guide/advanced/dts/guide-js-entry');
  expect(run.printed).toContain('a JavaScript entry: Declaration entry file');
});

test('#error-source-file', () => {
  const run = outputsOf('guide/advanced/dts/guide-js-entry');
  expect(run.file('dist/typed/load.d.ts')).toContain('typeof import("./part');
});

test('#second-build', () => {
  const run = outputsOf('guide/advanced/dts/guide-build-info');
  expect(run.printed).toContain('second build: index.d.ts index.js tsconfig.tsbuildinfo');
  expect(run.printed).toContain('record: index.d.ts index.js tsconfig.tsbuildinfo');
});

test('#error-ts2748', () => {
  let run = outputsOf('guide/advanced/dts/const-enums');
  expect(run.printed).toContain('declaration: true');
  expect(run.printed).toContain('Side.Left: fine');
  expect(run.printed).toContain('Mood.Calm: fine');
  expect(run.printed).toContain('both are objects: true');
  run = outputsOf('shared/tsconfig-ignored');
  expect(run.file('dist/files/size.js')).toContain('Size[Size["Big"] = 1]');
});

test('#javascript', () => {
  const run = outputsOf('guide/advanced/dts/from-javascript');
  expect(run.printed).toContain('allowJs: 0 index.d.ts index.js');
  expect(run.printed).toContain('export function half(a: number): number;');
  expect(run.printed).toContain('checkJs: 1 TS2339');
  expect(run.printed).toContain('Adds. * @param {number} a * @param {number} b */ export function add(a: number, b: number): number;');
  expect(run.everything).not.toContain('Halves');
});

test('#api-report', () => {
  const run = outputsOf('guide/advanced/dts/api-report');
  expect(run.printed).toContain('local: 0 tea.api.md');
  expect(run.file('dist/public.d.ts')).toContain('Excluded from this release type: chill');
  expect(run.printed).toContain('after a change: 1');
});

test('#ts2591', () => {
  const run = outputsOf('guide/advanced/dts/node-types');
  expect(run.printed).toContain(`usual: TS2591: Cannot find name 'Buffer'`);
  expect(run.printed).toContain('types: node: no error');
  expect(run.printed).toContain('preserve: no error');
  expect(run.printed).toContain('declaration: /// <reference types="node" preserve="true" />');
  expect(run.printed).toContain(`a reference: TS2591: Cannot find name 'Buffer'`);
});
