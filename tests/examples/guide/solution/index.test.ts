import {outputsOf} from '../../outputs';

test('#differences', () => {
  const run = outputsOf('guide/solution/index/side-effects-css');
  expect(run.file('dist/index.css')).toContain('.card');
});

test('#jsx-types', () => {
  const run = outputsOf('guide/solution/index/jsx-types');
  expect(run.printed).toContain('without the entry: app/page.tsx(1,27): error TS2339');
  expect(run.printed).toContain('imported in another file: no error');
  expect(run.printed).toContain('with dts.isolated: app/page.tsx(1,28): error TS2339');
  expect(run.printed).toContain('a wrong attribute: app/page.tsx(1,38): error TS2322');
});
