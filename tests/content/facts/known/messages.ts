/** Messages of programs that no sample starts: each with the address that shows it. */
export const declaredMessages: readonly {text: string; source: string}[] = [
  {
    text: '… is not defined',
    source: 'https://developer.mozilla.org/docs/Web/JavaScript/Reference/Errors/Not_defined',
  },
  {
    text: "Cannot read properties of null (reading 'isCE')",
    source: 'https://github.com/vuejs/core/issues/7115',
  },
  {
    text: "does not provide an export named '…'",
    source: 'https://github.com/v8/v8/blob/main/src/common/message-template.h',
  },
  {
    text: "Can't import the named export '…'",
    source:
      'https://github.com/web-infra-dev/rspack/blob/main/crates/rspack_plugin_javascript/src/dependency/esm/esm_import_dependency.rs',
  },
  {text: 'jsxDEV is not a function', source: 'https://github.com/hms-dbmi/viv/issues/561'},
  {
    text: 'Failed to resolve component',
    source:
      'https://github.com/vuejs/core/blob/main/packages/runtime-core/src/helpers/resolveAssets.ts',
  },
  {
    text: "Cannot read properties of undefined (reading '…')",
    source: 'https://developer.mozilla.org/docs/Web/JavaScript/Reference/Errors/Unexpected_type',
  },
  {
    text: 'TypeError: Cannot convert object to primitive value',
    source: 'https://tc39.es/ecma262/#sec-ordinarytoprimitive (V8 words it so)',
  },
  {
    text: 'FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory',
    source:
      'https://github.com/nodejs/node/blob/main/src/node_errors.cc (OOMErrorHandler), seen with --max-old-space-size=40',
  },
  {
    text: 'Error [ERR_WORKER_OUT_OF_MEMORY]: Worker terminated due to reaching memory limit: JS heap out of memory',
    source: 'https://github.com/egoist/tsup/issues/920',
  },
  {
    text: 'Cannot find source file',
    source: 'https://github.com/webpack-contrib/source-map-loader/blob/master/src/utils.js',
  },
  {
    text: 'Component selectors can only be used in conjunction with @emotion/babel-plugin',
    source: 'https://github.com/emotion-js/emotion/blob/main/packages/styled/src/base.tsx',
  },
  {text: 'Invalid hook call', source: 'https://react.dev/warnings/invalid-hook-call-warning'},
  {
    text: 'ExperimentalWarning: Importing WebAssembly module instances is an experimental feature',
    source: 'https://nodejs.org/api/esm.html#wasm-modules',
  },
  {
    text: "await isn't allowed in non-async function",
    source: 'https://github.com/swc-project/swc/blob/main/crates/swc_ecma_parser/src/error.rs',
  },
  {
    text: 'You must specify a tag using --tag when publishing a prerelease version',
    source: 'https://github.com/npm/cli/blob/latest/lib/commands/publish.js',
  },
  {
    text: 'Cannot implicitly apply the "latest" tag because previously published version … is higher',
    source: 'https://github.com/npm/cli/blob/latest/lib/commands/publish.js',
  },
  {
    text: 'This package has been marked as private',
    source: 'https://github.com/npm/cli/blob/latest/lib/commands/publish.js',
  },
  {
    text: 'You cannot publish over the previously published versions',
    source: 'https://docs.npmjs.com/cli/v11/commands/npm-publish (the registry answers so)',
  },
  {
    text: '404 Not Found - PUT https://registry.npmjs.org/…',
    source:
      'https://github.com/npm/cli/issues/9088 (claims/npm-answers prints it with another host)',
  },
  {
    text: 'npm auto-corrected some errors in your package.json when publishing',
    source: 'https://github.com/npm/cli/blob/latest/lib/commands/publish.js',
  },
  {
    text: 'Element type is invalid: expected a string … but got: object',
    source: 'https://github.com/facebook/react (claims/element-type prints it)',
  },
  {
    text: "The request '…' failed to resolve only because it was resolved as fully specified",
    source: 'https://github.com/webpack/webpack/blob/main/lib/ModuleNotFoundError.js',
  },
  {
    text: 'env: node\\r: No such file or directory',
    source: 'https://github.com/nodejs/node/issues/11478',
  },
  {
    text: 'This command requires you to be logged in to …',
    source: 'https://github.com/npm/cli/blob/latest/lib/commands/publish.js',
  },
  {
    text: '402 Payment Required',
    source: 'https://developer.mozilla.org/docs/Web/HTTP/Reference/Status/402',
  },
  {
    text: 'Call with side effects',
    source: 'https://rsdoctor.rs/guide/usage/bundle-overview',
  },
  {
    text: 'Internal Error: Unable to analyze the export',
    source:
      'https://github.com/microsoft/rushstack/blob/main/apps/api-extractor/src/analyzer/AstSymbolTable.ts',
  },
  {
    text: 'Failed to resolve module specifier "…". Relative references must start with either "/", "./", or "../".',
    source: 'https://github.com/developit/microbundle/issues/737 (Chromium)',
  },
  {
    text: "Module name, '…' does not resolve to a valid URL",
    source: 'https://github.com/videojs/v10/issues/718 (WebKit)',
  },
  {
    text: 'Top-level await is currently not supported with the "cjs" output format',
    source: 'https://github.com/evanw/esbuild/releases/tag/v0.10.0',
  },
  {
    text: './src/**?__rslib_entry__ not found',
    source: 'https://github.com/web-infra-dev/rslib/issues/632',
  },
  {
    text: 'Failed to resolve module specifier "…"',
    source: 'https://github.com/developit/microbundle/issues/737 (Chromium)',
  },
  {
    text: "Unexpected token 'export'",
    source:
      'https://developer.mozilla.org/docs/Web/JavaScript/Reference/Errors/Unexpected_token (V8 words it so)',
  },
];
