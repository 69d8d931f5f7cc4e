import {lacks} from '../../lacks.mjs';

export default {
  'go-to-definition': {
    'orchard@maps': {everything: 'packages/units/dist/index.d.ts.map'},
    'orchard@paths': {everything: "is not under 'rootDir'"},
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
  stale: {
    'errors-workspace': 'resolve: packages/units/dist/index.js',
    'shared/guide-watch': 'a bundled package: true',
  },
  rebuilding: {
    'crate-app': {everything: 'TS7016: Could not find a declaration file for module'},
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
  workspace: {
    orchard: {everything: 'Pears, 1.5 kg'},
    'files-not-found': [
      "files: TS6053: File '/src/gone.ts' not found",
      'references: Tsconfig not found,TS6053',
    ],
    'orchard@extends': {everything: "File '@orchard/tsconfig/base.json' not found."},
  },
  'private-package': {
    'shared/guide-deps': ['workspace package in dependencies: import', 'workspace source: lowered'],
  },
  'root-package-json': {
    'orchard@root-deps': {'packages/labels/dist/index.js': lacks('from "clsx"')},
    'shared/guide-deps': 'packageJson lists both: import',
  },
  'npm-link': {
    'guide-linked': [
      'bundler: that of the library',
      'Node.js: that of the library',
      'alias: that of the application',
      'peer, --preserve-symlinks: found',
      'symlinks false: that of the library',
    ],
  },
  root: {'orchard@root': {tree: 'dist/index.d.ts'}},
  'relative-imports': {
    'orchard@names': {'packages/labels/dist/index.js': 'from "@orchard/units"'},
    'errors-workspace': [
      'resolved: from "@orchard/units", from "../../node_modules/dayjs/index.js"',
      'names: from "@orchard/units", from "dayjs", from "../node_modules/dayjs/index.js"',
    ],
  },
};
