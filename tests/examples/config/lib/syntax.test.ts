import {outputsOf} from '../../outputs';

test('#cache', () => {
  const run = outputsOf('shared/source-rules');
  expect(run.everything).not.toContain('flag after a build lowered: true');
  expect(run.printed).toContain('config after a build lowered: true');
});

test('#browserslist', () => {
  let run = outputsOf('shared/said-precedence');
  expect(run.printed).toContain('overrideBrowserslist: says: precedence over `syntax`|优先于 `syntax`|覆盖 `syntax`');
  run = outputsOf('shared/lib-resolved');
  expect(run.printed).toContain('explicit c node 4');
  run = outputsOf('shared/source-rules');
  expect(run.everything).not.toContain('browserslist read');
});

test('#introduction', () => {
  let run = outputsOf('shared/lib-resolved');
  expect(run.printed).toContain('with esm node node >= 20.19.0');
  run = outputsOf('shared/engines');
  expect(run.file('dist/index.js')).toContain('null != a');
  expect(run.file('dist/both/index.js')).toContain('null != a');
});

test('#sample', () => {
  const run = outputsOf('shared/lib-resolved');
  expect(run.printed).toContain('es2020: 91 | 91 | 80 | 16.3 | 16.3 | 16.9');
});

test('#defaults', () => {
  let run = outputsOf('shared/lib-resolved');
  expect(run.printed).toContain('. esm node esnext');
  expect(run.printed).toContain('with esm web esnext');
  expect(run.printed).toContain('with cjs node node >= 20.19.0');
  expect(run.printed).toContain('. cjs node esnext');
  expect(run.printed).toContain('with cjs web esnext');
  expect(run.printed).toContain('with umd node node >= 20.19.0');
  expect(run.printed).toContain('. umd node esnext');
  expect(run.printed).toContain('with umd web esnext');
  expect(run.printed).toContain('with iife node node >= 20.19.0');
  expect(run.printed).toContain('. iife node esnext');
  expect(run.printed).toContain('with iife web esnext');
  expect(run.printed).toContain('with mf node node >= 20.19.0');
  expect(run.printed).toContain('. mf node esnext');
  expect(run.printed).toContain('with mf web esnext');
  expect(run.printed).toContain('with mf default: web');
  expect(run.printed).toContain('low esm node node >= 16.0.0');
  expect(run.printed).toContain('star esm node esnext');
  expect(run.printed).toContain('explicit a chrome >= 51');
  expect(run.printed).toContain('with umd node node >= 20.19.0 for the wrapper browserslist:node >= 20.19.0');
  expect(run.printed).toContain('explicit b node >= 20.19.0');
  run = outputsOf('config/lib/syntax/optional-chaining');
  expect(run.file('dist/usual/index.js')).toContain('seat?.row');
  expect(run.file('dist/older/index.js')).not.toContain('?.');
});

test('#names', () => {
  const run = outputsOf('shared/lib-resolved');
  expect(run.printed).toContain('es5: 13 | 12 | 2 | 5.1 | 6 | 0.6');
  expect(run.printed).toContain('es6: 51 | 79 | 53 | 16.3 | 16.3 | 6.5');
  expect(run.printed).toContain('es2015: 51 | 79 | 53 | 16.3 | 16.3 | 6.5');
  expect(run.printed).toContain('es2016: 52 | 79 | 53 | 16.3 | 16.3 | 7');
  expect(run.printed).toContain('es2017: 55 | 79 | 53 | 16.3 | 16.3 | 7.6');
  expect(run.printed).toContain('es2018: 64 | 79 | 78 | 16.3 | 16.3 | 10');
  expect(run.printed).toContain('es2019: 66 | 79 | 78 | 16.3 | 16.3 | 10');
  expect(run.printed).toContain('es2021: 91 | 91 | 80 | 16.3 | 16.3 | 16.9');
  expect(run.printed).toContain('es2022: 94 | 94 | 93 | 16.4 | 16.4 | 16.11');
  expect(run.printed).toContain('es2023: 110 | 110 | 115 | 17 | 17 | 20');
  expect(run.printed).toContain('es2024: 112 | 112 | 116 | 17 | 17 | 20');
  expect(run.printed).toContain('es2025: 126 | 126 | 132 | 17.4 | 17.4 | 23');
  expect(run.printed).toContain('esnext node: last 1 node versions');
  expect(run.printed).toContain('esnext web: last 1 Chrome versions, last 1 Firefox versions, last 1 Edge versions, last 1 Safari versions, last 1 ios_saf versions');
});

test('#polyfills', () => {
  const run = outputsOf('shared/source-rules');
  expect(run.everything).not.toContain('withResolvers lowered');
});

test('#error-version', () => {
  const run = outputsOf('shared/source-rules');
  expect(run.printed).toContain('failed to resolve browserslist query: ["nonsense 5"]');
});
