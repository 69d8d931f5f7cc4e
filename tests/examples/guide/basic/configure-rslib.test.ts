import {outputsOf} from '../../outputs';

test('#places', () => {
  let run = outputsOf('shared/where-options');
  expect(run.printed).toContain('top: mode environments');
  run = outputsOf('shared/lib-resolved');
  expect(run.printed).toContain('"define":{"A":"1","B":"2"},"entry":["index","cli"]');
  run = outputsOf('shared/option-names');
  expect(run.printed).toContain(`'id' does not exist in type 'RslibConfig'`);
  expect(run.printed).toContain(`'umdName' does not exist in type 'RslibConfig'`);
  expect(run.printed).toContain(`'experiments' does not exist in type 'RslibConfig'`);
  expect(run.printed).toContain(`'autoExternal' does not exist in type 'RslibConfig'`);
  expect(run.printed).toContain(`'root' does not exist in type 'LibConfig'`);
  expect(run.printed).toContain(`'server' does not exist in type 'LibConfig'`);
  expect(run.printed).toContain(`'logLevel' does not exist in type 'LibConfig'`);
  expect(run.everything).not.toContain('right.ts');
  run = outputsOf('shared/guide-config');
  expect(run.printed).toContain('two places: own AB one,two');
});

test('#first', () => {
  let run = outputsOf('shared/type-error-isolated');
  expect(run.printed).not.toMatch(/^\s*(?:warn|error)\b/m);
  run = outputsOf('shared/guide-config');
  expect(run.printed).toContain('defineConfig returns its argument: true');
});

test('#introduction', () => {
  const run = outputsOf('shared/without-typescript');
  expect(run.tree).toContain('dist/index.js');
});

test('#exports', () => {
  const run = outputsOf('shared/config-params');
  expect(run.everything).not.toContain('wrong:');
});

test('#loader', () => {
  let run = outputsOf('shared/config-params');
  expect(run.printed).toContain('jiti ts // typed');
  expect(run.printed).toContain('auto ts // typed');
  expect(run.printed).toContain('jiti js // untyped');
  expect(run.printed).toContain('native js // untyped');
  expect(run.printed).toContain('.ts');
  run = outputsOf('shared/guide-watch-config');
  expect(run.printed).toContain('an import, loaded by Node.js: true, saved true');
  expect(run.printed).toContain('an import, loaded by jiti: false, saved true');
  run = outputsOf('shared/guide-config');
  expect(run.printed).toContain('jiti: // part metre string');
  run = outputsOf('shared/node-range');
  expect(run.printed).toContain('20.19.0, 20.20.2');
  run = outputsOf('guide/basic/configure-rslib/native-import');
  expect(run.printed).toContain('auto: exit 0');
  expect(run.printed).toContain('native: ERR_MODULE_NOT_FOUND');
});

test('#lookup', () => {
  let run = outputsOf('shared/cli-commands');
  expect(run.printed).toContain('root: // usual const port = "Brest"');
  run = outputsOf('guide/basic/configure-rslib/config-names');
  expect(run.printed).toContain('1 rslib.config.mjs file');
  expect(run.printed).toContain('2 rslib.config.ts typed');
  expect(run.printed).toContain('3 rslib.config.js file');
  expect(run.printed).toContain('without type module rslib.config.js function');
  expect(run.printed).toContain('4 rslib.config.cjs function');
  expect(run.printed).toContain('5 rslib.config.mts typed');
  expect(run.printed).toContain('6 rslib.config.cts typed');
});

test('#config-folder', () => {
  let run = outputsOf('shared/cli-commands');
  expect(run.printed).toContain('config: // mine const port = "Brest"');
  run = outputsOf('shared/guide-config');
  expect(run.printed).toContain('config in a folder: own.mjs');
});

test('#share', () => {
  const run = outputsOf('shared/guide-config');
  expect(run.printed).toContain('merged without ids: 3');
});

test('#inspect', () => {
  const run = outputsOf('shared/guide-config');
  expect(run.printed).toContain('DEBUG: true');
  expect(run.printed).toContain('next build: false');
});

test('#no-default', () => {
  const run = outputsOf('shared/guide-config');
  expect(run.printed).toContain('.mjs without a default export: TypeError: Cannot convert object to primitive value');
});

test('#no-return', () => {
  const run = outputsOf('shared/guide-config');
  expect(run.printed).toContain('with return: index.js');
});
