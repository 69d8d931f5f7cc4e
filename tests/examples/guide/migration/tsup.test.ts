import {manifestOf, outputsOf} from '../../outputs';

test('#on-success', () => {
  const run = outputsOf('shared/guide-watch');
  expect(run.printed).toContain('onAfterBuild: true');
});

test('#options', () => {
  let run = outputsOf('shared/extensions-commonjs');
  expect(run.tree).toContain('dist/esm/index.mjs');
  run = outputsOf('shared/extensions');
  expect(run.tree).not.toContain('dist/cjs/index.js');
  expect(run.tree).toContain('dist/cjs/index.cjs');
  run = outputsOf('shared/counterparts');
  expect(run.tree).toContain('dist/usual/index.js');
  expect(run.tree).toContain('dist/files/boat.css');
  expect(run.file('dist/footer/index.d.ts')).toContain('// types end');
  expect(run.file('dist/map/index.js')).toContain('sourceMappingURL=data:');
  expect(run.file('dist/esnext/index.js')).not.toContain('null != depth');
  expect(run.file('dist/footer/index.js')).toContain('// code ends');
  expect(run.file('dist/footer/index.css')).toContain('styles end');
  expect(run.file('dist/dirname/dirname.js')).toContain('= __dirname');
  expect(run.file('dist/tsconfig/aliased.js')).toContain('"Brest"');
  expect(run.file('dist/inject/index.js')).toContain('.boat');
  expect(run.file('dist/inject-node/index.js')).not.toContain('.boat');
  expect(run.file('dist/assets/asset.js')).toContain('"./static/assets/low.tide"');
  expect(run.file('dist/assets/asset.js')).toContain('"06:12');
  expect(run.file('dist/jsx/jsx.js')).toContain('h(Group, null');
  expect(run.file('dist/decorated/decorated.js')).toContain('_ts_decorate');
  expect(run.file('dist/swc/fleet.js')).toContain('const best = "sloop"');
  expect(run.file('dist/usual/index.js')).not.toContain(`String('pure')`);
  expect(run.file('dist/provide/words.js')).toContain('Brest');
  run = outputsOf('shared/browser-map');
  expect(run.printed).toContain('node build: files and node');
  run = outputsOf('shared/dependencies');
  expect(run.everything).not.toContain('"delta"');
  expect(run.file('dist/index.js')).toContain('delta was here');
  run = outputsOf('shared/syntax');
  expect(run.everything).not.toContain('??=');
  run = outputsOf('shared/tsup-usual');
  expect(run.tree).toContain('dist/index.cjs');
  expect(run.tree).not.toContain('dist/rslib/old.js');
  expect(run.tree).toContain('dist/tsup/old.js');
  expect(run.file('dist/browser/index.cjs')).not.toContain('process.env.NODE_ENV');
  expect(run.file('dist/iife/index.global.js')).toContain('var boats = (() => {');
  run = outputsOf('shared/moved-types');
  expect(run.printed).toContain(`Type 'string[]' is not assignable to type 'RsbuildEntry'`);
  expect(run.printed).toContain(`Type 'RegExp' is not assignable to type 'string'`);
  expect(run.printed).toContain(`'"neutral"' is not assignable`);
  expect(run.printed).toContain(`has no properties in common with type 'BannerAndFooter'`);
  expect(run.printed).toContain(`'watch' does not exist in type 'RslibConfig'`);
  run = outputsOf('shared/rolled-up');
  expect(run.tree).toContain('dist/tide.d.ts');
  expect(run.file('dist/index.d.ts')).toContain('interface Tide');
  run = outputsOf('guide/migration/tsup/no-config-flag');
  expect(run.printed).toContain('value is missing');
});

test('#differences', () => {
  let run = outputsOf('shared/package-lists');
  expect(run.file('dist/index.js')).toContain('from "gamma"');
  run = outputsOf('shared/tsup-usual');
  expect(run.everything).not.toContain('splits');
  expect(run.file('dist/tsup/cli.cjs')).toContain('Nell');
  expect(run.file('dist/rslib/cli.cjs')).toContain('Nell');
  expect(run.file('dist/index.cjs')).not.toContain('node:os');
  expect(run.printed).toContain('rslib exports add,alpha,boats,delta,home,mode');
  expect(run.printed).toContain('tsup exports add,alpha,boats,delta,home,mode');
  expect(run.printed).toContain('rslib executable');
  expect(run.printed).toContain('tsup executable');
});

test('#no-counterpart', () => {
  let run = outputsOf('shared/built-ins-node');
  expect(run.everything).not.toContain('node:os');
  expect(run.file('dist/index.js')).toContain('import node_fs from "node:fs"');
  run = outputsOf('shared/counterparts');
  expect(run.file('dist/fields/fields.js')).toContain('own sail');
  run = outputsOf('shared/watch-options');
  expect(run.printed).toContain('ignored: the generated file alone is not built');
  run = outputsOf('guide/migration/tsup/declarations-only');
  expect(run.tree).toContain('dist/index.d.ts');
  expect(run.tree).not.toContain('dist/index.js');
});

test('#introduction', () => {
  const run = outputsOf('shared/imports-rewritten');
  expect(run.file('dist/esm/index.js')).toContain('from "./clean.js"');
  expect(manifestOf('@rslib/core')).toContain('"@rsbuild/core"');
  expect(manifestOf('tsup')).toContain('"version": "8.5.1"');
});

test('#steps', () => {
  let run = outputsOf('shared/output-rules');
  expect(run.tree).not.toContain('dist/web/old.js');
  run = outputsOf('shared/cli-flags-code');
  expect(run.everything).not.toContain('--syntax es2019: two was here, ??');
});

test('#syntax', () => {
  const run = outputsOf('shared/guide-syntax');
  expect(run.printed).toContain('engines *: kept');
  expect(run.printed).toContain('target es5 in tsconfig.json: kept');
});

test('#global-name', () => {
  const run = outputsOf('shared/guide-formats');
  expect(run.printed).toContain('iife with an export: fails');
});
