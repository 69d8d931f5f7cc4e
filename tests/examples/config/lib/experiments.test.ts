import {outputsOf} from '../../outputs';

test('#introduction', () => {
  const run = outputsOf('shared/where-options');
  expect(run.everything).not.toContain('top: experiments');
});

test('#exe-targets', () => {
  const run = outputsOf('config/lib/experiments/signed-executables');
  expect(run.printed).toContain('an executable is signed: says: only if you build them on macOS|只有在 macOS 上构建时');
});
