import {lacks} from '../../lacks.mjs';

export default {
  'go-to-definition': {
    'shared/dts-ways': {tree: lacks('dist/isolated/index.d.ts.map')},
    'shared/dts-bundled': {tree: lacks('dist/index.d.ts.map')},
  },
  caches: {
    workspace: [
      'a dependency changes: apples,units',
      'emits dist/',
      'a shared file changes: apples,beds,units',
      'a listed variable changes: apples,beds,units',
      'dev is cached: false persistent: true',
    ],
    'guide-pnpm-changed': [
      'without a cache, again: units,apples',
      'units since a commit: units,apples',
    ],
  },
  source: {
    'shared/guide-css-plugin': 'plugin in the other item: @rsbuild/plugin-less',
    'shared/guide-conditions': 'resolve.conditionNames: source',
    'publish-config': 'pnpm ./dist/index.js',
  },
  introduction: {'shared/build-order': 'Nx builds units before apples: true'},
  order: {
    'shared/build-order': [
      'pnpm builds units before apples: true',
      'Yarn builds units before apples: true',
      'Nx builds beds and units together: true',
    ],
    workspace: [
      'apples#build after units#build',
      'as listed: built units, built apples, built beds',
      'by name: built apples, built beds, built units',
      'beds#build after nothing',
    ],
  },
  'dependency-tree': {'errors-workspace': 'units: nothing'},
  ts2307: {'errors-workspace': '@orchard/units@0.1.0 -> ./packages/units'},
  'node-modules-paths': {
    'errors-workspace': [
      'resolved: from "@orchard/units", from "../../node_modules/dayjs/index.js"',
      'names: from "@orchard/units", from "dayjs", from "../node_modules/dayjs/index.js"',
    ],
  },
  stale: {
    'errors-workspace': 'resolve: packages/units/dist/index.js',
    'shared/guide-watch': 'a bundled package: true',
  },
  rebuilding: {
    'shared/guide-watch': 'dist is emptied at the start: true',
    'emptied-each-time': ['usual: index.js', '--no-clean: index.js left.txt'],
  },
  'publish-config': {
    'shared/guide-conditions': [
      'publishConfig: source',
      'of its own package: not: `exports`, `publishConfig`',
      'Node.js: ERR_UN',
    ],
    'publish-config': ['yarn ./dist/index.js', 'npm ./src/index.ts'],
  },
  'error-extends': {
    'files-not-found': [
      "files: TS6053: File '/src/gone.ts' not found",
      'references: Tsconfig not found,TS6053',
    ],
  },
  'error-workspace-protocol': {
    'workspace-protocol': [
      'npm install: EUNSUPPORTEDPROTOCOL,Unsupported URL Type "workspace:"',
      'npm pack: workspace:^',
      'pnpm pack: ^0.1.0',
      'yarn pack: ^0.1.0',
      'pnpm pack, not installed: Cannot resolve workspace protocol of dependency',
      'pnpm pack, without a version: Cannot resolve workspace protocol of dependency',
    ],
    'catalog-protocol': [
      'pnpm pack: ^2.1.1',
      'npm pack: catalog:',
      'npm install: EUNSUPPORTEDPROTOCOL,Unsupported URL Type "catalog:"',
    ],
  },
};
