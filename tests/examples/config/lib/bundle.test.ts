import {outputsOf} from '../../outputs';

test('#error-entry-type', () => {
  let run = outputsOf('shared/where-options');
  expect(run.everything).not.toContain('entry array accepted');
  run = outputsOf('shared/lib-runs');
  expect(run.tree).not.toContain('dist/keyed/other.js');
});

test('#types', () => {
  let run = outputsOf('shared/lib-runs');
  expect(run.file('dist/typed/index.js')).toContain('Width');
  expect(run.file('dist/typed/marked.js')).not.toContain('Width');
  run = outputsOf('shared/dts-rules');
  expect(run.printed).toContain('isolatedModules: TS1205');
});

test('#duplicate', () => {
  let run = outputsOf('shared/lib-runs');
  expect(run.tree).toContain('dist/both/theme.js');
  expect(run.printed).toContain('both import one file');
  expect(run.printed).toContain('of two files, the one named first is built');
  run = outputsOf('shared/bundle-modes');
  expect(run.printed).toContain('Duplicate entry theme from more/theme.ts and more/theme.json');
});

test('#error-missing', () => {
  const run = outputsOf('shared/lib-runs');
  expect(run.everything).not.toContain('no source: exit 0');
});

test('#modes', () => {
  let run = outputsOf('shared/packages-kept');
  expect(run.printed).toContain('one: bundles alpha');
  expect(run.printed).toContain('files: bundles nothing');
  run = outputsOf('shared/bundle-modes');
  expect(run.printed).toContain('entry cjs index.js');
  expect(run.tree).toContain('dist/files/load.js');
  expect(run.printed).toContain('folder exit 1');
  expect(run.tree).toContain('dist/string/pad.js');
  expect(run.tree).not.toContain('dist/globs/unused.js');
  expect(run.tree).not.toContain('dist/one/unused.js');
  expect(run.tree).toContain('dist/files/unused.js');
  expect(run.tree).not.toContain('dist/failed/index.js');
  expect(run.file('dist/absent/index.js')).toContain('from "missing-package"');
  expect(run.printed).toContain('absent at run time ERR_MODULE_NOT_FOUND');
  expect(run.tree).toContain('dist/one/index.css');
  expect(run.file('dist/files/index.js')).toContain('import "./chip.css"');
  expect(run.tree).toContain('dist/unmoved/index.js');
  expect(run.tree).toContain('dist/moved/src/index.js');
  expect(run.printed).toContain('dist/one/index.js');
  expect(run.printed).toContain('6 files generated in dist/files, total:');
  expect(run.tree).not.toContain('dist/iife/index.js');
  run = outputsOf('shared/mf-bundleless');
  expect(run.printed).toContain('When using "mf" format');
});

test('#error-chunk-name', () => {
  const run = outputsOf('shared/bundle-modes');
  expect(run.file('dist/files/load.js')).not.toContain('webpackChunkName');
  expect(run.tree).toContain('dist/files/pad.js');
});

test('#everything', () => {
  const run = outputsOf('shared/bundle-modes');
  expect(run.tree).toContain('dist/files/.hidden.js');
  expect(run.tree).not.toContain('dist/files/types.d.js');
});

test('#error-format', () => {
  const run = outputsOf('shared/bundle-modes');
  expect(run.printed).toContain('When using "iife" format, "bundle" must be set to "true"');
});

test('#error-glob', () => {
  const run = outputsOf('shared/imports-rewritten');
  expect(run.file('dist/cjs/index.cjs')).toContain('require("./clean.cjs")');
});

test('#entry-only', () => {
  const run = outputsOf('config/lib/bundle/entry-only');
  expect(run.printed).not.toMatch(/^\s*(?:warn|error)\b/m);
  expect(run.tree).toContain('dist/glob/text/center.js');
});

test('#missing-import', () => {
  const run = outputsOf('config/lib/bundle/missing-imports');
  expect(run.printed).toContain('kept in style: true');
  expect(run.printed).toContain('kept in package: true');
  expect(run.printed).toContain('style: exit 0 no message');
  expect(run.printed).toContain('style with tsconfig.json: exit 0 no error');
  expect(run.printed).toContain('package with dts: exit 1 TS2307');
  expect(run.printed).toContain('file with dts: exit 1 TS2307');
});
