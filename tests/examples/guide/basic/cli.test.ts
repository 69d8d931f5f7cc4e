import {outputsOf} from '../../outputs';

test('#ci', () => {
  let run = outputsOf('shared/guide-flags');
  expect(run.printed).toContain('standard output of a failing build: started true, error false');
  expect(run.printed).toContain('--log-level error: reason true, steps false');
  expect(run.printed).toContain('--log-level silent: ""');
  run = outputsOf('shared/cli-commands');
  expect(run.printed).toContain('status of -h: 0 of -v: 0');
});

test('#run', () => {
  const run = outputsOf('shared/cli-commands');
  expect(run.printed).toContain('web: 0 Gzip');
});

test('#error-enospc', () => {
  const run = outputsOf('shared/watch-limit');
  expect(run.printed).toContain('usual: Watchpack Error (watcher): Error: ENOSPC runs');
  expect(run.printed).toContain('usual, saved: not rebuilt');
  expect(run.printed).toContain('poll, saved: rebuilt');
});

test('#build-flags', () => {
  let run = outputsOf('shared/guide-flags');
  expect(run.printed).toContain('--dist-path=out: out/index.js');
  run = outputsOf('shared/cli-flags-code');
  expect(run.printed).toContain('one --syntax: two was here, ??');
  expect(run.everything).not.toContain('two --syntax: two was here, ??');
  expect(run.printed).toContain('--externals: from "two", from "three", one was here, from "five"');
  expect(run.printed).toContain('--no-auto-external: four was here');
  expect(run.everything).not.toContain('--minify: two was here, given');
  expect(run.printed).toContain('usual: from "one", two was here, from "four", given, ??');
  expect(run.printed).toContain('--no-minify: dead');
  run = outputsOf('shared/cli-flags');
  expect(run.printed).toContain('--no-bundle: index.js part.js');
  expect(run.printed).toContain('--dist-path: scripts scripts/index.cjs');
  expect(run.printed).toContain('--dts: index.d.ts part.d.ts scripts scripts/index.cjs types: none');
  expect(run.printed).toContain('--no-dts: scripts scripts/index.cjs types: none');
  expect(run.everything).not.toContain('--clean: index.js old.txt');
  expect(run.printed).toContain('outside: index.js old.txt');
  expect(run.printed).toContain('--no-clean: index.cjs index.js part.js');
  expect(run.printed).toContain('--tsconfig: 0');
  expect(run.printed).toContain('no --tsconfig: 1');
});

test('#every-item', () => {
  let run = outputsOf('shared/cli-commands');
  expect(run.printed).toContain('two of three: c c/index.js index.js');
  run = outputsOf('shared/cli-flags-code');
  expect(run.everything).not.toContain('warm --externals: from "two"');
  expect(run.everything).not.toContain('warm --no-auto-external: four was here');
});

test('#lib', () => {
  const run = outputsOf('shared/guide-flags');
  expect(run.printed).toContain('--lib without --no-clean: index.cjs');
});

test('#no-config', () => {
  const run = outputsOf('shared/guide-flags');
  expect(run.printed).toContain('a name twice: sun.js has moon, warning false');
  expect(run.printed).toContain('a glob in bundleless: index.js moon/tide.js sun.js');
});

test('#watch', () => {
  let run = outputsOf('shared/guide-watch');
  expect(run.printed).toContain('a style that is imported with ?inline: true');
  expect(run.printed).toContain('a copied file: true');
  expect(run.printed).toContain('old file after a rebuild: true');
  expect(run.printed).toContain('an error, then rebuilt: true true');
  run = outputsOf('guide/basic/cli/watch-files');
  expect(run.printed).toContain('field after a change of tsconfig.json: false');
  expect(run.printed).toContain('rebuilt: true external: false');
  expect(run.printed).toContain('restarting build as package.json changed');
  run = outputsOf('guide/basic/cli/guide-after-build');
  expect(run.printed).toContain('a change of .env: restarts');
});

test('#fail-on-warnings', () => {
  const run = outputsOf('shared/guide-flags');
  expect(run.printed).toContain('a plugin that throws after the build: 1 index.js');
});

test('#error-command', () => {
  const run = outputsOf('shared/guide-flags');
  expect(run.printed).toContain('--syntax node 18: Unused args: `18`');
});

test('#error-value', () => {
  const run = outputsOf('shared/guide-flags');
  expect(run.printed).toContain('The following libs are not found: "true".');
});

test('#error-config', () => {
  const run = outputsOf('shared/guide-flags');
  expect(run.printed).toContain('wrong --root: Could not find any entry module');
});

test('#common-flags', () => {
  const run = outputsOf('shared/cli-commands');
  expect(run.printed).toContain('silent: ""');
  expect(run.printed).toContain('unknown level: true');
  expect(run.printed).toContain('$ rslib inspect [options]');
});

test('#introduction', () => {
  const run = outputsOf('shared/cli-commands');
  expect(run.printed).toContain('inspect production');
});

test('#commands', () => {
  const run = outputsOf('shared/cli-commands');
  expect(run.printed).toContain('no command: c c/index.js index.cjs index.js');
  expect(run.printed).toContain('build: c c/index.js index.cjs index.js');
  expect(run.printed).toContain('inspect: .rsbuild');
});

test('#env-files', () => {
  const run = outputsOf('shared/guide-env');
  expect(run.printed).toContain('without the prefix: process.env.HARBOUR');
  expect(run.printed).toContain('no file for the mode: 0 warning false');
});

test('#inspect', () => {
  const run = outputsOf('guide/basic/cli/cli-inspect');
  expect(run.printed).toContain('functions of --verbose: true');
  expect(run.printed).toContain('functions without: false');
  expect(run.printed).toContain('development: 1');
});

test('#mf-dev', () => {
  const run = outputsOf('shared/inspect-one-mf');
  expect(run.printed).toContain('Rspack Config (mf1)');
});

test('#restart', () => {
  let run = outputsOf('guide/basic/cli/guide-after-build');
  expect(run.printed).toContain('true, a single build: one');
  expect(run.printed).toContain('{"bundle":true}, a single build: one');
  expect(run.printed).toContain('{"isolated":true}, a single build: one');
  expect(run.printed).toContain('true, after a rebuild: not complete');
  expect(run.printed).toContain('{"bundle":true}, after a rebuild: not complete');
  expect(run.printed).toContain('{"isolated":true}, after a rebuild: complete');
  run = outputsOf('guide/basic/cli/restart-program');
  expect(run.printed).toContain('rebuilt: stopped two');
  expect(run.printed).toContain('a failed build: stopped two');
  expect(run.printed).toContain('hooks for one rebuild of two items: 1');
  expect(run.printed).toContain('the config changed: four');
});

test('#error-not-found', () => {
  const run = outputsOf('shared/not-found');
  expect(run.printed).toContain('exit 127: sh: 1: rslib: not found');
  expect(run.printed).toContain('omitted with NODE_ENV=production: dev');
  expect(run.printed).toContain('included with NODE_ENV=production: nothing omitted');
  expect(run.printed).toContain('workspace: with npm: refused');
  expect(run.printed).toContain('found in node_modules/.bin: rslib runs');
});

test('#watch-dts', () => {
  let run = outputsOf('guide/basic/cli/guide-after-build');
  expect(run.printed).toContain('{"bundle":true}, a moment later: complete');
  expect(run.printed).toContain('{"isolated":true}, a moment later: complete');
  run = outputsOf('shared/type-error-watch');
  expect(run.file('dist/index.js')).toContain('best = 7');
});

test('#loop', () => {
  const run = outputsOf('guide/basic/cli/guide-watch-loop');
  expect(run.printed).toContain('the same content again: a loop');
  expect(run.printed).toContain('compared before it is written: no loop');
});

test('#watch-options', () => {
  const run = outputsOf('shared/watch-options');
  expect(run.printed).toContain('expression: the generated file alone is not built');
  expect(run.printed).toContain('poll: the generated file is built');
  expect(run.printed).toContain('delay: one build for two changes');
  expect(run.printed).toContain('before a rebuild not: wait|等待');
});
