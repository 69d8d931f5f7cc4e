import {outputsOf} from '../../outputs';

test('#tarball', () => {
  let run = outputsOf('shared/tarball');
  expect(run.printed).toContain('single file: dist/index.js package.json');
  expect(run.printed).toContain('no files: check.mjs package.json rslib.config.mjs src/fare.test.ts');
  expect(run.printed).toContain('files: dist/index.js dist/index.js.LICENSE.txt dist/index.js.map dist/later.js dist/later.js.map dist/src/fare.test.d.ts');
  expect(run.file('dist/index.js.LICENSE.txt')).toContain('Ann');
  run = outputsOf('guide/advanced/publishing/npm-rules');
  expect(run.printed).toContain('packed: LICENSE README.md dist/index.js package.json');
});

test('#publish-dist', () => {
  let run = outputsOf('shared/guide-npm-install');
  expect(run.printed).toContain('the folder, with files: package.json');
  run = outputsOf('guide/advanced/publishing/publish-folder');
  expect(run.printed).toContain('pnpm packs: index.js package.json');
});

test('#changesets', () => {
  let run = outputsOf('guide/advanced/publishing/npm-rules');
  expect(run.printed).toContain('npm version minor: 1.5.0');
  run = outputsOf('guide/advanced/publishing/changeset-pre');
  expect(run.printed).toContain('folder: README.md config.json');
});

test('#prerelease', () => {
  let run = outputsOf('guide/advanced/publishing/npm-rules');
  expect(run.printed).toContain('prerelease with a tag: with tag next');
  expect(run.printed).toContain('scoped: default access');
  run = outputsOf('guide/advanced/publishing/changeset-pre');
  expect(run.printed).toContain('version: 1.5.0-next.0');
  expect(run.printed).toContain('tag: next');
  expect(run.printed).toContain('after exit: 1.5.0');
});

test('#error-tag', () => {
  const run = outputsOf('guide/advanced/publishing/npm-rules');
  expect(run.printed).toContain('prerelease: You must specify a tag using --tag when publishing a prerelease version');
});

test('#error-latest', () => {
  const run = outputsOf('guide/advanced/publishing/npm-rules');
  expect(run.printed).toContain('a lower version: needs a tag');
});

test('#git-install', () => {
  let run = outputsOf('shared/guide-npm-install');
  expect(run.printed).toContain('scripts of the tarball: not run');
  run = outputsOf('guide/advanced/publishing/errors-git-install');
  expect(run.printed).toContain('without prepare: package.json, ran no script');
  expect(run.printed).toContain('prepare: build, not: prepublishOnly, prepack');
  expect(run.printed).toContain('with prepare: dist/index.js package.json, ran build');
  expect(run.printed).toContain('in the repository: build');
});

test('#before', () => {
  const run = outputsOf('guide/advanced/publishing/guide-npm');
  expect(run.printed).toContain('npm publish: prepublishOnly true, stops true');
  expect(run.printed).toContain('npm pack: prepublishOnly false, prepack true');
  expect(run.printed).toContain('prepublishOnly: npm publish, not: npm pack, npm install');
});

test('#error-private', () => {
  const run = outputsOf('guide/advanced/publishing/guide-npm');
  expect(run.printed).toContain('marked as private: true, without the field false');
});

test('#peer-major', () => {
  const run = outputsOf('guide/advanced/publishing/changeset-peer');
  expect(run.printed).toContain('usual: core 1.3.0, plugin 2.0.0');
  expect(run.printed).toContain('only out of range: core 1.3.0, plugin 1.0.0');
  expect(run.printed).toContain('workspace:^: core 1.3.0, plugin 1.0.0');
  expect(run.printed).toContain('workspace:*: core 1.3.0, plugin 2.0.0');
});

test('#private-registry', () => {
  const run = outputsOf('guide/advanced/publishing/private-registry');
  expect(run.printed).toContain('npm publish with publishConfig: private GET,private PUT');
  expect(run.printed).toContain('npm publish without publishConfig: public GET,public PUT');
  expect(run.printed).toContain('npm view with publishConfig: public GET');
  expect(run.printed).toContain('npm view with the scope: private GET');
});

test('#error-404', () => {
  const run = outputsOf('guide/advanced/publishing/npm-answers');
  expect(run.printed).toContain('no token: ENEEDAUTH | This command requires you to be logged in');
  expect(run.printed).toContain('foreign token: E404 | 404 Not Found - PUT | could not be found or you do not have permission to access it');
});

test('#error-auto-corrected', () => {
  const run = outputsOf('guide/advanced/publishing/npm-answers');
  expect(run.printed).toContain('published bin: {"ferry":"dist/cli.js"}');
  expect(run.printed).toContain('corrected: npm auto-corrected some errors in your package.json when publishing | "repository" was changed from a string to an object | "bin[ferry]" script name dist/cli.js was invalid and removed');
  expect(run.printed).toContain('"bin":{"ferry":"dist/cli.js"},"repository":{"type":"git","url":"git+https://github.com/ferry/fares.git"}');
  expect(run.printed).toContain('after npm pkg fix: nothing');
});
