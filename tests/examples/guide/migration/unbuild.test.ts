import {manifestOf, outputsOf} from '../../outputs';

test('#options', () => {
  let run = outputsOf('shared/dependencies');
  expect(run.file('dist/index.js')).toContain('omega was here');
  run = outputsOf('shared/watch-all');
  expect(run.file('dist/tide.js')).toContain('ebb');
  expect(run.file('dist/tide.d.ts')).toContain('ebb');
  run = outputsOf('shared/unbuild-twin');
  expect(run.tree).not.toContain('dist/index.d.ts');
  run = outputsOf('guide/migration/unbuild/unbuild-options');
  expect(run.printed).toContain('status: 0');
  expect(run.tree).toContain('dist/main/renamed.js');
  expect(run.tree).toContain('dist/second/other.cjs');
  expect(run.tree).not.toContain('dist/main/old.js');
  expect(run.tree).not.toContain('dist/main/renamed.d.ts');
  expect(run.file('dist/main/renamed.js')).toContain(`module.exports = 'crystal'`);
  expect(run.file('dist/second/other.cjs')).toContain('require("kelp")');
  expect(run.file('dist/main/renamed.js')).not.toContain('#depth');
  expect(run.file('dist/main/renamed.js')).not.toContain('~/wide');
  expect(run.file('dist/main/renamed.js')).toContain('"harbour"');
  expect(run.file('dist/main/renamed.js')).toContain(`'Is PLACE kept?'`);
  expect(run.file('dist/min/renamed.js')).not.toContain('given');
  expect(run.file('dist/main/renamed.js')).toContain('given');
  expect(run.file('dist/min/renamed.js')).toContain('"Biscay"');
  expect(run.tree).toContain('dist/second/other.cjs.map');
  expect(run.printed).toContain('all is built');
  expect(run.printed).toContain('packages/a: index.js');
  expect(run.tree).toContain('dist/config/wide.js');
  run = outputsOf('guide/migration/unbuild/entry-without-extension');
  expect(run.printed).toContain('Glob pattern "./src/index" is not supported when "bundle" is "true"');
});

test('#steps', () => {
  const run = outputsOf('guide/migration/unbuild/prepare-script');
  expect(run.printed).toContain('a prepare script: says: with `rslib`|改为 `rslib`');
});

test('#introduction', () => {
  const run = outputsOf('shared/guide-watch');
  expect(run.printed).toContain('running, and rebuilt: true');
  expect(manifestOf('unbuild')).toContain('"version": "3.6.');
});

test('#stub', () => {
  const run = outputsOf('guide/migration/unbuild/unbuild-stub');
  expect(run.printed).toContain('in the stub: says: need jiti|依赖 jiti, absolute|绝对');
  expect(run.printed).toContain('stub: true,true');
});

test('#mkdist', () => {
  const run = outputsOf('shared/guide-structure');
  expect(run.printed).toContain('extension: true');
});

test('#differences', () => {
  const run = outputsOf('shared/unbuild-twin');
  expect(run.printed).toContain('index longer by kilobytes: 1');
  expect(run.printed).toContain('index exports: said said');
  expect(run.file('dist/cli.js')).toContain('import { said } from "./index.js"');
  expect(run.file('dist/other.js')).toContain('from "./b~0.js"');
  expect(run.printed).toContain('index contains the shared code: true');
  expect(run.printed).toContain('other contains the shared code: true');
  expect(run.printed).toContain('old shares state: true');
  expect(run.printed).toContain('dist shares state: false');
});

test('#default-export', () => {
  const run = outputsOf('guide/migration/unbuild/both-exports');
  expect(run.printed).toContain('usual: default,helper');
  expect(run.printed).not.toMatch(/^\s*(?:warn|error)\b/m);
  expect(run.printed).toContain('with the footer: none');
});

test('#self-import', () => {
  const run = outputsOf('guide/migration/unbuild/guide-self');
  expect(run.printed).toContain('own name: Module not found');
  expect(run.printed).toContain('own name in externals: import');
});
