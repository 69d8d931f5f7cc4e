import {outputsOf} from '../../outputs';

test('#write', () => {
  const run = outputsOf('shared/plugin-rules');
  expect(run.tree).toContain('dist/umd/first.txt');
});

test('#places', () => {
  const run = outputsOf('shared/plugin-rules');
  expect(run.printed).toContain('hooks of files early,urgent,first,nested,deeper,promised,twice,twice,own');
  expect(run.tree).toContain('dist/iife/first.txt');
  expect(run.printed).toContain('hooks of esm early,first,nested');
  expect(run.printed).toContain('hooks of cjs early,first,nested');
  expect(run.printed).toContain('hooks of umd early,first,nested');
  expect(run.printed).toContain('hooks of iife early,first,nested');
});

test('#list', () => {
  const run = outputsOf('shared/plugin-rules');
  expect(run.printed).toContain('order early,urgent,first,nested,deeper,promised,twice,twice,own');
  expect(run.printed).not.toMatch(/^\s*(?:warn|error)\b/m);
  expect(run.tree).not.toContain('dist/esm/server.txt');
  expect(run.printed).toContain('twice,twice');
});

test('#error-setup', () => {
  const run = outputsOf('shared/source-rules');
  expect(run.printed).toContain('plugin of vite: [rsbuild:plugin] Expect the setup function');
  expect(run.everything).not.toContain('plugin of webpack: fine');
});
