import {outputsOf} from '../../outputs';

test('#read', () => {
  const run = outputsOf('shared/tsconfig-read');
  expect(run.tree).not.toContain('dist/types/unlisted.d.ts');
  expect(run.tree).toContain('dist/unlisted.js');
  expect(run.file('dist/index.js')).toContain('from "./near.js"');
  expect(run.file('dist/types/index.d.ts')).toContain(`from './near.js'`);
  expect(run.tree).toContain('dist/own/index.d.ts');
  expect(run.tree).toContain('dist/types/index.d.ts.map');
  expect(run.file('dist/types/index.d.ts')).not.toContain('Doc comment');
  expect(run.file('dist/types/index.d.ts')).not.toContain('hidden');
  expect(run.file('dist/index.js')).toContain('src_hidden as hidden');
});

test('#differences', () => {
  const run = outputsOf('guide/migration/tsc/guide-tsc');
  expect(run.file('dist/brew.d.ts')).toContain('One part of coffee');
});

test('#moved', () => {
  const run = outputsOf('shared/tsconfig-ignored');
  expect(run.printed).toContain('elsewhere: false');
  expect(run.tree).not.toContain('dist/index.d.ts');
  expect(run.tree).not.toContain('dist/index.js.map');
  expect(run.file('dist/index.js')).not.toContain('sourceMappingURL');
  expect(run.tree).toContain('dist/raw/index.js.map');
  expect(run.file('dist/index.js')).not.toContain('A comment of mine.');
  expect(run.file('dist/files/index.js')).toContain('from "./size.js"');
  expect(run.printed).toContain('cache: jiti,rspack');
});

test('#no-counterpart', () => {
  let run = outputsOf('shared/tsconfig-ignored');
  expect(run.tree).toContain('dist/index.js');
  expect(run.file('dist/index.js')).toContain('low;');
  expect(run.file('dist/index.js')).not.toContain('setup runs');
  expect(run.file('dist/files/index.js')).not.toContain('setup');
  expect(run.file('dist/index.js')).toContain('effect runs');
  expect(run.file('dist/index.cjs')).toContain('__webpack_require__.n(external_kelp_namespaceObject)');
  expect(run.file('dist/files/size.js')).toContain('Mood[Mood["Calm"] = 0]');
  expect(run.file('dist/index.js')).not.toContain('Calm');
  expect(run.file('dist/index.js')).not.toContain('Small');
  expect(run.file('dist/umd/index.js')).toContain('define.amd');
  run = outputsOf('shared/decorators-legacy');
  expect(run.file('dist/index.js')).toContain('this.note = 1');
});

test('#json', () => {
  const run = outputsOf('shared/guide-json-types');
  expect(run.printed).toContain('moduleResolution bundler: none');
});
