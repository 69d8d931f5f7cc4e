import {outputsOf} from '../../outputs';

test('#error-unsupported', () => {
  let run = outputsOf('shared/where-options');
  expect(run.printed).toContain(`Type '"amd"' is not assignable to type 'Format | undefined'`);
  run = outputsOf('shared/lib-runs');
  expect(run.everything).not.toContain('ESM in upper case: exit 0');
});

test('#introduction', () => {
  let run = outputsOf('shared/lib-runs');
  expect(run.printed).toContain('require of an ES module: one');
  run = outputsOf('shared/formats-compared');
  expect(run.printed).toContain('> esm is named index.js');
  expect(run.printed).toContain('> esm package: kept as import');
  expect(run.printed).toContain('> esm own file in a separate file');
  expect(run.printed).toContain('> esm bundleless: load.js');
  expect(run.printed).toContain('> cjs is named index.cjs');
  expect(run.printed).toContain('> cjs package: kept as require');
  expect(run.printed).toContain('> cjs own file in a separate file');
  expect(run.printed).toContain('> cjs bundleless: load.cjs');
  expect(run.printed).toContain('> umd is named index.js');
  expect(run.everything).not.toContain('> umd package: kept');
  expect(run.everything).not.toContain('> umd own file in a separate file');
  expect(run.everything).not.toContain('> umd bundleless: load');
  expect(run.printed).toContain('> iife is named index.js');
  expect(run.everything).not.toContain('> iife package: kept');
  expect(run.everything).not.toContain('> iife own file in a separate file');
  expect(run.everything).not.toContain('> iife bundleless: load');
  expect(run.everything).not.toContain('> mf package: kept');
  expect(run.printed).toContain('> mf own file in a separate file');
  expect(run.everything).not.toContain('> mf bundleless: load');
  run = outputsOf('shared/node-kinds');
  expect(run.printed).toContain('pure require north in older versions ERR_REQUIRE_ESM');
});

test('#sample', () => {
  const run = outputsOf('shared/lib-runs');
  expect(run.printed).toContain('names that Node.js detects: one');
});

test('#iife-export', () => {
  const run = outputsOf('shared/lib-runs');
  expect(run.printed).toContain('iife without minification: exit 0, then SyntaxError');
});

test('#error-mf', () => {
  let run = outputsOf('shared/lib-runs');
  expect(run.printed).toContain('mf without plugin: exit 1, nothing built');
  run = outputsOf('shared/plugin-rules');
  expect(run.tree).toContain('dist/mf/mf-manifest.json');
});

test('#same-name', () => {
  let run = outputsOf('shared/extensions');
  expect(run.tree).toContain('dist/umd/index.js');
  expect(run.tree).toContain('dist/iife/index.js');
  run = outputsOf('shared/without-constants');
  expect(run.everything).not.toContain('two warns: true');
  expect(run.printed).toContain('two builds says: not warn|without a warning|不会给出警告');
});

test('#resolved-defaults', () => {
  let run = outputsOf('shared/formats-compared');
  expect(run.printed).toContain('> umd package: bundled');
  run = outputsOf('shared/lib-resolved');
  expect(run.printed).toContain('no lib: esm {"index":"src/index.ts"} node');
});

test('#iife-global', () => {
  const run = outputsOf('config/lib/format/scripts-on-a-page');
  expect(run.printed).toContain(`minified: Identifier 'e' has already been declared`);
  expect(run.printed).toContain('wrapped: runs');
  expect(run.printed).toContain('umd: runs');
});
