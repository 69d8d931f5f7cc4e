import {outputsOf} from '../../outputs';

test('#bundle-one', () => {
  const run = outputsOf('shared/guide-deps');
  expect(run.printed).toContain('exclude by pattern: bundled');
  expect(run.printed).toContain('exclude by name: bundled, a subpath bundled');
});

test('#fields', () => {
  let run = outputsOf('shared/formats-compared');
  expect(run.printed).toContain('> iife package: bundled');
  expect(run.printed).toContain('> mf package: bundled');
  run = outputsOf('shared/dependencies');
  expect(run.everything).not.toContain('"omega"');
  run = outputsOf('shared/guide-deps');
  expect(run.printed).toContain('in two fields: import');
  expect(run.printed).toContain('externals match: import');
});

test('#optional-inside', () => {
  const run = outputsOf('guide/advanced/third-party-deps/guide-optional');
  expect(run.printed).toContain('inside try: 0, warning true');
  expect(run.printed).toContain('in externals: 0, kept true');
});

test('#native', () => {
  let run = outputsOf('shared/guide-deps');
  expect(run.printed).toContain('a string in externals: import, a subpath bundled');
  run = outputsOf('guide/advanced/third-party-deps/guide-addon-paths');
  expect(run.printed).toContain('computed path: none, esm 1, cjs 1');
  expect(run.printed).toContain('paths: × Debug,× Release');
  expect(run.printed).toContain('paths in try: ⚠ Debug,⚠ Release');
});

test('#own-files', () => {
  const run = outputsOf('guide/advanced/third-party-deps/own-files-cjs');
  expect(run.printed).toContain('ENOENT: no such file or directory');
});

test('#two-copies', () => {
  const run = outputsOf('shared/two-reacts');
  expect(run.file('dist/peer/index.js')).toContain('} from "react";');
});

test('#optional', () => {
  let run = outputsOf('shared/guide-deps');
  expect(run.printed).toContain('declared and absent: import');
  run = outputsOf('guide/advanced/third-party-deps/optional-peer');
  expect(run.file('dist/index.js')).toContain('import("form-kit")');
  expect(run.printed).toContain('plain: 1, forms: ERR_MODULE_NOT_FOUND');
  expect(run.printed).toContain(`application: Can't resolve 'form-kit'`);
  expect(run.printed).toContain('application with the other entry: built');
  run = outputsOf('guide/advanced/third-party-deps/optional-types');
  expect(run.printed).toContain('png: TS2307');
  expect(run.printed).toContain('png with skipLibCheck: none');
  expect(run.printed).toContain('index: none');
});

test('#two-fields', () => {
  const run = outputsOf('guide/advanced/third-party-deps/peer-of-peer');
  expect(run.everything).not.toContain('inner was here');
});

test('#error-undefined-module', () => {
  let run = outputsOf('guide/advanced/third-party-deps/externals-object-cjs');
  expect(run.file('dist/umd/index.js')).toContain('require("map-kit")');
  expect(run.file('dist/index.cjs')).toContain('require("undefined")');
  run = outputsOf('guide/advanced/third-party-deps/externals-object-esm');
  expect(run.file('dist/index.js')).toContain('import(void 0)');
  run = outputsOf('guide/advanced/third-party-deps/externals-object-iife');
  expect(run.printed).toContain(`'import', and 'export' cannot be used outside of module code`);
});

test('#types', () => {
  let run = outputsOf('shared/guide-missing-types');
  expect(run.printed).toContain('checked: TS2307');
  run = outputsOf('shared/types-installed');
  expect(run.file('dist/index.js')).toContain('} from "clsx";');
});

test('#named-export', () => {
  const run = outputsOf('guide/advanced/third-party-deps/star-external');
  expect(run.printed).toContain('import: true true require: own,sum');
});

test('#dynamic-require', () => {
  const run = outputsOf('guide/advanced/third-party-deps/guide-tsup-require');
  expect(run.printed).toContain('tsup: Dynamic require of "util" is not supported');
});

test('#require-not-defined', () => {
  const run = outputsOf('guide/advanced/third-party-deps/bundled-require');
  expect(run.printed).toContain('esm passed on: require is not defined');
  expect(run.printed).toContain('esm: require is not defined, require is not defined, require is not defined');
  expect(run.printed).toContain('warnings: none');
  expect(run.printed).toContain('shim: object, object, string');
  expect(run.printed).toContain('shim passed on: object');
});

test('#keep-one', () => {
  const run = outputsOf('shared/guide-react-string');
  expect(run.printed).toContain('string: react external, react/jsx-runtime bundled');
  expect(run.file('dist/string/index.js')).toContain('require("react")');
  expect(run.file('dist/pattern/index.js')).toContain('from "react/jsx-runtime"');
});

test('#umd', () => {
  const run = outputsOf('guide/advanced/third-party-deps/externals-scoped');
  expect(run.file('dist/index.js')).toContain('require("@acme/dates")');
  expect(run.file('dist/index.js')).toContain('root["Acme"]["dates"]');
});

test('#workspace', () => {
  const run = outputsOf('shared/guide-deps');
  expect(run.printed).toContain('workspace package in dependencies: import');
  expect(run.printed).toContain('workspace source: lowered');
  expect(run.printed).toContain('packageJson lists both: import');
});

test('#bundleless-one', () => {
  const run = outputsOf('guide/advanced/third-party-deps/guide-bundleless-inline');
  expect(run.printed).toContain('esm files with a copy: 1');
  expect(run.printed).toContain('cjs files with a copy: 2');
  expect(run.printed).toContain('esm subpath is imported: true');
  expect(run.printed).toContain('esm applies: says: only to the exact name|只对你写的那个名字');
});

test('#error-require-esm', () => {
  let run = outputsOf('guide/advanced/third-party-deps/guide-esm-only');
  expect(run.printed).toContain('require: true, ERR_REQUIRE_ESM');
  expect(run.printed).toContain('false for cjs: cjs bundled, ..., esm import');
  expect(run.printed).toContain('in devDependencies: cjs bundled, ..., esm bundled');
  expect(run.printed).toContain('import(): true, ...');
  run = outputsOf('guide/advanced/third-party-deps/esm-only-default');
  expect(run.printed).toContain('require(): default and named');
});

test('#require-resolve', () => {
  let run = outputsOf('guide/advanced/third-party-deps/guide-esm-only');
  expect(run.printed).toContain('import.meta.resolve: esm loads, cjs throws');
  run = outputsOf('guide/advanced/third-party-deps/guide-kept-paths');
  expect(run.printed).toContain('kept: esm true, cjs true');
  expect(run.printed).toContain('bundled: esm false, cjs false');
  expect(run.printed).toContain('run: esm require is not defined, cjs found');
});

test('#error-did-you-mean', () => {
  let run = outputsOf('guide/advanced/third-party-deps/subpath-file');
  expect(run.printed).toContain('esm: ERR_MODULE_NOT_FOUND, true');
  expect(run.printed).toContain('cjs: last one');
  expect(run.printed).toContain('with the extension: 0');
  run = outputsOf('guide/advanced/third-party-deps/own-folder-import');
  expect(run.file('dist/index.js')).toContain('"./rows/index.js"');
  run = outputsOf('guide/advanced/third-party-deps/jsx-runtime-17');
  expect(run.printed).toContain('usual: Did you mean to import "react/jsx-runtime.js"');
  expect(run.printed).toContain('mapped: exit 0');
});

test('#dynamic-import-esm', () => {
  const run = outputsOf('guide/advanced/third-party-deps/import-packages');
  expect(run.file('dist/node/index.js')).toContain('import(path)');
  expect(run.tree).toContain('dist/named/key~1.js');
  expect(run.file('dist/node/old~0.js')).toContain('__rspack_createRequire_require("node:os")');
  expect(run.printed).toContain('runs: old with node:os and ext');
});

test('#dynamic-import-cjs', () => {
  const run = outputsOf('guide/advanced/third-party-deps/guide-cjs-import');
  expect(run.printed).toContain('own file: promise true, require true');
});

test('#critical-require', () => {
  let run = outputsOf('guide/advanced/third-party-deps/bundled-require');
  expect(run.printed).toContain('cjs passed on: object');
  run = outputsOf('guide/advanced/third-party-deps/guide-passed-require');
  expect(run.printed).toContain('umd: Cannot find module, warning true');
  expect(run.printed).toContain('iife: Cannot find module, warning true');
  expect(run.printed).toContain('cjs: loads function, warning false');
  expect(run.printed).toContain('esm: require is not defined, warning false');
});

test('#browser-require', () => {
  const run = outputsOf('shared/guide-require');
  expect(run.file('dist/node-commonjs/index.js')).toContain('from "node:module"');
});

test('#magic-comments', () => {
  const run = outputsOf('guide/advanced/third-party-deps/guide-magic');
  expect(run.printed).toContain('kept: @vite-ignore true, pure true, webpackPrefetch false');
  expect(run.printed).toContain('@preserve: true, in the licences true');
});

test('#only-allowed', () => {
  const run = outputsOf('guide/advanced/third-party-deps/late-failure');
  expect(run.printed).toContain('not allowed');
  expect(run.tree).toContain('dist/index.js');
});

test('#npm-link', () => {
  const run = outputsOf('guide/advanced/third-party-deps/guide-linked');
  expect(run.printed).toContain('bundler: that of the library');
  expect(run.printed).toContain('Node.js: that of the library');
  expect(run.printed).toContain('alias: that of the application');
  expect(run.printed).toContain('peer, --preserve-symlinks: found');
  expect(run.printed).toContain('symlinks false: that of the library');
});
