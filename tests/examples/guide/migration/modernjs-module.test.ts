import {manifestOf, outputsOf} from '../../outputs';

test('#differences', () => {
  let run = outputsOf('shared/counterparts');
  expect(run.file('dist/usual/index.css')).not.toContain('src/boat.css');
  run = outputsOf('guide/migration/modernjs-module/modern-usual');
  expect(run.file('dist/index.css')).toContain('src/boat.css');
  expect(run.tree).toContain('dist/index.css');
});

test('#options', () => {
  let run = outputsOf('shared/counterparts');
  expect(run.tree).not.toContain('dist/usual/index.d.ts');
  expect(run.file('dist/plain/fields.js')).toContain('usual sail');
  expect(run.tree).not.toContain('dist/usual/index.js.map');
  expect(run.file('dist/usual/index.css')).toContain('.mast-');
  expect(run.file('dist/transform/picked.js')).toContain('"fleet/sloop"');
  run = outputsOf('guide/migration/modernjs-module/modern-usual');
  expect(run.file('dist/index.js')).toContain('module.exports = __toCommonJS');
  expect(run.tree).toContain('dist/index.d.ts');
  expect(run.file('dist/index.js')).toContain('var release = "spring"');
  expect(run.tree).not.toContain('dist/later.js');
  expect(run.tree).not.toContain('dist/assets/large.svg');
  expect(run.file('dist/index.js')).toContain('require("./assets/large.');
  expect(run.file('dist/index.js')).toContain('data:image/svg+xml');
  expect(run.file('dist/index.css')).toContain('src/deck.scss');
  expect(run.file('dist/index.css')).toContain('src/sail.less');
  expect(run.file('dist/index.css')).toContain('.mast_');
  run = outputsOf('shared/tsup-usual');
  expect(run.file('dist/umd/index.js')).not.toContain('require("alpha")');
  run = outputsOf('shared/moved-types');
  expect(run.printed).toContain(`Type 'string' is not assignable to type 'Minify`);
});

test('#umd', () => {
  let run = outputsOf('shared/two-reacts');
  expect(run.file('dist/umd/index.js')).toContain('root["Seats"]');
  run = outputsOf('shared/guide-react-string');
  expect(run.file('dist/umd/index.js')).toContain('require("React")');
});

test('#presets', () => {
  const run = outputsOf('guide/migration/modernjs-module/presets');
  expect(run.tree).toContain('dist/umd/index.js');
  expect(run.tree).toContain('dist/es/boat.js');
  expect(run.tree).toContain('dist/lib/boat.cjs');
  expect(run.file('dist/node/esm/boat.js')).toContain('@swc/helpers');
  expect(run.tree).toContain('dist/node/types/boat.d.ts');
  expect(run.tree).toContain('dist/node/cjs/boat.js');
});

test('#define', () => {
  const run = outputsOf('guide/migration/modernjs-module/guide-define');
  expect(run.printed).toContain('unquoted: ReferenceError: spring is not defined');
});

test('#commands', () => {
  let run = outputsOf('guide/migration/modernjs-module/modern-help');
  expect(run.printed).toContain('--watch building module in watch mode');
  expect(run.printed).toContain('--no-dts');
  expect(run.printed).toContain('--no-clear');
  expect(run.printed).toContain('--tsconfig [tsconfig]');
  expect(run.printed).toContain('--config <config>');
  expect(run.printed).toContain('[Storybook]');
  expect(run.printed).toContain('auto update publish version and changelog using changeset');
  expect(run.printed).toContain('The "modern lint" command is deprecated');
  expect(run.printed).toContain('The "modern pre-commit" command is deprecated');
  run = outputsOf('guide/migration/modernjs-module/no-new-command');
  expect(run.printed).toContain('Unused args');
});

test('#introduction', () => {
  expect(manifestOf('@modern-js/module-tools')).toContain('"version": "2.70.4"');
});
