import {manifestOf, outputsOf} from '../../outputs';

test('#go-to-definition', () => {
  let run = outputsOf('shared/dts-ways');
  expect(run.tree).not.toContain('dist/isolated/index.d.ts.map');
  run = outputsOf('shared/dts-bundled');
  expect(run.tree).not.toContain('dist/index.d.ts.map');
});

test('#caches', () => {
  let run = outputsOf('guide/advanced/monorepo/workspace');
  expect(run.printed).toContain('a dependency changes: apples,units');
  expect(run.printed).toContain('emits dist/');
  expect(run.printed).toContain('a shared file changes: apples,beds,units');
  expect(run.printed).toContain('a listed variable changes: apples,beds,units');
  expect(run.printed).toContain('dev is cached: false persistent: true');
  run = outputsOf('guide/advanced/monorepo/guide-pnpm-changed');
  expect(run.printed).toContain('without a cache, again: units,apples');
  expect(run.printed).toContain('units since a commit: units,apples');
});

test('#source', () => {
  let run = outputsOf('shared/guide-css-plugin');
  expect(run.printed).toContain('plugin in the other item: @rsbuild/plugin-less');
  run = outputsOf('shared/guide-conditions');
  expect(run.printed).toContain('resolve.conditionNames: source');
  run = outputsOf('guide/advanced/monorepo/publish-config');
  expect(run.printed).toContain('pnpm ./dist/index.js');
});

test('#introduction', () => {
  const run = outputsOf('shared/build-order');
  expect(run.printed).toContain('Nx builds units before apples: true');
});

test('#order', () => {
  let run = outputsOf('shared/build-order');
  expect(run.printed).toContain('pnpm builds units before apples: true');
  expect(run.printed).toContain('Yarn builds units before apples: true');
  expect(run.printed).toContain('Nx builds beds and units together: true');
  run = outputsOf('guide/advanced/monorepo/workspace');
  expect(run.printed).toContain('apples#build after units#build');
  expect(run.printed).toContain('as listed: built units, built apples, built beds');
  expect(run.printed).toContain('by name: built apples, built beds, built units');
  expect(run.printed).toContain('beds#build after nothing');
});

test('#dependency-tree', () => {
  const run = outputsOf('guide/advanced/monorepo/errors-workspace');
  expect(run.printed).toContain('units: nothing');
});

test('#ts2307', () => {
  const run = outputsOf('guide/advanced/monorepo/errors-workspace');
  expect(run.printed).toContain('@orchard/units@0.1.0 -> ./packages/units');
});

test('#node-modules-paths', () => {
  const run = outputsOf('guide/advanced/monorepo/errors-workspace');
  expect(run.printed).toContain('resolved: from "@orchard/units", from "../../node_modules/dayjs/index.js"');
  expect(run.printed).toContain('names: from "@orchard/units", from "dayjs", from "../node_modules/dayjs/index.js"');
});

test('#stale', () => {
  let run = outputsOf('guide/advanced/monorepo/errors-workspace');
  expect(run.printed).toContain('resolve: packages/units/dist/index.js');
  run = outputsOf('shared/guide-watch');
  expect(run.printed).toContain('a bundled package: true');
});

test('#rebuilding', () => {
  let run = outputsOf('shared/guide-watch');
  expect(run.printed).toContain('dist is emptied at the start: true');
  run = outputsOf('guide/advanced/monorepo/emptied-each-time');
  expect(run.printed).toContain('usual: index.js');
  expect(run.printed).toContain('--no-clean: index.js left.txt');
});

test('#publish-config', () => {
  let run = outputsOf('shared/guide-conditions');
  expect(run.printed).toContain('publishConfig: source');
  expect(run.printed).toContain('of its own package: not: `exports`, `publishConfig`');
  expect(run.printed).toContain('Node.js: ERR_UN');
  run = outputsOf('guide/advanced/monorepo/publish-config');
  expect(run.printed).toContain('yarn ./dist/index.js');
  expect(run.printed).toContain('npm ./src/index.ts');
});

test('#error-extends', () => {
  const run = outputsOf('guide/advanced/monorepo/files-not-found');
  expect(run.printed).toContain(`files: TS6053: File '/src/gone.ts' not found`);
  expect(run.printed).toContain('references: Tsconfig not found,TS6053');
});

test('#error-workspace-protocol', () => {
  let run = outputsOf('guide/advanced/monorepo/workspace-protocol');
  expect(run.printed).toContain('npm install: EUNSUPPORTEDPROTOCOL,Unsupported URL Type "workspace:"');
  expect(run.printed).toContain('npm pack: workspace:^');
  expect(run.printed).toContain('pnpm pack: ^0.1.0');
  expect(run.printed).toContain('yarn pack: ^0.1.0');
  expect(run.printed).toContain('pnpm pack, not installed: Cannot resolve workspace protocol of dependency');
  expect(run.printed).toContain('pnpm pack, without a version: Cannot resolve workspace protocol of dependency');
  run = outputsOf('guide/advanced/monorepo/catalog-protocol');
  expect(run.printed).toContain('pnpm pack: ^2.1.1');
  expect(run.printed).toContain('npm pack: catalog:');
  expect(run.printed).toContain('npm install: EUNSUPPORTEDPROTOCOL,Unsupported URL Type "catalog:"');
});

test('#workspace-dev', () => {
  expect(manifestOf('rsbuild-plugin-workspace-dev')).toContain('"name": "rsbuild-plugin-workspace-dev"');
});
