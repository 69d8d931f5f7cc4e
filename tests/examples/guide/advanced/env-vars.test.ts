import {outputsOf} from '../../outputs';

test('#files', () => {
  let run = outputsOf('shared/config-params');
  expect(run.printed).toContain('right: build --env-mode canary');
  run = outputsOf('shared/guide-env');
  expect(run.printed).toContain('shell and file: "shell"');
  expect(run.printed).toContain('NODE_ENV of shell and file: "file"');
  expect(run.printed).toContain('variables of the shell win: says: except for `NODE_ENV`|`NODE_ENV` 例外');
  expect(run.printed).toContain('umd in every mode: "production"');
  run = outputsOf('shared/env-files');
  expect(run.printed).toContain('usual: all own mode own-mode');
  expect(run.printed).toContain('staging: all own staged');
  expect(run.printed).toContain('folder: other');
  expect(run.printed).toContain('none: undefined');
});

test('#missing', () => {
  const run = outputsOf('shared/without-constants');
  expect(run.printed).toContain('host throws TypeError');
  expect(run.file('dist/rates/index.js')).toContain('process.env.PUBLIC_RATES_URL');
  expect(run.printed).toContain('url returns undefined');
});

test('#introduction', () => {
  const run = outputsOf('shared/variables');
  expect(run.file('dist/esm/index.js')).toContain('process.env.NODE_ENV');
  expect(run.file('dist/esm/index.js')).toContain(`'define', "autumn"`);
  expect(run.file('dist/esm/index.js')).toContain('process.env.OTHER');
});

test('#replaced', () => {
  let run = outputsOf('shared/variables');
  expect(run.file('dist/cjs/index.cjs')).toContain('process.env.NODE_ENV');
  expect(run.file('dist/umd/index.js')).toContain(`'env', "production"`);
  expect(run.file('dist/esm/index.js')).toContain('"Brest", "Brest"');
  expect(run.file('dist/cjs/index.cjs')).toContain('"Brest", "Brest"');
  expect(run.file('dist/umd/index.js')).toContain('"Brest", "Brest"');
  expect(run.file('dist/esm/index.js')).toContain('process.env.BASE_URL');
  expect(run.file('dist/cjs/index.cjs')).toContain('process.env.BASE_URL');
  expect(run.file('dist/umd/index.js')).not.toContain('process.env.BASE_URL');
  expect(run.file('dist/cjs/index.cjs')).toContain('process.env.OTHER');
  expect(run.file('dist/umd/index.js')).toContain('process.env.OTHER');
  expect(run.file('dist/esm/index.js')).toContain('import.meta.env.MODE');
  expect(run.file('dist/cjs/index.cjs')).not.toContain('import.meta.env.MODE');
  expect(run.file('dist/umd/index.js')).toContain(`'mode', "production"`);
  expect(run.file('dist/esm/index.js')).toContain('import.meta.env)');
  expect(run.file('dist/cjs/index.cjs')).toContain(`'whole', void 0`);
  expect(run.file('dist/umd/index.js')).toContain('PUBLIC_PORT: "Brest"');
  expect(run.file('dist/cjs/index.cjs')).toContain(`'define', "autumn"`);
  expect(run.file('dist/umd/index.js')).toContain(`'define', "autumn"`);
  run = outputsOf('shared/cli-commands');
  expect(run.printed).toContain('mf-dev development');
  run = outputsOf('shared/guide-env');
  expect(run.printed).toContain('umd with NODE_ENV: "staging"');
});

test('#node-env-override', () => {
  let run = outputsOf('shared/guide-env');
  expect(run.printed).toContain('nodeEnv false: process.env.NODE_ENV');
  run = outputsOf('guide/advanced/env-vars/mode-ignored');
  expect(run.file('dist/index.js')).toContain('const mode = "production"');
  run = outputsOf('guide/advanced/env-vars/minified-by-mode');
  expect(run.printed).toContain('same for both values: true');
  expect(run.printed).toContain('line breaks: true true false');
});

test('#cache', () => {
  const run = outputsOf('shared/guide-env');
  expect(run.printed).toContain('a changed value: "new"');
});

test('#cjs-import-meta', () => {
  const run = outputsOf('shared/guide-env');
  expect(run.printed).toContain('import.meta.env.MODE in Node.js: TypeError');
});

test('#destructuring', () => {
  let run = outputsOf('shared/guide-env');
  expect(run.printed).toContain('destructuring: true');
  expect(run.printed).toContain('computed: true');
  run = outputsOf('guide/advanced/env-vars/env-imported');
  expect(run.file('dist/index.js')).toContain('const whole = "blue"');
  expect(run.file('dist/index.js')).toContain('env.PUBLIC_SKY');
  expect(run.file('dist/index.js')).toContain('globalThis.process.env.PUBLIC_SKY');
});

test('#secrets', () => {
  const run = outputsOf('shared/guide-env');
  expect(run.printed).toContain('umd, import.meta.env alone: true');
});

test('#ts2339', () => {
  const run = outputsOf('guide/advanced/env-vars/env-types');
  expect(run.printed).toContain('with the types: no errors');
  expect(run.printed).toContain(`strict: TS2339 Property 'PUBLIC_OTHER' does not exist`);
  expect(run.printed).toContain('process: TS2591');
});
