import type {KnipConfig} from 'knip';

/** `npm run unused`: files, exports and packages that nobody uses, and packages that are used undeclared. */
const config: KnipConfig = {
  // Docusaurus and its options are read as code; the plugin for it would run the configuration.
  docusaurus: false,
  // Its configurations look for browsers, which not every machine has.
  playwright: false,
  entry: [
    'docusaurus.config.ts',
    'sidebars.ts',
    'playwright.config.ts',
    '{docs,blog,i18n}/**/*.mdx',
    'src/{theme,pages,components}/**/*.tsx',
    'src/client/index.ts',
    'src/home/client.ts',
    // Their export `hydrate` is read by `client/clientComponents/server.tsx`.
    'src/{search/modal,features/MessageFinder}/index.tsx',
    // Named by path: client modules, programs of the page, programs that run by themselves.
    'src/**/client.ts',
    'src/features/*/early.ts',
    'src/plugins/inlineScripts/*.ts',
    'src/plugins/theme/*.ts',
    'src/plugins/**/*.{js,mjs}',
    // Bundled by `scripts/engine`, and imported by the page with the first edit.
    'src/setup/engine/{*.js,worker/**/*.js}',
    'scripts/engine/adapt.cjs',
    'src/plugins/bundle/clientLoader.cjs',
    'src/client/clientComponents/{Head,colorMode,router,server}.{ts,tsx}',
    'scripts/*.mjs',
    'scripts/*/*.mjs',
    'tests/{unit,content,examples,e2e,weekly,a11y,visual,tasks}/**/*.{test,spec}.{ts,tsx}',
    // Stand-ins that Jest finds by name, programs that tests start, sites that they build.
    'tests/support/docusaurusMocks/**',
    'tests/support/{cssModule,emptyModule}.ts',
    'tests/{examples,harness,support,unit}/**/*.mjs',
    'tests/content/prose/*.cjs',
    'tests/fixtures/*/{*.ts,components/*,src/**,theme/**}',
  ],
  project: [
    '{src,scripts}/**/*.{ts,tsx,mjs,cjs}',
    '{docs,blog,i18n}/**/*.mdx',
    'tests/**/*.{ts,tsx,mjs,cjs}',
    '*.{ts,mjs}',
  ],
  // Projects with packages of their own.
  ignore: ['scripts/bench/peers/**', 'scripts/compare/*/**', 'examples/**'],
  ignoreBinaries: ['apt-get', 'fc-list'],
  ignoreDependencies: [
    // Aliases that Docusaurus makes.
    /^@(?:theme|theme-original|theme-init|generated)\//,
    /^@docusaurus\/(?:[A-Z]\w+|isInternalUrl|router|use[A-Z]\w+)$/,
    // What `scripts/engine` puts in their place.
    /^(?:engine-facts|engine-modules|dts-files)$/,
    /^@(?:napi-rs\/wasm-runtime|rspack\/binding(?:-wasm32-wasi)?|rsbuild\/(?:core|plugin-react))$/,
    // Named as strings in configurations of sites.
    /^@docusaurus\/plugin-client-redirects$/,
  ],
  // On their way out or into use.
  ignoreIssues: {'src/client/navigation/index.ts': ['exports']},
  ignoreExportsUsedInFile: {interface: true, type: true},
};

export default config;
