import {manifestOf, outputsOf} from '../../outputs';

test('#traps', () => {
  const run = outputsOf('shared/tarball');
  expect(run.printed).toContain('not built: package.json');
});

test('#choose', () => {
  expect(manifestOf('storybook')).toContain('document, and test UI components');
});
