import {outputsOf} from '../../outputs';

test('#options', () => {
  let run = outputsOf('shared/where-options');
  expect(run.printed).toContain('only top: root server logLevel');
  run = outputsOf('shared/lib-runs');
  expect(run.everything).not.toContain('with mode and environments: other');
  expect(run.printed).toContain('with mode and environments: production esm');
  expect(run.everything).not.toContain('with top-level id: named');
  expect(run.printed).toContain('with top-level umdName: true, experiments: true');
  run = outputsOf('shared/only-in-items');
  expect(run.printed).toContain(`'experiments' does not exist`);
});

test('#introduction', () => {
  const run = outputsOf('shared/lib-runs');
  expect(run.tree).not.toContain('dist/usual/index.d.ts');
});

test('#environments', () => {
  const run = outputsOf('shared/lib-runs');
  expect(run.printed).toContain('both started before one was done');
  expect(run.printed).toContain('one of two fails: exit 1, index.cjs');
});

test('#same-file', () => {
  const run = outputsOf('shared/lib-runs');
  expect(run.printed).toContain('same names, extension off: index.js part.js, one of two left');
});

test('#precedence', () => {
  let run = outputsOf('shared/said-precedence');
  expect(run.printed).toContain('an item: says: precedence over the value at the top level|优先于顶层的值');
  expect(run.printed).toContain('a flag: says: precedence over both|优先于两者');
  run = outputsOf('shared/lib-resolved');
  expect(run.printed).toContain('"minify":true');
  expect(run.printed).toContain('"filename":{"css":"top.css","js":"item.js"}');
  expect(run.printed).toContain('banner ["// item js","// top css"]');
  expect(run.printed).toContain('plugins top,');
  expect(run.printed).toContain('syntax node 20,node 22 / node 20,chrome >= 91');
  expect(run.printed).toContain('externals a,b');
  expect(run.printed).toContain('"sourceMap":true');
});

test('#item-order', () => {
  const run = outputsOf('config/lib/index/item-order');
  expect(run.printed).toContain(`one config: Can't resolve '../dist/core/core.js'`);
  expect(run.printed).toContain('two configs: built');
});
