import {manifestOf, outputsOf} from '../../outputs';

test('#build', () => {
  const run = outputsOf('shared/without-constants');
  expect(run.printed).toContain('badge throws ReferenceError: BADGE_PREFIX is not defined');
});

test('#sources-or-build', () => {
  const run = outputsOf('shared/sources-or-build');
  expect(run.printed).toContain('../src: built');
  expect(run.everything).not.toContain('badge-deck: built');
  expect(run.printed).toContain('badge-deck/right: built');
});

test('#traps', () => {
  const run = outputsOf('guide/advanced/storybook/storybook-traps');
  expect(run.printed).toContain('excluded stories: index.js');
  expect(run.printed).toContain('first item: of-the-first, target node');
  expect(run.printed).toContain('second item: no plugin, target undefined');
  expect(run.printed).toContain(`without lib: Cannot read properties of undefined (reading '0')`);
  expect(run.printed).toContain('without lib, libIndex false: no plugin, target undefined, {"SHARED":"1"}');
  expect(run.printed).toContain('stories in include: TS6059');
  expect(run.printed).toContain('out of range: Lib config not found at index 3, expect a lib config but got undefined');
});

test('#deploy', () => {
  const run = outputsOf('guide/advanced/storybook/storybook-site');
  expect(run.printed).toContain('usual: ./ ./ false');
  expect(run.printed).toContain('prefix: https://cdn.example/deck/ ./');
});

test('#addon', () => {
  const run = outputsOf('guide/advanced/storybook/storybook-addon');
  expect(run.everything).not.toContain('"distPath"');
  expect(run.printed).toContain('"resolve":{"alias":{"@":"./src"}},"output":{"target":"web","minify":true}');
  expect(run.everything).not.toContain('"entry"');
  expect(run.everything).not.toContain('"externals"');
  expect(run.everything).not.toContain('"publicDir"');
  expect(run.tree).not.toContain('dist/index.d.ts');
  expect(run.printed).toContain('usual {"SHARED":"1","ITEM":"\\"first\\""}');
  expect(run.printed).toContain('the item says: first item by default|默认使用第一项');
  expect(run.printed).toContain('index {"SHARED":"1","ITEM":"\\"second\\""}');
  expect(run.printed).toContain('shared {"SHARED":"1"}');
  expect(run.printed).toContain('file {"ITEM":"\\"other file\\""}');
  expect(run.printed).toContain('folder {"ITEM":"\\"other folder\\""}');
  expect(run.printed).toContain(`relative The argument 'filename' must be`);
  expect(run.printed).toContain('before {"SHARED":"1","ITEM":"mine"}');
  expect(run.printed).toContain('after {"ALL":"mine"}');
  expect(run.printed).toContain('merged {"plugins":[{"name":"own-plugin"}],"source":{"define":{"SHARED":"1","ITEM"');
});

test('#docgen', () => {
  const run = outputsOf('guide/advanced/storybook/storybook-docgen');
  expect(run.printed).toContain('react-docgen: [tone]');
  expect(run.printed).toContain('with propFilter: [tone width]');
  expect(run.printed).toContain('react-docgen-typescript: [tone]');
});

test('#global-styles', () => {
  const run = outputsOf('guide/advanced/storybook/storybook-styles');
  expect(run.printed).toContain('without a preview: false');
  expect(run.printed).toContain('with the plugin: true');
  expect(run.printed).toContain('with postcss.config.mjs: true');
});

test('#introduction', () => {
  expect(manifestOf('storybook-react-rsbuild')).toContain('"storybook": "^10.6.0"');
});

test('#install', () => {
  expect(manifestOf('storybook-react-rsbuild')).toContain('"@rsbuild/core": "^1.5.0 || ^2.0.0-0"');
  expect(manifestOf('storybook-addon-rslib')).toContain('"version": "3.');
});

test('#other-cases', () => {
  expect(manifestOf('storybook-react-rsbuild')).toContain('"name": "storybook-react-rsbuild"');
});
