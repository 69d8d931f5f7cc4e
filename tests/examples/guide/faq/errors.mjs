export default {
  'error-install': {'guide-doctor': 'without Rsdoctor: 0 index.js'},
  'error-enospc': {
    'shared/watch-limit': [
      'usual: Watchpack Error (watcher): Error: ENOSPC runs',
      'usual, saved: not rebuilt',
      'poll, saved: rebuilt',
    ],
  },
  'error-command': {'shared/guide-flags': '--syntax node 18: Unused args: `18`'},
  'error-lib': {'shared/guide-flags': 'The following libs are not found: "true".'},
  'error-config': {'shared/guide-flags': 'wrong --root: Could not find any entry module'},
  'error-not-found': {
    'shared/not-found': [
      'exit 127: sh: 1: rslib: not found',
      'omitted with NODE_ENV=production: dev',
      'included with NODE_ENV=production: nothing omitted',
      'workspace: with npm: refused',
      'found in node_modules/.bin: rslib runs',
    ],
  },
  'error-ts6059': {
    'guide-outside-root': ['imported source: TS6059', 'imported package.json: fine'],
    'guide-root-dir': {tree: 'dist/dot/src/index.d.ts'},
  },
  'error-ts5069': {
    'declaration-map-alone': [
      'rslib: exit 0 index.d.ts index.d.ts.map index.js',
      'with declaration: none exit 0',
    ],
  },
  'error-ts2306': {
    'empty-declaration': [
      'isolated: ""',
      "import './dist/index.js'; none",
      "void import('./dist/index.js'); TS2306",
      'merged: Unable to determine module for',
      'with export: export { }; none',
    ],
  },
  'error-ts6307': {
    'shared/tsconfig-read': {tree: 'dist/types/old.d.ts'},
  },
  'error-ts18003': {
    ts18003: [
      'script: true',
      'extends: TS18003 ["config/src"] []',
      'outDir: TS18003 ["**/*"] [project]',
      'showConfig: ["./src/index.ts"]',
    ],
  },
  'error-entry-file': {
    'nested-declaration': [
      '5 without rootDir: Declaration entry file, emitted to esm/labels/src',
      '6 without rootDir: TS5011',
      '7 without rootDir: TS5011',
      'rootDir src, package in node_modules, 5: built true',
    ],
    'guide-js-entry': 'a JavaScript entry: Declaration entry file',
  },
  'error-source-file': {
    'guide-js-entry': {'dist/typed/load.d.ts': 'typeof import("./part'},
  },
  'error-ts2748': {
    'const-enums': [
      'declaration: true',
      'Side.Left: fine',
      'Mood.Calm: fine',
      'both are objects: true',
    ],
    'shared/tsconfig-ignored': {'dist/files/size.js': 'Size[Size["Big"] = 1]'},
  },
  ts2591: {
    'node-types': [
      "usual: TS2591: Cannot find name 'Buffer'",
      'types: node: no error',
      'preserve: no error',
      'declaration: /// <reference types="node" preserve="true" />',
      "a reference: TS2591: Cannot find name 'Buffer'",
    ],
  },
  'error-api-extractor': {
    'shared/guide-export-assignment': [
      'named import: Unable to analyze the export',
      'in dependencies: none',
    ],
  },
  'error-empty': {'config-messages': 'Expect "lib" field to be a non-empty array, but got: [].'},
  'error-not-iterable': {'config-messages': 'TypeError: config.lib is not iterable'},
  'error-characters': {
    'config-messages': 'Environment name "web/modern" contains invalid characters.',
  },
  'error-import-meta': {'config-messages': 'Accessing import.meta directly is unsupported'},
};
