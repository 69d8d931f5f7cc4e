import {outputsOf} from '../../outputs';

test('#mistakes', () => {
  let run = outputsOf('shared/package-lists');
  expect(run.file('dist/index.js')).toContain('(day)=>day ?? 1');
  expect(run.file('dist/index.cjs')).not.toContain('??');
  run = outputsOf('shared/option-names');
  expect(run.printed).toContain(`'entry' does not exist in type 'RslibConfig'`);
  expect(run.printed).toContain(`Type 'string[]' is not assignable to type 'Format | undefined'`);
});
