import {outputsOf} from '../../outputs';

test('#bundled', () => {
  const run = outputsOf('shared/vue-builds');
  expect(run.file('dist/files/StarRow.js')).toContain('.css"');
  expect(run.file('dist/bundle/index.js')).not.toContain('.css"');
  expect(run.file('dist/app/one/main.css')).toContain('star-row');
  expect(run.file('dist/app/bundled/main.css')).toContain('moon-row');
  expect(run.file('dist/app/one/main.js')).not.toContain('moon-row');
  expect(run.file('dist/app/one/main.css')).not.toContain('moon-row');
  expect(run.file('dist/app/bundled/main.js')).not.toContain('moon-row');
  expect(run.file('dist/umd/index.js')).toContain('root["Stars"]');
});

test('#custom-elements', () => {
  let run = outputsOf('shared/element-import');
  expect(run.printed).toContain('side effects listed: registered');
  expect(run.printed).toContain('not listed: removed');
  run = outputsOf('guide/solution/vue/vue-elements');
  expect(run.printed).toContain('ce: <style>b {');
  expect(run.printed).toContain('children with styles: i.');
  expect(run.printed).toContain('stylesheet: u');
  expect(run.printed).toContain('customElement: u false');
  expect(run.printed).toContain('iife imports Vue: false');
  expect(run.printed).toContain('iife: says: contains|包含');
});

test('#build', () => {
  let run = outputsOf('guide/solution/vue/vue-scss');
  expect(run.printed).toContain('Module parse failed');
  expect(run.printed).toContain('JavaScript parse error: Expression expected');
  run = outputsOf('guide/solution/vue/vue-scope-id');
  expect(run.printed).toContain('ids: 1');
  expect(run.printed).toContain('another color: different');
});

test('#global', () => {
  const run = outputsOf('guide/solution/vue/vue-global');
  expect(run.printed).toContain('imported lacks MoonRow');
  expect(run.printed).toContain('registered contains MoonRow');
  expect(run.printed).toContain(`one file imports the package: app/Sky.vue(1,20): error TS2322: Type 'string' is not assignable to type 'number'.`);
});

test('#tsx', () => {
  const run = outputsOf('guide/solution/vue/vue-tsx-dts');
  expect(run.file('dist/Stars.d.ts')).toContain('type: NumberConstructor');
});

test('#error-rule-set', () => {
  const run = outputsOf('guide/solution/vue/vue2-rules');
  expect(run.printed).toContain('usual: Compiling RuleSet failed: Properties with are unknown');
  expect(run.printed).toContain('without them: the rules are compiled');
});

test('#error-is-ce', () => {
  const run = outputsOf('guide/solution/vue/two-copies-of-vue');
  expect(run.printed).toContain(`vue in devDependencies: Cannot read properties of null (reading 'ce')`);
  expect(run.printed).toContain('vue in peerDependencies: <b>');
});

test('#error-custom-element', () => {
  const run = outputsOf('guide/solution/vue/vue-custom-element');
  expect(run.file('dist/index.js')).toContain('resolveComponent("y-tag")');
  expect(run.file('dist/index.js')).toContain('createElementBlock("x-tag"');
});
