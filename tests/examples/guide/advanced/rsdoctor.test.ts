import {manifestOf, outputsOf} from '../../outputs';

test('#start', () => {
  const run = outputsOf('shared/rsdoctor-data');
  expect(run.tree).toContain('dist/.rsdoctor/manifest.json');
});

test('#read', () => {
  const run = outputsOf('guide/advanced/rsdoctor/rsdoctor-reasons');
  expect(run.printed).toContain('Call with side effects');
});

test('#error-install', () => {
  const run = outputsOf('guide/advanced/rsdoctor/guide-doctor');
  expect(run.printed).toContain('without Rsdoctor: 0 index.js');
});

test('#introduction', () => {
  expect(manifestOf('@rsdoctor/rspack-plugin')).toContain('"version": "1.6.');
});
