import {outputsOf} from '../../outputs';

test('#import', () => {
  let run = outputsOf('shared/vue-builds');
  expect(run.tree).not.toContain('dist/app/forgotten/main.css');
  run = outputsOf('shared/users-styles');
  expect(run.printed).toContain('page rgb(0, 128, 128)');
  run = outputsOf('guide/advanced/css/css-entry-types');
  expect(run.printed).toContain('without types: app/main.ts(1,8): error TS2882');
  expect(run.printed).toContain('with types: no error');
  run = outputsOf('guide/advanced/css/guide-css-types');
  expect(run.printed).toContain('with the types: none');
  expect(run.printed).toContain('skipLibCheck: app/typed.ts');
});

test('#build', () => {
  const run = outputsOf('shared/guide-css');
  expect(run.file('dist/umd/index.css')).toContain('data:image/svg+xml');
});

test('#bundle-or-not', () => {
  let run = outputsOf('shared/counterparts');
  expect(run.tree).toContain('dist/two/index.css');
  run = outputsOf('shared/users-styles');
  expect(run.printed).toContain('bundle/index.css seat-stall seat-box');
  expect(run.printed).toContain('app/first/main.css seat-box seat-stall');
  expect(run.printed).toContain('app/last/main.css seat-stall seat-box');
  run = outputsOf('shared/guide-css');
  expect(run.printed).toContain('shared by two entries: a script and a stylesheet');
  expect(run.printed).toContain('a script imports a stylesheet: false');
  expect(run.file('dist/cjs/two.css')).toContain('.shared');
  run = outputsOf('guide/advanced/css/scss-bundleless');
  expect(run.file('dist/tag/tag.js')).toContain('import "./tag.css";');
  expect(run.tree).toContain('dist/tag/price.css');
  run = outputsOf('guide/advanced/css/lazy-styles');
  expect(run.printed).toContain('collected entries: style.css');
  run = outputsOf('guide/advanced/css/late-import');
  expect(run.file('dist/index.css')).not.toContain('.theme');
  expect(run.printed).not.toMatch(/^\s*(?:warn|error)\b/m);
});

test('#package-css', () => {
  const run = outputsOf('guide/advanced/css/package-css-files');
  expect(run.printed).toContain('files: import "plain-reset/reset.css";');
  expect(run.printed).toContain('node: Unknown file extension ".css"');
  expect(run.printed).toContain('bundle: margin: 0');
});

test('#keep-url', () => {
  let run = outputsOf('guide/advanced/css/css-public');
  expect(run.tree).toContain('dist/static/font/own.woff2');
  expect(run.tree).toContain('dist/assets/fonts/font.woff2');
  run = outputsOf('guide/advanced/css/font-prefix');
  expect(run.file('dist/set/index.css')).toContain('url(/static/font/own.woff2)');
  expect(run.file('dist/unset/index.css')).toContain('url(./static/font/own.woff2)');
});

test('#css-modules', () => {
  let run = outputsOf('guide/advanced/css/class-hash');
  expect(run.printed).toContain('other rules: true');
  expect(run.printed).toContain('another version: true');
  expect(run.printed).toContain('the hash follows not: rules|样式内容, the name|包名, version|版本');
  expect(run.printed).toContain('another package: true');
  run = outputsOf('guide/advanced/css/class-file');
  expect(run.file('dist/name/index.css')).toContain('.seat-module_free-');
  run = outputsOf('guide/advanced/css/local-ident');
  expect(run.file('dist/index.css')).toContain('.kit-free {');
});

test('#inject-styles', () => {
  let run = outputsOf('shared/output-rules');
  expect(run.file('dist/inject/index.js')).toContain('border-radius: 4px');
  run = outputsOf('shared/guide-css');
  expect(run.printed).toContain('injectStyles: element true, same code true, many.js');
});

test('#side-effects', () => {
  const run = outputsOf('guide/advanced/css/guide-own-effects');
  expect(run.printed).toContain('stylesheets and the file: parts,top');
  expect(run.printed).toContain('stylesheets: top');
});

test('#inline-raw', () => {
  let run = outputsOf('shared/guide-css');
  expect(run.printed).toContain('kilobytes: ?inline true, ?raw false');
  run = outputsOf('guide/advanced/css/inline-urls');
  expect(run.printed).toContain('?inline: folder/dist/static/font/tide.woff2');
  expect(run.printed).toContain(`?raw: './tide.woff2'`);
});

test('#traps', () => {
  let run = outputsOf('shared/guide-css');
  expect(run.file('dist/files/index.css')).toContain('@/theme.css');
  expect(run.printed).toContain('distPath.css in bundleless: one.js shared.css shared.js two.js');
  expect(run.printed).toContain('distPath.js in bundleless: js/one.js js/shared.js js/two.js shared.css import "./shared.css"');
  expect(run.file('dist/named/chip.module.js')).toContain('as chip }');
  run = outputsOf('guide/advanced/css/guide-named-types');
  expect(run.printed).toContain('TS2614');
});

test('#font-packages', () => {
  const run = outputsOf('guide/advanced/css/font-package');
  expect(run.file('dist/dependency/index.js')).toContain('import "@type/lora/400.css";');
  expect(run.tree).toContain('dist/bundled/static/font/lora.woff2');
  expect(run.file('dist/files/index.js')).toContain('import "@type/lora/400.css";');
});

test('#dynamic-import', () => {
  const run = outputsOf('guide/advanced/css/lazy-styles');
  expect(run.printed).toContain('usual: index.css late.css | a script names one: false');
  expect(run.printed).toContain('shared: a.css two.css');
  expect(run.printed).toContain('files: base.css index.css late.css | a script names one: true');
  expect(run.printed).toContain('injected: no stylesheet | a script names one: false | rules in a script: true');
});

test('#error-css-extension', () => {
  const run = outputsOf('guide/advanced/css/vite-server');
  expect(run.printed).toContain('noExternal not set Unknown file extension ".css"');
  expect(run.printed).toContain('noExternal seats rows 4');
});

test('#error-css-token', () => {
  const run = outputsOf('guide/advanced/css/cjs-styles');
  expect(run.printed).toContain(`a class first: SyntaxError: Unexpected token '.'`);
  expect(run.printed).toContain('a layer first: SyntaxError: Invalid or unexpected token');
  expect(run.printed).toContain('Jest with the map: 1 passed');
});

test('#error-css-default', () => {
  const run = outputsOf('guide/advanced/css/css-auto');
  expect(run.file('dist/files/index.js')).toContain('from "./chip.css"');
  expect(run.file('dist/named/named.js')).toContain('chip: "chip-');
  expect(run.file('dist/function/index.js')).toContain('chip: "chip-');
});

test('#error-stylesheet', () => {
  const run = outputsOf('guide/advanced/css/guide-sass-paths');
  expect(run.printed).toContain(`no such package: Can't find stylesheet to import`);
  expect(run.printed).toContain('prefix: found');
  expect(run.printed).toContain('alias: found');
  expect(run.printed).toContain(`other case: Can't find stylesheet to import`);
  expect(run.printed).toContain(`pkg: Can't find stylesheet to import`);
});

test('#aliases', () => {
  const run = outputsOf('guide/advanced/css/style-aliases');
  expect(run.file('dist/shade.css')).toContain('navy');
  expect(run.file('dist/paint.css')).toContain('url(./static/svg/wave.svg)');
});

test('#compiler-options', () => {
  let run = outputsOf('guide/advanced/css/less-inline');
  expect(run.printed).toContain('off: true');
  run = outputsOf('guide/advanced/css/sass-partials');
  expect(run.printed).toContain('Undefined variable.');
  run = outputsOf('guide/advanced/css/sass-plain-import');
  expect(run.printed).toContain('@import leaves @use, has the rules: true true');
  expect(run.printed).toContain('@use leaves @use, has the rules: false true');
  run = outputsOf('guide/advanced/css/sass-plain-variables');
  expect(run.printed).toContain('a rule in two files: 2');
});

test('#error-sass-plain', () => {
  const run = outputsOf('guide/advanced/css/sass-plain-variables');
  expect(run.printed).toContain(`@import of plain.css: Sass variables aren't allowed in plain CSS.`);
  expect(run.printed).toContain('@import with a function: .tag .plain #8b1e3f');
  expect(run.printed).toContain('from a script: .tag .plain .with #8b1e3f');
  expect(run.printed).toContain('@use of plain.css: .tag .plain #8b1e3f');
});

test('#sass-deprecations', () => {
  const run = outputsOf('guide/advanced/css/sass-warnings');
  expect(run.printed).toContain('with its id in the list: nothing');
  expect(run.printed).toContain('the address of global-builtin: https://sass-lang.com/d/import');
  expect(run.printed).toContain('an own list: Sass @import rules');
  expect(run.printed).toContain('a package by name: nothing');
  expect(run.printed).toContain('a package by path: darken() is deprecated');
  expect(run.printed).toContain('the modern API: nothing');
  expect(run.printed).toContain('the legacy API: The legacy JS API');
});

test('#error-plugin', () => {
  const run = outputsOf('shared/guide-css-plugin');
  expect(run.printed).toContain('bundle without the plugin: @rsbuild/plugin-less');
  expect(run.printed).toContain('bundleless without the plugin: @rsbuild/plugin-less');
});

test('#tailwind', () => {
  let run = outputsOf('guide/advanced/css/tailwind-scan');
  expect(run.file('dist/all/index.css')).toContain('.mt-7');
  run = outputsOf('guide/advanced/css/tailwind-missing');
  expect(run.file('dist/index.css')).toContain('@tailwind utilities');
  expect(run.file('dist/index.css')).toContain('@theme');
  expect(run.printed).not.toMatch(/^\s*(?:warn|error)\b/m);
});

test('#tailwind-prefix', () => {
  const run = outputsOf('guide/advanced/css/tailwind-scan');
  expect(run.file('dist/all/index.css')).toContain('@layer utilities');
  expect(run.file('dist/all/index.css')).not.toContain('box-sizing: border-box');
});

test('#tailwind-source', () => {
  const run = outputsOf('guide/advanced/css/tailwind-scan');
  expect(run.file('dist/folder/index.css')).not.toContain('.mt-7');
});

test('#postcss', () => {
  let run = outputsOf('guide/advanced/css/own-prefix');
  expect(run.file('dist/index.css')).toContain('-webkit-box-orient: vertical;');
  run = outputsOf('guide/advanced/css/guide-css-tools');
  expect(run.printed).toContain('styles: order: Sass, PostCSS, Lightning CSS');
});

test('#css-url', () => {
  const run = outputsOf('shared/css-url');
  expect(run.printed).toContain('app: theme.css true');
  expect(run.printed).toContain('esm: undefinedtheme.css');
  expect(run.printed).toContain(`umd: 1 'import.meta' cannot be used outside of module code`);
  expect(run.file('dist/new-url/index.js')).toContain('import.meta.url');
  expect(run.file('dist/new-url/static/assets/theme.css')).toContain('url(./a.svg)');
});

test('#shadow-dom', () => {
  const run = outputsOf('guide/advanced/css/css-attribute');
  expect(run.printed).toContain(`bundle: export 'default'`);
  expect(run.printed).toContain('files: type: "css" true');
});

test('#styles-only', () => {
  const run = outputsOf('guide/advanced/css/only-styles');
  expect(run.printed).toContain('one file: true');
  expect(run.printed).toContain('bytes of the script: 0');
  expect(run.printed).toContain('files: dark.css dark.js light.css light.js');
});

test('#order', () => {
  const run = outputsOf('guide/advanced/css/guide-css-order');
  expect(run.printed).toContain('right: gold,base');
  expect(run.printed).toContain('both: base,gold');
});

test('#error-order', () => {
  const run = outputsOf('guide/advanced/css/css-order-conflict');
  expect(run.printed).toContain('usual: true');
  expect(run.printed).toContain('one order: silent');
  expect(run.printed).toContain('ignoreOrder: silent');
});
