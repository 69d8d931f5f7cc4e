import {outputsOf} from '../../outputs';

test('#fields', () => {
  let run = outputsOf('shared/packages-kept');
  expect(run.printed).toContain('all: bundles epsilon');
  run = outputsOf('shared/package-fields');
  expect(run.everything).not.toContain('src/index.ts');
  run = outputsOf('shared/manifest-readers');
  expect(run.printed).toContain('other path: ERR_PACKAGE_PATH_NOT_EXPORTED');
  expect(run.printed).toContain('resolve: main.cjs');
  expect(run.file('dist/usual.js')).not.toContain('"module"');
  expect(run.file('dist/module.js')).toContain('"module"');
  expect(run.printed).toContain(`node10: src/use.ts(3,14): error TS2322: Type '{ types: true; }'`);
  expect(run.file('dist/bare.js')).not.toContain('side effect');
  expect(run.printed).toContain('Unsupported engine');
});

test('#publint-format', () => {
  const run = outputsOf('shared/cli-flags');
  expect(run.printed).toContain('--no-auto-extension: scripts scripts/index.js');
});

test('#attw-false-cjs', () => {
  let run = outputsOf('shared/guide-two-dts');
  expect(run.printed).toContain('without type module: index.d.mts index.mjs');
  run = outputsOf('guide/advanced/package-json/guide-attw');
  expect(run.printed).toContain('Import resolved to a CommonJS type declaration file, but an ESM JavaScript file.');
  expect(run.printed).toContain('Masquerading as CJS');
});

test('#ts2307', () => {
  let run = outputsOf('shared/guide-tsgo');
  expect(run.printed).toContain('TypeScript 7, node10: TS5108');
  expect(run.printed).toContain('TypeScript 7 has: not: `node10`');
  run = outputsOf('guide/advanced/package-json/types-beside');
  expect(run.printed).toContain('node10, 2 targets: none');
  expect(run.printed).toContain('node10, 1 targets: TS2307');
});

test('#dual', () => {
  let run = outputsOf('shared/dts-consumers');
  expect(run.printed).toContain('Node16: one.cts TS1479');
  run = outputsOf('shared/node-kinds');
  expect(run.printed).toContain('dual state north');
});

test('#error-subpath', () => {
  let run = outputsOf('shared/node-kinds');
  expect(run.printed).toContain('pure manifest ERR_PACKAGE_PATH_NOT_EXPORTED');
  run = outputsOf('guide/advanced/package-json/errors-exports');
  expect(run.printed).toContain(`manifest: Package subpath './package.json' is not defined by "exports"`);
  expect(run.printed).toContain(`other private path: Package subpath './dist/moon.js' is not defined by "exports"`);
  expect(run.printed).toContain('listed paths: name type exports, moon');
  expect(run.printed).toContain('from the disk: tide');
  run = outputsOf('guide/advanced/package-json/vite-private-path');
  expect(run.printed).toContain('"./dist/index.css" is not exported under the conditions');
});

test('#exports', () => {
  let run = outputsOf('shared/export-conditions');
  expect(run.printed).toContain('use.mjs early: default');
  expect(run.printed).toContain('use.mjs all: import');
  expect(run.printed).toContain(`near.ts(3,14): error TS2322: Type '{ near: true; }'`);
  expect(run.printed).toContain('--conditions=solid use.mjs all: solid');
  expect(run.printed).toContain('use.cjs all: require');
  expect(run.printed).toContain('use.mjs none: default');
  expect(run.printed).toContain(`all.ts(3,14): error TS2322: Type '{ types: true; }'`);
  run = outputsOf('shared/guide-manifest');
  expect(run.printed).toContain('import alone, require(): ERR_PACKAGE_PATH_NOT_EXPORTED');
  expect(run.printed).toContain('an unlisted path: ERR_PACKAGE_PATH_NOT_EXPORTED');
  run = outputsOf('guide/advanced/package-json/manifest-kept');
  expect(run.printed).toContain('package.json: as before');
  run = outputsOf('guide/advanced/package-json/types-beside');
  expect(run.printed).toContain('nodenext: none');
  expect(run.printed).toContain('node10: TS2307');
});

test('#publint-types-first', () => {
  let run = outputsOf('shared/export-conditions');
  expect(run.printed).toContain(`late.ts(3,14): error TS2322: Type '{ types: true; }'`);
  run = outputsOf('guide/advanced/package-json/guide-attw');
  expect(run.printed).toContain('This behavior is a TypeScript bug');
  expect(run.printed).toContain('Used fallback condition');
});

test('#introduction', () => {
  let run = outputsOf('shared/manifest-readers');
  expect(run.printed).toContain('node: exports');
  run = outputsOf('shared/guide-manifest');
  expect(run.printed).toContain('package.json after a build: unchanged');
});

test('#error-no-main', () => {
  const run = outputsOf('guide/advanced/package-json/errors-exports');
  expect(run.printed).toContain('only subpaths, require(): No "exports" main defined');
  expect(run.printed).toContain('default, import(): tide');
  expect(run.printed).toContain('default, require(): tide');
  expect(run.printed).toContain('condition require: old');
  expect(run.printed).toContain('import alone, import(): tide');
});

test('#entry-points', () => {
  const run = outputsOf('guide/advanced/package-json/types-beside');
  expect(run.printed).toContain('bundler: none');
});

test('#ts7016', () => {
  const run = outputsOf('guide/advanced/package-json/types-beside');
  expect(run.printed).toContain('elsewhere: TS7016');
  expect(run.printed).toContain('types first: none');
});

test('#browser', () => {
  const run = outputsOf('guide/advanced/package-json/browser-condition');
  expect(run.printed).toContain('node: a file');
  expect(run.printed).toContain('node -C browser: the page');
  expect(run.printed).toContain('webpack: the page');
});

test('#check', () => {
  const run = outputsOf('guide/advanced/package-json/guide-publint');
  expect(run.printed).toContain('an error: 1');
  expect(run.printed).toContain('a suggestion: 0, with throwOn 1');
});

test('#check-cli', () => {
  const run = outputsOf('guide/advanced/package-json/guide-publint');
  expect(run.printed).toContain('a warning: 0, with --strict 1');
});

test('#knip', () => {
  const run = outputsOf('guide/advanced/package-json/knip');
  expect(run.printed).toContain('entries: 1 src/left.ts unused never src/half.ts');
  expect(run.printed).toContain('pattern: 1 src/left.ts src/more.ts unused never src/half.ts');
  expect(run.printed).toContain('knip.json: 1 src/left.ts unused never src/half.ts');
});

test('#attw-no-resolution', () => {
  const run = outputsOf('guide/advanced/package-json/guide-attw');
  expect(run.printed).toContain('Import failed to resolve to type declarations or JavaScript files.');
});

test('#attw-internal', () => {
  const run = outputsOf('guide/advanced/package-json/guide-attw');
  expect(run.printed).toContain('Import found in a type declaration file failed to resolve.');
  expect(run.printed).toContain('listed imports: ./tide');
});

test('#attw-cjs-default', () => {
  let run = outputsOf('guide/advanced/package-json/guide-attw');
  expect(run.printed).toContain('CommonJS module simulates a default export with exports.default and exports.__esModule');
  expect(run.printed).toContain('default of a CommonJS file: object function');
  run = outputsOf('guide/advanced/package-json/cjs-footer-files');
  expect(run.file('dist/both.cjs')).toContain('module.exports = exports.default;');
  expect(run.printed).toContain('sole default: function, both: object');
  expect(run.printed).toContain('imported: fired!');
});

test('#attw-export-default', () => {
  const run = outputsOf('guide/advanced/package-json/guide-attw');
  expect(run.printed).toContain('The resolved types use export default where the JavaScript file appears to use module.exports =.');
});

test('#publint-others', () => {
  const run = outputsOf('guide/advanced/package-json/publint-others');
  expect(run.printed).toContain('module: pkg.module is used to output ESM, but pkg.exports is not defined.');
  expect(run.printed).toContain('main: pkg.main is an ESM file, but it is usually better to use pkg.exports instead.');
  expect(run.printed).toContain('bin: pkg.bin is dist/index.js but the file is not executable.');
  expect(run.printed).toContain('engines: The package does not specify the "engines.node" field.');
  expect(run.printed).toContain('effects: The package appears to be consumed by bundlers but does not specify "sideEffects".');
  expect(run.printed).toContain('executable');
});
