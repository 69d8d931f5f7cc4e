import {outputsOf} from '../../outputs';

test('#introduction', () => {
  let run = outputsOf('shared/where-options');
  expect(run.everything).not.toContain('item: logLevel');
  run = outputsOf('shared/source-rules');
  expect(run.printed).toContain('order: greeting config');
  expect(run.printed).toContain('quiet formats: esm cjs umd iife bundleless');
  run = outputsOf('shared/log-levels');
  expect(run.printed).toContain('silent index steps no times no sizes no warning no error no greeting yes exit 0');
});

test('#unknown', () => {
  let run = outputsOf('shared/where-options');
  expect(run.printed).toContain(`Type '"loud"' is not assignable to type`);
  run = outputsOf('shared/log-levels');
  expect(run.printed).toContain('--log-level loud index steps yes times yes sizes yes warning yes error no greeting yes exit 0');
});

test('#sample', () => {
  const run = outputsOf('shared/said-precedence');
  expect(run.printed).toContain('the flag of the level: says: precedence over the config|优先于配置');
});

test('#watch', () => {
  let run = outputsOf('shared/source-rules');
  expect(run.everything).not.toContain('rebuild seen at warn');
  run = outputsOf('shared/watch-limit');
  expect(run.printed).toContain('files of a rebuild: not: list|列出');
  expect(run.printed).toContain('rebuild: building src/index.ts, built in');
});

test('#levels', () => {
  const run = outputsOf('shared/log-levels');
  expect(run.printed).toContain('info index steps yes times yes sizes yes warning yes error no greeting yes exit 0');
  expect(run.printed).toContain('warn broken steps no times no sizes no warning no error yes greeting yes exit 1');
  expect(run.printed).toContain('error index steps no times no sizes no warning no error no greeting yes exit 0');
});
