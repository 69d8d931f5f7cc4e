import {outputsOf} from '../../outputs';

test('#introduction', () => {
  const run = outputsOf('shared/where-options');
  expect(run.printed).toContain('both: dev html moduleFederation output performance plugins resolve security source splitChunks tools');
});

test('#output-clean-dist-path', () => {
  let run = outputsOf('shared/said-output');
  expect(run.printed).toContain('the path of keep: says: absolute|绝对');
  run = outputsOf('shared/guide-two-dts');
  expect(run.printed).toContain('shared: index.d.cts');
  run = outputsOf('shared/source-rules');
  expect(run.printed).toContain('emptied: before the first item, once');
  expect(run.everything).not.toContain('shared folder lost: index.js');
  expect(run.everything).not.toContain('two configs kept: index.js');
  run = outputsOf('shared/output-rules');
  expect(run.printed).toContain('outside warnings 1');
  expect(run.tree).toContain('dist/kept/old.txt');
  run = outputsOf('config/rsbuild/output/own-folders');
  expect(run.tree).toContain('dist/old.js');
  expect(run.tree).not.toContain('dist/esm/old.js');
  expect(run.tree).toContain('dist/other/old.js');
  run = outputsOf('config/rsbuild/output/clean-other-output');
  expect(run.printed).toContain('tsc first: index.js');
  expect(run.printed).toContain('tsc last: index.d.ts index.js');
});

test('#output-filename', () => {
  let run = outputsOf('shared/redirect-rules');
  expect(run.file('dist/named/index.mjs')).toContain('"./clean.mjs"');
  expect(run.file('dist/called/index.mjs')).toContain('"./clean.js"');
  run = outputsOf('shared/output-rules');
  expect(run.tree).toContain('dist/min/index.min.js');
  expect(run.printed).toContain('string-name same as web true');
});

test('#output-auto-external', () => {
  const run = outputsOf('shared/packages-kept');
  expect(run.printed).toContain('merged: bundles beta epsilon');
});

test('#output-minify', () => {
  let run = outputsOf('shared/output-rules');
  expect(run.file('dist/all/index.css')).toContain('.chip{-webkit-user-select:none');
  expect(run.file('dist/web/index.js')).not.toContain('dead code');
  expect(run.file('dist/web/index.js')).toContain('longName');
  expect(run.file('dist/web/index.css')).not.toContain('.chip{');
  expect(run.file('dist/all/index.js')).not.toContain('longName');
  expect(run.file('dist/off/index.js')).toContain('dead code');
  expect(run.file('dist/off/index.js')).toContain('// a usual comment');
  run = outputsOf('config/rsbuild/output/terser-after');
  expect(run.printed).toContain('terser: const src_area=(');
  run = outputsOf('config/rsbuild/output/mf-minify');
  expect(run.printed).toContain('mf: minify: true, toplevel: false');
  expect(run.printed).toContain('repeated, the same output: true');
});

test('#output-asset-prefix', () => {
  let run = outputsOf('shared/mf-remote');
  expect(run.printed).toContain('prefix /');
  run = outputsOf('shared/output-rules');
  expect(run.file('dist/cdn/index.js')).toContain('__webpack_require__.p + "static/svg/wave.svg"');
  expect(run.file('dist/cdn/index.css')).toContain('https://cdn.example/kit/static/svg/wave.svg');
  run = outputsOf('shared/dot-prefix');
  expect(run.tree).toContain('dist/dot/static/svg/pin.svg');
  expect(run.printed).toContain('dot: url(./static/svg/pin.svg)');
  expect(run.printed).toContain('auto: url(../static/svg/pin.svg)');
});

test('#output-target', () => {
  let run = outputsOf('shared/output-rules');
  expect(run.file('dist/node/index.js')).toContain('round: "round-');
  expect(run.file('dist/web/index.css')).toContain('.round-');
  run = outputsOf('shared/built-ins-web-import');
  expect(run.exit).toBe(1);
});

test('#output-externals', () => {
  let run = outputsOf('shared/source-rules');
  expect(run.printed).toContain('externals added to: own listed node:fs');
  run = outputsOf('shared/externals-by-format');
  expect(run.file('dist/both/part.js')).toContain('from "react/jsx-runtime"');
  expect(run.file('dist/umd/static.js')).toContain('root["map-kit"]');
  expect(run.file('dist/esm/lazy.js')).toContain('import("map-kit")');
  expect(run.file('dist/node/required.js')).toContain('__rspack_createRequire_require("map-kit")');
  expect(run.file('dist/esm/required.js')).toContain('require("map-kit")');
  expect(run.file('dist/cjs/static.cjs')).toContain('require("map-kit")');
  expect(run.file('dist/cjs/lazy.cjs')).toContain('import("map-kit")');
  expect(run.file('dist/cjs/required.cjs')).toContain('require("map-kit")');
  expect(run.file('dist/umd/static.js')).toContain('factory(require("map-kit"))');
  expect(run.file('dist/umd/lazy.js')).toContain('import("map-kit")');
  expect(run.file('dist/umd/required.js')).toContain('root["map-kit"]');
  expect(run.file('dist/iife/static.js')).toContain('globalThis["map-kit"]');
  expect(run.file('dist/iife/lazy.js')).toContain('import("map-kit")');
  expect(run.file('dist/iife/required.js')).toContain('globalThis["map-kit"]');
  expect(run.file('dist/type/own.cjs')).toContain('import("own-kit")');
  expect(run.file('dist/part/part.js')).not.toContain('react/jsx-runtime');
  run = outputsOf('shared/iife-external');
  expect(run.file('dist/index.js')).toContain('globalThis.Vue');
  run = outputsOf('shared/externals-object');
  expect(run.printed).toContain('other key: react external, react/jsx-runtime external');
  expect(run.printed).toContain('object: react external, react/jsx-runtime bundled');
  expect(run.printed).toContain('object in an array: react external, react/jsx-runtime external');
  run = outputsOf('config/rsbuild/output/jsx-globals');
  expect(run.file('dist/umd/index.js')).toContain('root["react/jsx-runtime"]');
  expect(run.file('dist/iife/index.js')).toContain('globalThis["react/jsx-runtime"]');
});

test('#output-legal-comments', () => {
  let run = outputsOf('shared/source-rules');
  expect(run.printed).toContain('legal comments: @license /*!');
  run = outputsOf('shared/output-rules');
  expect(run.tree).not.toContain('dist/legal-none/index.js.LICENSE.txt');
  expect(run.tree).not.toContain('dist/legal-inline/index.js.LICENSE.txt');
  expect(run.file('dist/legal-none/index.js')).toContain('chip 1.0');
  run = outputsOf('config/rsbuild/output/legal-minified');
  expect(run.file('dist/linked/index.js.LICENSE.txt')).toContain('chip 1.0');
  expect(run.file('dist/none/index.js')).not.toContain('chip 1.0');
  expect(run.file('dist/inline/index.js')).toContain('chip 1.0');
});

test('#error-module-not-defined', () => {
  const run = outputsOf('shared/source-rules');
  expect(run.printed).toContain('module defined before module.id: true');
});

test('#output-module', () => {
  const run = outputsOf('shared/source-rules');
  expect(run.printed).toContain('output.module: esm true cjs false umd false iife false');
});

test('#readable', () => {
  const run = outputsOf('shared/output-rules');
  expect(run.file('dist/no-logs/index.js')).not.toContain('the log');
});

test('#output-source-map', () => {
  const run = outputsOf('shared/output-rules');
  expect(run.tree).not.toContain('dist/web/index.js.map');
  expect(run.tree).toContain('dist/map-js/index.js.map');
  expect(run.tree).toContain('dist/map-css/index.css.map');
  expect(run.tree).toContain('dist/map-files/chip.css.map');
});

test('#output-copy', () => {
  let run = outputsOf('shared/output-rules');
  expect(run.tree).toContain('dist/copied/own/note.md');
  expect(run.tree).toContain('dist/web/logo.md');
  run = outputsOf('shared/public-ignore');
  expect(run.printed).toContain('ignore: config.js index.js');
});

test('#output-data-uri-limit', () => {
  const run = outputsOf('shared/output-rules');
  expect(run.tree).not.toContain('dist/limit/static/svg/wave.svg');
});

test('#output-emit-css', () => {
  const run = outputsOf('shared/output-rules');
  expect(run.tree).toContain('dist/emit/index.css');
  expect(run.tree).not.toContain('dist/no-emit/index.css');
});

test('#output-inject-styles', () => {
  const run = outputsOf('shared/output-rules');
  expect(run.tree).not.toContain('dist/inject/index.css');
  expect(run.printed).toContain('size with the styles true');
});

test('#output-css-modules', () => {
  let run = outputsOf('shared/output-rules');
  expect(run.file('dist/named/index.js')).toContain('kit-round');
  expect(run.tree).not.toContain('dist/failed/index.js');
  run = outputsOf('config/rsbuild/output/class-names-exported');
  expect(run.printed).toContain('camelCase: card-title,cardTitle,card_body,cardBody');
  expect(run.printed).toContain('camelCaseOnly: cardTitle,cardBody');
  expect(run.printed).toContain('asIs: card-title,card_body');
  run = outputsOf('config/rsbuild/output/one-export');
  expect(run.file('dist/usual/index.js')).toContain('slideIn: "slide-in-');
  expect(run.file('dist/as-is/index.js')).toContain('slideIn: "slideIn-');
});

test('#more', () => {
  const run = outputsOf('shared/output-rules');
  expect(run.file('dist/ascii/index.js')).toContain('\\xe9');
  expect(run.tree).not.toContain('dist/no-assets/static/svg/wave.svg');
});

test('#externals-function', () => {
  const run = outputsOf('config/rsbuild/output/externals-function');
  expect(run.printed).toContain('asked: os-kit ./src ./src/more.ts, commonjs');
  expect(run.file('dist/later/index.js')).toContain('from "coding";');
  expect(run.file('dist/path/index.js')).toContain('import { CODING } from "coding.js";');
  expect(run.file('dist/array/index.js')).toContain('CODING.CODING');
  expect(run.file('dist/text/index.js')).toContain('from "coding.js CODING"');
});

test('#output-filename-hash', () => {
  const run = outputsOf('config/rsbuild/output/hashed-chunk');
  expect(run.printed).toContain('names: index.[hash].js lazy.[hash].js');
});

test('#private-names', () => {
  const run = outputsOf('shared/pure-notes');
  expect(run.file('dist/min/index.js')).not.toContain('#speedOfHand');
  expect(run.file('dist/min/index.js')).toContain('turnedByHand');
});

test('#public-ignore', () => {
  const run = outputsOf('shared/public-ignore');
  expect(run.printed).toContain('copy: config.js config.prd.js deep/config.prd.js index.js src/index.ts');
  expect(run.printed).toContain('off: index.js');
});

test('#copy-ignore', () => {
  const run = outputsOf('config/rsbuild/output/copy-patterns');
  expect(run.printed).toContain('usual: .source index.js logo.png logo.psd logo.txt old.png');
  expect(run.printed).toContain('visible: index.js logo.png logo.psd logo.txt old.png');
  expect(run.printed).toContain(`negated: unable to locate './assets/**/!(*.psd)' glob`);
  expect(run.printed).toContain(`absent: unable to locate './fonts' glob`);
  expect(run.printed).toContain('missing: index.js');
  expect(run.printed).toContain('renamed: index.js logo-small.png');
  expect(run.printed).toContain('LOGO');
});

test('#copy-templates', () => {
  const run = outputsOf('config/rsbuild/output/copy-templates');
  expect(run.tree).toContain('dist/templates/app/main.ts');
  expect(run.printed).toContain('read: export const answer: number = 42;');
});

test('#copy-folders', () => {
  const run = outputsOf('config/rsbuild/output/copy-folders');
  expect(run.printed).toContain('folder: same.scss theme/dark.scss theme/same.scss silent');
  expect(run.printed).toContain('pattern: src/same.scss src/theme/dark.scss src/theme/same.scss silent');
  expect(run.printed).toContain('context: same.scss theme/dark.scss theme/same.scss silent');
  expect(run.printed).toContain('flat: scss/dark.scss scss/same.scss silent');
});

test('#clean-whole-dist', () => {
  const run = outputsOf('config/rsbuild/output/clean-dist');
  expect(run.printed).toContain('clean: cjs esm');
  expect(run.printed).toContain('rslib: cjs esm old.js');
  expect(run.printed).toContain('build: cjs esm');
});
