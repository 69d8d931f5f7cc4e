import {outputsOf} from '../../outputs';

test('#engines', () => {
  let run = outputsOf('shared/engines');
  expect(run.file('dist/node/index.js')).toContain('??');
  run = outputsOf('shared/lowered-calls');
  expect(run.printed).toContain('>=18: ?. true, .values().map( true');
  expect(run.printed).toContain('without the function: all.values(...).map is not a function');
  run = outputsOf('shared/guide-syntax');
  expect(run.printed).toContain('helpers: bundle 1, files 1+1');
  expect(run.printed).toContain('a bundled package: kept');
  expect(run.printed).toContain('overrideBrowserslist: lowered');
});

test('#two-kinds', () => {
  const run = outputsOf('shared/syntax');
  expect(run.file('dist/index.js')).toContain('Object.groupBy(');
  expect(run.file('dist/index.js')).toContain('fetch(');
});

test('#node-built-ins', () => {
  let run = outputsOf('shared/built-ins-node');
  expect(run.file('dist/index.js')).toContain('Buffer.from');
  expect(run.file('dist/index.js')).toContain('process.env.NODE_ENV');
  expect(run.file('dist/index.js')).toContain('global.performance');
  run = outputsOf('shared/built-ins-web-import');
  expect(run.printed).toContain(`Module not found: Can't resolve 'fs'`);
  run = outputsOf('guide/advanced/output-compatibility/built-ins-web');
  expect(run.file('dist/index.js')).toContain('Buffer.from');
  expect(run.file('dist/umd/index.js')).not.toContain('process.env.NODE_ENV');
  expect(run.everything).not.toContain('global.performance');
});

test('#conditional-built-in', () => {
  let run = outputsOf('guide/advanced/output-compatibility/node-import-in-app');
  expect(run.printed).toContain('Rsbuild: fails');
  expect(run.printed).toContain('webpack: fails');
  run = outputsOf('guide/advanced/output-compatibility/branch-built-ins');
  expect(run.printed).toContain('aliasFalse: 0 false');
  expect(run.printed).toContain('externalFalse: 1 true');
});

test('#helpers', () => {
  const run = outputsOf('shared/helpers-formats');
  expect(run.file('dist/esm/index.js')).toContain('import { _ } from "@swc/helpers/_/_object_spread"');
});

test('#es5', () => {
  let run = outputsOf('guide/advanced/output-compatibility/es5-wrapper');
  expect(run.file('dist/index.js')).not.toContain('=>');
  expect(run.file('dist/index.js')).not.toContain('const');
  expect(run.file('dist/index.js')).not.toContain('let');
  run = outputsOf('guide/advanced/output-compatibility/es5-minified');
  expect(run.printed).toContain('umd/index.js: ES5');
  expect(run.printed).toContain('cjs/index.cjs: const __rslib_import_meta_url__');
  expect(run.printed).toContain('no-shim/index.cjs: ES5');
});

test('#dependencies', () => {
  const run = outputsOf('shared/guide-syntax');
  expect(run.printed).toContain('all of node_modules: lowered');
});

test('#css', () => {
  const run = outputsOf('shared/guide-syntax');
  expect(run.file('dist/css/index.css')).toContain(':has(b)');
});

test('#traps', () => {
  const run = outputsOf('shared/guide-syntax');
  expect(run.printed).toContain('es2020: kept');
});
