/** What exists and is not installed here: each list with the address that says so. */
// cspell:ignore bunx
interface Declared {
  /** Separated by blanks. */
  names: string;
  source: string;
}

const lists: readonly Declared[] = [
  {
    source: 'https://docs.npmjs.com/cli/v11/commands',
    names: `npm npx pack publish unpublish deprecate dist-tag ls ci init run install version prepack prepublishOnly --dry-run --workspaces
      --if-present -D --save-dev --tag --omit --access --provenance --otp -w`,
  },
  {
    source: 'https://docs.npmjs.com/cli/v11/configuring-npm/package-json',
    names: `name version description keywords homepage bugs license author contributors funding files exports main module browser bin man
      directories repository scripts config dependencies devDependencies peerDependencies peerDependenciesMeta bundleDependencies
      optionalDependencies overrides engines os cpu devEngines private publishConfig workspaces type types typesVersions imports
      sideEffects packageManager unpkg jsdelivr style`,
  },
  {source: 'https://pnpm.io/cli/recursive', names: 'pnpm -r --parallel --filter dlx exec'},
  {
    source: 'https://yarnpkg.com/cli/workspaces/foreach',
    names: 'yarn workspaces foreach -A --topological',
  },
  {
    source: 'https://github.com/pnpm/pnpm/pull/7214',
    names: 'supportedArchitectures pnpm-workspace.yaml libc',
  },
  {source: 'https://yarnpkg.com/configuration/yarnrc', names: '.yarnrc.yml'},
  {source: 'src/config/locales.ts', names: 'zh'},
  // Written by a build with performance.buildCache. Rspack joins the path from parts, so its code does not contain it.
  {
    source: 'https://rslib.rs/config/rsbuild/performance',
    names: 'node_modules/.cache node_modules/.cache/rspack',
  },
  {
    source: 'https://rslib.rs/guide/start/ai',
    names:
      'skills add rstackjs/agent-skills migrate-to-rslib rslib-modern-package .agents/skills .claude/skills CLAUDE.md @AGENTS.md',
  },
  {source: 'https://bun.sh/docs/cli/bunx', names: 'bun bunx'},
  {
    source: 'https://rspack.rs/guide/start/quick-start',
    names: '@rspack/binding-win32-x64-msvc',
  },
  {source: 'https://styled-components.com/docs/basics', names: 'styled-components styled.div'},
  {source: 'https://github.com/webpack-contrib/source-map-loader', names: 'source-map-loader'},
  {
    source: 'https://turborepo.com/docs/reference/configuration',
    names: 'turbo globalDependencies globalEnv dependsOn outputs inputs env persistent cache tasks',
  },
  {
    source: 'https://nx.dev/reference/project-configuration',
    names:
      'nx nx.json projectRoot workspaceRoot sharedGlobals continuous targetDefaults namedInputs',
  },
  {
    source: 'https://nodejs.org/api/cli.html',
    names: `node -e --eval --input-type --import --conditions --experimental-strip-types --experimental-wasm-modules --watch
      --experimental-sea-config --build-sea --check NODE_OPTIONS linux-x64 nodejs`,
  },
  {
    source: 'https://nodejs.org/api/errors.html',
    names: `ERR_REQUIRE_ESM ERR_PACKAGE_PATH_NOT_EXPORTED ERR_UNKNOWN_FILE_EXTENSION ERR_MODULE_NOT_FOUND
      ERR_UNSUPPORTED_DIR_IMPORT ERR_REQUIRE_ASYNC_MODULE MODULE_NOT_FOUND ENOENT ExperimentalWarning`,
  },
  {source: 'https://nodejs.org/api/single-executable-applications.html', names: 'node:sea'},
  {
    source: 'https://nodejs.org/api/packages.html',
    names: 'react-server module-sync node-addons browser default import require',
  },
  {
    source: 'https://www.typescriptlang.org/docs/handbook/compiler-options.html',
    names: `-b --build -p --project --noEmit --watch --init --emitDeclarationOnly --noEmitOnError --declaration
      @types AMD UMD WebWorker @internal @jsxImportSource @ts-expect-error @ts-ignore`,
  },
  {
    source:
      'https://create-rslib: its own --help, in the source of web-infra-dev/rslib, packages/create-rslib',
    names: `create-rslib --template --tools --skill --dir --no-git --override --package-name --template-version -t -d node-js node-ts
      react-js react-ts vue-js vue-ts svelte-js svelte-ts solid-js solid-ts react-compiler eslint rslint biome prettier rspress storybook
      rslib-best-practices rstest-best-practices rspress-custom-theme rspress-description-generator`,
  },
  {
    source:
      'https://github.com/web-infra-dev/rslib/tree/v0.20.0/packages/create-rslib (templates of 0.x)',
    names: 'node-dual node-dual-ts node-dual-js node-esm node-esm-ts node-esm-js',
  },
  {
    source: 'https://rslib.rs/guide/advanced/env-vars (and the code of Rsbuild and Rsdoctor)',
    names: 'NODE_ENV CI RSDOCTOR DEBUG NO_COLOR PUBLIC_ BASE_URL ASSET_PREFIX',
  },
  {
    source: 'https://vite.dev/guide/env-and-mode',
    names: 'VITE_ vite/client',
  },
  {
    source: 'https://storybook.js.org/docs/configure/telemetry',
    names: 'STORYBOOK_DISABLE_TELEMETRY',
  },
  {
    source: 'https://webpack.js.org/api/module-methods/#magic-comments',
    names: 'webpackChunkName webpackPrefetch webpackPreload webpackIgnore webpackMode #__PURE__',
  },
  {
    source: 'https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers',
    names:
      'Access-Control-Allow-Origin Content-Security-Policy worker-src script-src style-src unsafe-inline',
  },
  {
    source:
      'https://developer.mozilla.org/docs/Web/CSS/@import, https://tailwindcss.com/docs/functions-and-directives',
    names:
      '@import @layer @media @supports @source @tailwind @theme @apply -webkit- @license @preserve',
  },
  {
    source: 'https://tc39.es/ecma426/, https://rspack.rs/api/runtime-api/module-variables',
    names: 'sourceMappingURL __esModule inline-source-map inline-cheap-source-map',
  },
  {
    source: 'https://github.com/browserslist/browserslist#full-list',
    names: 'Chrome Firefox Edge Safari iOS dead',
  },
  {
    source: 'https://rustwasm.github.io/docs/wasm-bindgen/reference/deployment.html',
    names: 'wasm-bindgen wasm-pack bundler no-modules experimental-nodejs-module x_bg.wasm',
  },
  {
    source: 'https://module-federation.io/configure/',
    names:
      '@module-federation/storybook-addon @module-federation/enhanced __federation_expose_ @mf-types @mf-types.zip',
  },
  {
    source: 'https://rsbuild.rs/plugins/list',
    names: `@rsbuild/plugin- @rsbuild/plugin-type-check
      @rsbuild/plugin-check-syntax @rsbuild/plugin-node-polyfill @rsbuild/plugin-assets-retry @rsbuild/plugin-basic-ssl
      @rsbuild/plugin-vue2 @rsbuild/plugin-vue2-jsx`,
  },
  {
    source: 'https://rspack.rs/plugins/rspack/copy-rspack-plugin',
    names: 'noErrorOnMissing',
  },
  {
    source: 'https://rspack.rs/contribute/development/profiling',
    names: 'RSPACK_PROFILE OVERVIEW',
  },
  {
    source: 'https://nodejs.org/api/cli.html#force_color1-2-3',
    names: 'FORCE_COLOR',
  },
  {source: 'https://sass-lang.com/documentation/js-api/interfaces/options/', names: 'quietDeps'},
  {
    source: 'https://vanilla-extract.style/documentation/integrations/webpack/',
    names: '@vanilla-extract/webpack-plugin @vanilla-extract/css VanillaExtractPlugin',
  },
  {
    source: 'https://www.npmjs.com/package/@swc/plugin-emotion',
    names: '@swc/plugin-emotion @emotion/styled',
  },
  {
    source: 'https://www.npmjs.com/package/unplugin',
    names:
      'unplugin-icons unplugin-auto-import unplugin-vue-components @stylexjs/unplugin license-webpack-plugin',
  },
  {
    source: 'https://github.com/vitejs/awesome-vite#plugins',
    names: `@vitejs/plugin-react @vitejs/plugin-react-swc @vitejs/plugin-vue @vitejs/plugin-vue-jsx @sveltejs/vite-plugin-svelte
      vite-plugin-solid vite-tsconfig-paths vite-plugin-lib-inject-css vite-plugin-css-injected-by-js vite-plugin-svgr
      vite-plugin-static-copy rollup-plugin-visualizer vite-plugin-externalize-deps rollup-plugin-node-externals rollupTypes preserveModulesRoot`,
  },
  {
    source: 'https://modernjs.dev/module-tools/',
    names: `modern bump pre-commit change --no-clear modern-js-node modern-js-universal npm-library npm-library-es5 npm-component
      npm-library-with-umd npm-component-with-umd modern-app-env`,
  },
  {source: 'https://tsup.egoist.dev/', names: '--no-config --dts-only --onSuccess'},
  {
    source: 'https://github.com/unjs/unbuild, https://github.com/Swatinem/rollup-plugin-dts',
    names: '--sourcemap --parallel --stub rollup.dts.respectExternal',
  },
  {
    source: 'https://rollupjs.org/configuration-options/',
    names: 'output.globals output.preserveModules output.banner output.footer',
  },
  {
    source: 'https://github.com/web-infra-dev/rspack (kinds of its errors)',
    names: 'ESModulesLinkingError',
  },
  {source: 'https://react.dev/reference/react', names: 'ReactNode react/jsx-runtime'},
  {source: 'https://storybook.rsbuild.rs/', names: 'storybook-vue3-rsbuild'},
  {source: 'https://github.com/sveltejs/language-tools', names: 'svelte-check'},
  {source: 'https://www.npmjs.com/package/cross-env', names: 'cross-env'},
  {source: 'https://lodash.com/docs/', names: 'lodash'},
  {source: 'https://rsdoctor.rs/guide/usage/bundle-overview', names: 'bailoutReason'},
  {source: 'https://github.com/arethetypeswrong/arethetypeswrong.github.io', names: '--pack -f'},
];

/** Names of other tools, of services and of conventions. */
export const declaredNames: ReadonlySet<string> = new Set(
  lists.flatMap(({names}) => names.trim().split(/\s+/)),
);

/** Files and folders that tools look for by name, or write. */
export const fileNames: ReadonlySet<string> = new Set(
  `dist src lib node_modules package.json tsconfig.json tsconfig README README.md LICENSE NOTICES index .env .npmrc .gitignore
  .browserslistrc .cache .rsbuild .rslib .rstack .rsdoctor rslib.config rsbuild.config rspack.config rstest.config vitest.config vite.config
  tsup.config build.config modern.config postcss.config tailwind.config svelte.config rslib-runtime.js`.split(
    /\s+/,
  ),
);

/** How files end, longest first. */
export const fileEnds: readonly string[] =
  `.LICENSE.txt .module.css .module.scss .d.ts .d.mts .d.cts .js.map .css.map .js .mjs .cjs .ts .mts .cts .jsx .tsx
  .json .css .scss .sass .less .styl .stylus .svg .png .jpg .woff2 .mp3 .wasm .map .txt .md .mdx .html .vue .svelte .node .yaml .yml .toml .tgz
  .tsbuildinfo .glb .pug .astro .env .zip`.split(/\s+/);
