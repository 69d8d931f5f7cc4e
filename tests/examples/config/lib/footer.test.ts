import {outputsOf} from '../../outputs';

test('#introduction', () => {
  const run = outputsOf('shared/lib-runs');
  expect(run.printed).toContain('footer after minification: // a ; b');
});

test('#sample', () => {
  let run = outputsOf('shared/lib-runs');
  expect(run.printed).toContain('default export: object function');
  expect(run.printed).toContain('named export with the footer: undefined');
  expect(run.file('dist/declared/main.d.ts')).not.toContain('export =');
  run = outputsOf('shared/dts-consumers');
  expect(run.printed).toContain('only, by hand: fine');
});

test('#footer-js', () => {
  const run = outputsOf('shared/lib-runs');
  expect(run.printed).toContain('footer in .js .cjs .mjs');
  expect(run.printed).toContain('footer in the chunk');
});

test('#traps', () => {
  const run = outputsOf('shared/lib-runs');
  expect(run.printed).toContain('without default export: undefined');
  expect(run.file('dist/lowered/index.js')).not.toContain('null == a');
});

test('#related', () => {
  const run = outputsOf('shared/lib-runs');
  expect(run.printed).toContain('plugin banner: ! kept');
  expect(run.printed).toContain('plugin banner removed: true');
});

test('#placement', () => {
  const run = outputsOf('shared/texts-placed');
  expect(run.printed).toContain('export { chip, later }; | after the footer nothing');
  expect(run.printed).toContain('})()); | after the footer nothing 0');
  expect(run.printed).toContain('before the last export default lib; | after the footer nothing 0');
  expect(run.printed).toContain('after the footer //# sourceMappingURL=index.mjs.map');
  expect(run.printed).toContain('before the last export { plain }; | after the footer nothing 0');
  expect(run.everything).not.toContain('export { plain }; | after the footer nothing 1');
});

test('#fields', () => {
  const run = outputsOf('shared/texts-placed');
  expect(run.file('dist/off/index.css')).toContain('! css end');
  expect(run.file('dist/off/index.mjs')).not.toContain('/*! end');
});

test('#footer-dts', () => {
  const run = outputsOf('shared/texts-placed');
  expect(run.file('dist/esm/index.d.mts')).toContain('! dts end');
});
