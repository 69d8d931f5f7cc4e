import {outputsOf} from '../../outputs';

test('#introduction', () => {
  const run = outputsOf('shared/source-rules');
  expect(run.printed).toContain('tools win: own.js');
  expect(run.printed).toContain('tools.rspack: object merged, function modifies, function replaces');
});

test('#tools-bundler-chain', () => {
  let run = outputsOf('shared/source-rules');
  expect(run.printed).toContain('chain: rule js plugins true');
  run = outputsOf('shared/output-rules');
  expect(run.printed).toContain('bundlerChain rspack');
});

test('#tools-swc', () => {
  let run = outputsOf('shared/source-rules');
  expect(run.printed).toContain('tools.swc reaches: js ts');
  run = outputsOf('config/rsbuild/tools/swc-plugin-files');
  expect(run.file('dist/box.js')).toContain('componentId: "sc-');
});

test('#tools-postcss', () => {
  const run = outputsOf('shared/source-rules');
  expect(run.printed).toContain('postcss-loader: without plugins false, here true, in a file true');
});

test('#tools-lightningcss-loader', () => {
  const run = outputsOf('shared/output-rules');
  expect(run.file('dist/light/index.css')).toContain('user-select: none;');
  expect(run.file('dist/web/index.css')).toContain('-webkit-');
});

test('#css-loaders', () => {
  const run = outputsOf('shared/output-rules');
  expect(run.file('dist/css-loader/index.css')).toContain('url("./wave.svg")');
  expect(run.tree).toContain('dist/extract/all.css');
  expect(run.file('dist/style-loader/index.js')).toContain('own-nonce');
});

test('#html-only', () => {
  const run = outputsOf('shared/output-rules');
  expect(run.tree).toContain('dist/page/index.html');
});

test('#loader', () => {
  const run = outputsOf('config/rsbuild/tools/loader-files');
  expect(run.tree).toContain('dist/low.js');
});

test('#swcrc', () => {
  const run = outputsOf('config/rsbuild/tools/other-compilers');
  expect(run.printed).toContain('said: nothing');
  expect(run.printed).toContain('with the Babel plugin: nothing');
  expect(run.printed).toContain('their configs: says: ignores|忽略, even with `@rsbuild/plugin-babel`|使用 `@rsbuild/plugin-babel` 时也不例外');
});

test('#light-dark', () => {
  const run = outputsOf('config/rsbuild/tools/light-dark');
  expect(run.file('dist/older/index.css')).toContain('var(--lightningcss-light, #123) var(--lightningcss-dark, #eef)');
  expect(run.file('dist/older/index.css')).not.toContain('--lightningcss-light:');
  expect(run.file('dist/targets/index.css')).toContain('light-dark(#123, #eef)');
});
