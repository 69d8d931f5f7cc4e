import {outputsOf} from '../../outputs';

test('#names', () => {
  const run = outputsOf('guide/faq/features/reserved-name');
  expect(run.file('dist/index.js')).toContain('class KilnError');
});

test('#expression-names', () => {
  const run = outputsOf('guide/faq/features/same-names');
  expect(run.printed).toContain('names: Plugin b_Plugin Plugin');
});

test('#tree-shaking', () => {
  let run = outputsOf('shared/pure-notes');
  expect(run.file('dist/min/index.js')).not.toContain('__PURE__');
  expect(run.file('dist/usual/index.js')).toContain('__PURE__');
  expect(run.file('dist/usual/index.js')).not.toContain('__NO_SIDE_EFFECTS__');
  run = outputsOf('shared/guide-effects');
  expect(run.printed).toContain('unused module in the application: bundleless false, bundle true');
  run = outputsOf('guide/faq/features/pure-places');
  expect(run.printed).toContain('kept: an object, a property, process.argv');
  run = outputsOf('guide/faq/features/static-members');
  expect(run.printed).toContain('usual: outside true, inside false');
});

test('#slow', () => {
  let run = outputsOf('shared/type-error-isolated');
  expect(run.exit).toBe(0);
  run = outputsOf('shared/dts-times');
  expect(run.printed).toContain('isolated is faster than both: true');
  run = outputsOf('guide/faq/features/no-dts-flag');
  expect(run.tree).not.toContain('dist/index.d.ts');
});

test('#dynamic-import', () => {
  const run = outputsOf('guide/faq/features/guide-chunk-comment');
  expect(run.printed).toContain('same name as a source: fails');
});

test('#no-bundle', () => {
  const run = outputsOf('shared/kept-exports');
  expect(run.tree).not.toContain('dist/env.js');
  expect(run.tree).not.toContain('dist/env.d.ts');
});

test('#no-exports', () => {
  const run = outputsOf('shared/kept-exports');
  expect(run.file('dist/index.js')).toContain('export { App } from "./app.js";');
  expect(run.file('dist/index.js')).toContain('export * from "./folder/index.js";');
  expect(run.file('dist/lazy.js')).toContain('export { load };');
  expect(run.printed).toContain('as an application: only a runtime');
});

test('#style-sources', () => {
  let run = outputsOf('shared/scss-modules-kept');
  expect(run.file('dist/tile.module.scss')).toContain('$edge: 2px');
  expect(run.file('dist/index.js')).toContain('import tile_module from "./tile.module.scss"');
  run = outputsOf('guide/faq/features/scss-sources');
  expect(run.file('dist/index.js')).toContain('import "./tile.scss"');
  run = outputsOf('guide/faq/features/named-class-names');
  expect(run.printed).toContain(`export 'default' (imported as 'styles') was not found`);
});

test('#comments', () => {
  const run = outputsOf('shared/output-rules');
  expect(run.file('dist/web/index.js')).not.toContain('// a usual comment');
});

test('#import-variable', () => {
  const run = outputsOf('guide/faq/features/variable-package');
  expect(run.printed).toContain('esm: fr, cjs: fr');
});

test('#raw-bundleless', () => {
  const run = outputsOf('shared/text-bundleless');
  expect(run.file('dist/attribute/index.js')).toContain('type: "text"');
  expect(run.printed).toContain('attribute/index.js: TypeError');
  expect(run.printed).toContain('without a rule: Module parse failed');
  expect(run.printed).toContain('cjs/index.cjs: undefined');
  expect(run.printed).toContain('cjs-bundle/index.cjs: <b>Kiln</b>');
});

test('#hang', () => {
  const run = outputsOf('guide/faq/features/hanging-build');
  expect(run.printed).toContain('last line: steps');
  expect(run.printed).toContain('a timer: built and did not end');
  expect(run.printed).toContain('a timer that onCloseBuild stops: built and ended');
  expect(run.printed).toContain('a promise that is never resolved: exit 0 without files and without an error');
  expect(run.printed).toContain('killed: 137');
  expect(run.printed).toContain('profile: written');
  expect(run.printed).toContain('colours: false forced: true');
});

test('#unused-import', () => {
  const run = outputsOf('guide/faq/features/unused-external');
  expect(run.printed).toContain('two modules with "sideEffects": false: gone');
  expect(run.printed).toContain('one module with "sideEffects": false: imported');
  expect(run.printed).toContain('two modules alone: imported');
  expect(run.printed).toContain('application and "sideEffects": false: gone');
});

test('#source-maps', () => {
  let run = outputsOf('guide/faq/features/guide-maps');
  expect(run.printed).toContain('sources in the map: true');
  run = outputsOf('guide/faq/features/app-maps');
  expect(run.printed).toContain('source of the library: true');
});

test('#module-variables', () => {
  const run = outputsOf('guide/faq/features/module-variables');
  expect(run.printed).toContain('replaced: nonce true, hash true, path true');
  expect(run.printed).toContain('in webpack: abc, hash true');
  expect(run.printed).toContain('in Rspack: abc, hash true');
  expect(run.printed).toContain('in Node.js: undefined, without the check ReferenceError');
  expect(run.printed).toContain('without parentheses, APP_NONCE ?? 1: undefined');
});

test('#raw', () => {
  let run = outputsOf('guide/faq/features/guide-raw');
  expect(run.printed).toContain('page.txt?raw: text');
  expect(run.printed).toContain('schema.sql?raw: Module parse failed');
  run = outputsOf('guide/faq/features/json-text');
  expect(run.file('dist/index.js')).toContain('"{ \\"ports\\": 2 }');
});

test('#limits', () => {
  const run = outputsOf('guide/faq/features/thread-limits');
  expect(run.printed).toContain('RAYON_NUM_THREADS adds threads');
  expect(run.printed).toContain('TOKIO_WORKER_THREADS adds threads');
});
