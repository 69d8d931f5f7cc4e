import {outputsOf} from '../../outputs';

test('#introduction', () => {
  let run = outputsOf('shared/lib-runs');
  expect(run.printed).toContain('helpers of: spread, private, async, class');
  expect(run.printed).toContain('copies of the helper in the bundle: 1');
  run = outputsOf('shared/helpers-formats');
  expect(run.file('dist/cjs/index.cjs')).toContain('require("@swc/helpers/_/_object_spread")');
  expect(run.file('dist/esm/plain.js')).not.toContain('@swc/helpers');
});

test('#package-json', () => {
  let run = outputsOf('shared/lib-runs');
  expect(run.printed).toContain('any range of helpers: exit 0');
  run = outputsOf('config/lib/external-helpers/helpers-listed');
  expect(run.printed).toContain('accepts devDependencies');
  expect(run.everything).not.toContain('accepts peerDependencies');
  expect(run.everything).not.toContain('accepts optionalDependencies');
});

test('#error-missing', () => {
  const run = outputsOf('shared/lib-runs');
  expect(run.everything).not.toContain('helpers at the root: exit 0');
});

test('#formats', () => {
  const run = outputsOf('shared/helpers-formats');
  expect(run.printed).toContain('umd require result {"salt":1,"oil":2}');
  expect(run.printed).toContain('AMD @swc/helpers/_/_object_spread');
  expect(run.file('dist/umd/index.js')).toContain('root["@swc/helpers/_/_object_spread"]');
  expect(run.file('dist/iife/index.js')).toContain('globalThis["@swc/helpers/_/_object_spread"]');
  expect(run.file('dist/mf/chips.js')).toContain('self["@swc/helpers/_/_object_spread"]');
});
