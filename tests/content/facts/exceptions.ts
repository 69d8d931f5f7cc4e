/**
 * What pages mention although nothing in this repository knows it: packages and options of other tools that no example
 * installs, names that a page warns against, messages of services and of other versions, and released versions.
 */
const names =
  '#format #private -h --bun --env.NODE_ENV --exit-code --include --max-old-space-size --workspace-concurrency ' +
  '-beta.0 -kit -less -musl -stylus -webkit-box-orient ../ferry-fares-1.4.0.tgz ./folder.js .fixture.json ' +
  '.gitattributes .glsl .ios .psd .spec. /config.prd.js /etc/sysctl.d @alpha @angular/compiler ' +
  '@emotion/babel-preset-css-prop @fontsource/lora @fontsource/lora/400.css @lynx-js/react ' +
  '@lynx-js/react-rsbuild-plugin @nestjs @rollup/plugin-babel @rollup/plugin-terser @rollup/plugin-typescript ' +
  '@rollup/plugin-url @svgr/rollup @tea/ @vercel/ncc Acme.charts Card.label Components EPERM ' +
  'ElementPlusResolver Killed NODE_AUTH_TOKEN React.lazy SecurityError Star __rslib_entry__ acmeStats ' +
  'allowBuilds babel-plugin-import better-sqlite3 button.ios.tsx cjsDefault ck-px-2 class-transformer ' +
  'class-validator compiled/rlog deps.alwaysBundle deps.neverBundle deps.onlyBundle dist-0 dist/1.css ' +
  'dist/es/index.mjs dist/logo.js dist/packages/log/src/index.d.ts extensionsToTreatAsEsm failOnWarn ' +
  'ferry-fares/maps/harbour fixedExtension folder/index.ts globImport globalThis.sums iconv ' +
  'import.meta.env.NAME inlineDependencies inlineDynamicImports inlineOnly jsr.json launch.json lazy~0.js ' +
  'lazy~1.js lifecycle_outside_component logo.js microservices my-id my-lib node-modules node-v20.20.2 ' +
  'node:sqlite node:test nodeLinker nodeProtocol node_modules/.vite/deps onSuccess onlyBuiltDependencies ' +
  'optimizeDeps.exclude output.inlineDynamicImports pdfjs-dist process.env.API_URL process.env.NAME qwikVite ' +
  'react_1 resolutions resolveSourceMapLocations resolvers rollup-plugin-copy rollup-plugin-esbuild ' +
  'rollup-plugin-peer-deps-external rollup-plugin-postcss rollup-plugin-typescript2 sb-manager/runtime.js ' +
  'seat-module sums sums.add sums.js sun_svg__a theme.svg unbundle unplug useESM weather_chip@http websockets ' +
  'workerd you/ferry-fares ';

const versions =
  '0.0.8 0.15.1 0.23.2 1.5.0-next.0 16.11 16.14 16.9 17.4 2.15 2.28 2.35 22.20 22.23.0 24.5.0 24.9 7.6';

const messages = [
  // A heading of a table about the flag of another tool.
  '--target',
  '"./dist/index.css" is not exported under the conditions […] from package …',
  '"bin[ferry]" script name dist/cli.js was invalid and removed',
  "'rslib' is not recognized as an internal or external command",
  '@rsbuild/plugin-react tried to access @rsbuild/core (a peer dependency)',
  "Can't find stylesheet to import",
  "Cannot find package '@/one'",
  "Cannot read properties of null (reading 'useState')",
  'Cannot resolve workspace protocol of dependency',
  'Client-only API called on the server side',
  'Compiling RuleSet failed: Properties with are unknown',
  'Conflicting order. Following module has been added',
  'Dynamic require of "react" is not supported',
  'Dynamic require of "util" is not supported',
  'ENOENT: no such file or directory',
  'ENOTDIR: not a directory, lstat',
  'ERESOLVE unable to resolve dependency tree',
  'Error: Lib config not found at index 3, expect a lib config but got undefined',
  'Expression expected',
  'Failed to generate type declaration',
  'Failed to resolve entry for package "…". The package may have incorrect main/module/exports specified in its package.json.',
  'Function called outside component initialization',
  'Global CSS cannot be imported from within node_modules',
  "Identifier 'e' has already been declared",
  'Inline JavaScript is not enabled. Is it set in your options?',
  'It\'s currently unsupported to use "export *" in a client boundary',
  'JsCache is not a constructor',
  'Module "./button" does not exist in container',
  "Module not found: Can't resolve './extracted.css'",
  "Module not found: Can't resolve 'fs'",
  "Module not found: Error: Can't resolve './end'",
  "Sass variables aren't allowed in plain CSS.",
  'Shared module is not available for eager consumption',
  'The "mainEntryPointFilePath" path does not exist',
  'The "superCtor.prototype" property must be of type object. Received undefined',
  "The component 'Tag' needs to be compiled using the JIT compiler, but '@angular/compiler' is not available.",
  'The legacy JS API is deprecated and will be removed in Dart Sass 2.0.0.',
  'The remote does not expose the requested module',
  'TypeError: (0 , react__WEBPACK_IMPORTED_MODULE_0__.createContext) is not a function',
  'UMD and IIFE output formats are not supported for code-splitting builds',
  'Unable to determine module for',
  'Uncaught Error: Shared module is not available for eager consumption: webpack/sharing/consume/default/react/react',
  "[MobX] Cannot apply 'observable' to 'User@2.elo': Field not found.",
  'api.modifyWebpackChain is not a function',
  'binding.JsResolverFactory is not a constructor',
  'createContext is not a function',
  'failed to resolve plugin path',
  'failed to run Wasm plugin transform',
  'looks like a webpack or Rspack plugin',
  'map is not a function',
  'memory allocation of 17179869184 bytes failed',
  'pkg.bin is dist/index.js but the file is not executable.',
  'rslib: command not found',
  'sudo sysctl fs.inotify.max_user_watches=524288',
  'template is not a function',
  'turbo run build --concurrency=1',
  "unable to locate '…' glob",
];

export const exceptions: ReadonlySet<string> = new Set([
  ...names.trim().split(' '),
  ...versions.split(' '),
  ...messages,
]);
