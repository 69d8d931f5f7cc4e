import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {defineSiteBase} from '../../config/siteBase';
import {clientRule, findClientComponents, writeRegistry} from './clientComponents';
import {
  browserData,
  documentsEntry,
  pageScriptEntry,
  releaseOutput,
  writeClientScripts,
} from './releaseOutput';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];
type BundlerPlugin = NonNullable<Configuration['plugins']>[number];

const here = (file: string): string => path.join(__dirname, file);
const source = (file: string): string => path.resolve(__dirname, '../..', file);

/** Removes the plugin that gives Docusaurus' client the addresses of chunks to prefetch: no page loads that client. */
function withoutChunkAssets(plugins: NonNullable<Configuration['plugins']>) {
  const others = plugins.filter((plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin');
  if (others.length === plugins.length) {
    throw new Error('Docusaurus has no ChunkAssetPlugin any more: remove withoutChunkAssets().');
  }
  return others;
}

/** Configures the browser's bundle of a release. @param registry file that imports the client components */
function releaseClient({plugins = []}: Configuration, context: LoadContext, registry: string) {
  const {generatedFilesDir} = context;
  const generated = (name: string): string => `${path.join(generatedFilesDir, name)}$`;
  // Docusaurus' types know webpack only.
  const output = releaseOutput(generatedFilesDir) as unknown as BundlerPlugin;
  // By its file, since the package does not export it.
  const themeCommon = path.dirname(require.resolve('@docusaurus/theme-common'));
  return {
    mergeStrategy: {plugins: 'replace' as const},
    entry: {[documentsEntry]: here('documents.js'), [pageScriptEntry]: source('client/index.ts')},
    // A script that takes longer counts as failed, and the next attempt loads it again.
    output: {uniqueName: 'docs', chunkLoadTimeout: 15_000},
    plugins: [...withoutChunkAssets(plugins), output],
    resolve: {
      alias: {
        ...browserData(context),
        [generated('client-components')]: registry,
        [generated('client-scripts')]: writeClientScripts(generatedFilesDir),
        'react-router-dom$': source('client/clientComponents/router.tsx'),
        '@docusaurus/Head': source('client/clientComponents/Head.tsx'),
        // The theme is an attribute of the page, which the switch in the bar sets.
        [require.resolve(path.join(themeCommon, 'contexts/colorMode.js'))]: source(
          'client/clientComponents/colorMode.ts',
        ),
        '@docusaurus/router': source('client/clientComponents/router.tsx'),
        // The page script has its own bar.
        [require.resolve('@docusaurus/theme-classic/lib/nprogress.js')]: here('empty.js'),
      },
    },
    optimization: {
      // One script per page, including the bundler's runtime.
      runtimeChunk: false,
      splitChunks: {
        cacheGroups: {
          // Code that pages share: none is loaded.
          common: false as const,
          // One file for a script that is loaded on demand, and for a worker.
          default: false as const,
          defaultVendors: false as const,
          // A stylesheet of its own, which other pages do not load.
          setup: {
            name: 'setup',
            type: 'css/mini-extract',
            test: /[\\/]src[\\/]setup[\\/]/,
            chunks: 'all' as const,
            enforce: true,
            // Before Docusaurus' group of all styles.
            priority: 60,
          },
          // Shared by all client components.
          react: {
            name: 'react',
            test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
            chunks: 'async' as const,
            enforce: true,
          },
        },
      },
    },
  };
}

function commonAliases(isServer: boolean): Record<string, string> {
  const infima = 'infima/dist/css/default/default';
  const prismLanguages = '@docusaurus/theme-classic/lib/prism-include-languages.js';
  return {
    '@docusaurus/Link': source('features/Link'),
    // The theme has its own CSS. Docusaurus imports Infima by its name and by its file.
    [`${infima}.css$`]: here('empty.css'),
    [require.resolve(`${infima}.css`)]: here('empty.css'),
    [require.resolve(`${infima}-rtl.css`)]: here('empty.css'),
    // Samples are highlighted when the site is built.
    ...(isServer ? {} : {[require.resolve(prismLanguages)]: here('empty.js')}),
  };
}

/** Bundles the code for the browser; see the README of `src/client`. */
export default function bundle(context: LoadContext): Plugin {
  return {
    name: 'bundle',
    // Lightning CSS, which minifies the CSS, compiles it for the browsers of package.json, so a second
    // transform would only cost time. So would looking for a configuration of PostCSS in every folder.
    configurePostCss: (options) => ({
      ...options,
      config: false,
      plugins: options.plugins.filter((plugin) => !String(plugin).includes('postcss-preset-env')),
    }),
    configureWebpack(config, isServer, {currentBundler}) {
      // `npm start` has no server HTML.
      const isRelease = config.mode === 'production';
      const components = findClientComponents(context.siteDir);
      const registry = writeRegistry(components, context.generatedFilesDir);
      const client = isRelease && !isServer ? releaseClient(config, context, registry) : undefined;
      const {DefinePlugin} = currentBundler.instance;
      return {
        ...client,
        module: {rules: isRelease && isServer ? [clientRule(components)] : []},
        plugins: [...(client?.plugins ?? []), new DefinePlugin(defineSiteBase)],
        // Keep the bundler's version out of the runtime.
        experiments: {rspackFuture: {bundlerInfo: {force: false}}},
        resolve: {alias: {...commonAliases(isServer), ...client?.resolve.alias}},
      };
    },
  };
}
