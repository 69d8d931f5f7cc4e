import {outputsOf} from '../../outputs';

test('#config', () => {
  let run = outputsOf('shared/plugin-hooks');
  expect(run.printed).toContain('1 x modifyEnvironmentConfig cjs');
  run = outputsOf('shared/guide-plugin');
  expect(run.printed).toContain('target set in modifyEnvironmentConfig: web');
  expect(run.printed).toContain('plugin in one item, modifyRsbuildConfig: esm true,cjs true');
});

test('#hooks', () => {
  let run = outputsOf('shared/plugin-hooks');
  expect(run.printed).toContain('1 x modifyRsbuildConfig');
  expect(run.file('dist/index.js')).toContain('"warm"');
  expect(run.printed).toContain('1 x modifyEnvironmentConfig esm0');
  expect(run.tree).toContain('dist/named.cjs');
  expect(run.printed).toContain('1 x modifyBundlerChain esm0');
  expect(run.printed).toContain('1 x modifyBundlerChain cjs');
  expect(run.file('dist/index.js')).toContain('"plain note');
  expect(run.printed).toContain('1 x modifyRspackConfig esm0');
  expect(run.printed).toContain('1 x modifyRspackConfig cjs');
  expect(run.file('dist/index.js')).toContain('from "sand"');
  expect(run.printed).toContain('1 x resolve esm0 ./stone');
  expect(run.printed).toContain('1 x resolve esm0 ./colours.list');
  expect(run.everything).not.toContain('resolve esm0 gravel');
  expect(run.file('dist/index.js')).toContain('basalt');
  expect(run.printed).toContain('1 x transform esm0');
  expect(run.file('dist/index.js')).toContain('"teal",');
  expect(run.file('dist/index.css')).toContain('color: navy');
  expect(run.tree).toContain('dist/esm0.txt');
  expect(run.tree).toContain('dist/cjs.txt');
  expect(run.file('dist/named.cjs')).toContain('// changed');
  expect(run.tree).not.toContain('dist/spare/index.gone.js');
  expect(run.printed).toContain('1 x onBeforeBuild');
  expect(run.printed).toContain('1 x onAfterBuild');
  expect(run.printed).toContain('three items: says: still runs once|Once per build|也只执行一次|每次构建一次');
  expect(run.printed).toContain('watch: onBeforeBuild 2');
  expect(run.printed).toContain('watch: onAfterBuild 2');
  expect(run.printed).toContain('1 x onAfterEnvironmentCompile esm0 errors: false');
  expect(run.printed).toContain('1 x onAfterEnvironmentCompile cjs errors: false');
  expect(run.printed).toContain('last: onCloseBuild');
  expect(run.printed).toContain('useExposed {"size":8}');
  run = outputsOf('shared/guide-plugin');
  expect(run.printed).toContain('transform with addDependency: second');
});

test('#traps', () => {
  let run = outputsOf('shared/changed-defaults');
  expect(run.printed).toContain('cache true html false');
  run = outputsOf('shared/structures');
  expect(run.tree).toContain('dist/all/part7.js');
  run = outputsOf('shared/types-installed');
  expect(run.file('dist/index.d.ts')).toContain(`} from 'clsx';`);
  run = outputsOf('shared/guide-plugin');
  expect(run.printed).toContain('bundleless, not in the entry: index.js');
  expect(run.printed).toContain('transform without addDependency: first');
});

test('#styles', () => {
  let run = outputsOf('shared/plugin-styles');
  expect(run.file('dist/index.css')).toContain('.row{gap:8px}');
  expect(run.file('dist/index.css')).toContain('.page{min-width:auto}');
  expect(run.file('dist/usual/index.css')).toContain('.page{min-width:initial}');
  run = outputsOf('guide/advanced/plugins/styled-components');
  expect(run.file('dist/index.js')).toContain('displayName: "src__Chip"');
  expect(run.file('dist/index.js')).toContain('color:teal;padding:4px;');
  expect(run.file('dist/index.js')).not.toContain('Space for the icon.');
  expect(run.file('dist/plain/index.js')).toContain('Space for the icon.');
  run = outputsOf('guide/advanced/plugins/plugin-css-files');
  expect(run.printed).toContain('next to it: chip.module.css,chip.module.css.d.ts,index.ts');
  expect(run.printed).toContain('chip: string;');
  expect(run.file('dist/index.css')).toContain('padding: 2rem');
});

test('#frameworks', () => {
  const run = outputsOf('shared/preact');
  expect(run.file('dist/index.js')).toContain('from "preact/jsx-runtime"');
  expect(run.file('dist/index.js')).toContain('from "preact/hooks"');
  expect(run.file('dist/index.js')).not.toContain('from "react"');
});

test('#files', () => {
  let run = outputsOf('guide/advanced/plugins/plugin-files');
  expect(run.file('dist/index.js')).toContain('function MDXContent(');
  expect(run.file('dist/index.js')).toContain('children: "Tides"');
  expect(run.file('dist/index.js')).toContain('Hello " + pug_escape(');
  expect(run.printed).toContain('smaller: true');
  run = outputsOf('guide/advanced/plugins/pug-in-vue');
  expect(run.file('dist/index.js')).toContain('createElementBlock("p"');
  expect(run.file('dist/index.js')).toContain('class: "row"');
});

test('#checks', () => {
  let run = outputsOf('guide/advanced/plugins/too-new');
  expect(run.printed).toContain('Find some syntax that does not match');
  run = outputsOf('guide/advanced/plugins/too-new-node');
  expect(run.printed).not.toMatch(/^\s*(?:warn|error)\b/m);
  run = outputsOf('shared/type-check');
  expect(run.printed).toContain(`TS2322: Type 'string' is not assignable to type 'number'.`);
  run = outputsOf('guide/advanced/plugins/plugin-eslint');
  expect(run.printed).toContain(`Expected '===' and instead saw '=='`);
});

test('#eslint', () => {
  const run = outputsOf('guide/advanced/plugins/eslint-watch');
  expect(run.printed).toContain('saved with an error: reported');
  expect(run.printed).toContain('saved without: built');
});

test('#rspack-plugins', () => {
  let run = outputsOf('guide/advanced/plugins/virtual-module');
  expect(run.file('dist/bundle/index.js')).toContain('made by the plugin');
  expect(run.file('dist/files/index.js')).toContain('from "made-up"');
  expect(run.file('dist/files/index.js')).toContain('added = 1');
  run = outputsOf('guide/advanced/plugins/resolve-hooks');
  expect(run.everything).not.toContain('files: afterResolve');
  expect(run.printed).toContain('files: beforeResolve');
  expect(run.everything).not.toContain('files: resolve');
});

test('#watch-command', () => {
  const run = outputsOf('guide/advanced/plugins/hook-runs');
  expect(run.printed).toContain('build: before: false true | after: false true index.js');
  expect(run.printed).toContain('watch: before: true true | after: true true index.js');
  expect(run.printed).toContain('rebuild: before: true false | after: true false index.js');
  expect(run.printed).toContain('saved again: not built');
  expect(run.printed).toContain('the process: runs');
  expect(run.printed).toContain('the hook throws: printed');
});
