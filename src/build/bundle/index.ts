import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {clientLayer} from '../../config/environment';
import {shortNamedRules} from './classNames';
import {modalData} from './modalData';
import {styledRegistry} from './styledRegistry';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

const here = (file: string): string => path.join(__dirname, file);

/**
 * Preact in React's place: no page needs React, and what the modal needs of it is small. Folders, since these replace Docusaurus' aliases, which are.
 */
const preactCompat = path.join(path.dirname(require.resolve('preact/package.json')), 'compat');
const preact = {react: preactCompat, 'react-dom': preactCompat};

/** Whether a stylesheet belongs to the pages, and not to what is loaded on demand. */
function isPageStyle(module: {nameForCondition: () => string | null | undefined}): boolean {
  return !/[\\/]search[\\/]modal/.test(module.nameForCondition() ?? '');
}

/** Whether a PostCSS plugin, `[path, options]`, is the one that lowers CSS and adds prefixes. */
function isPresetEnv(plugin: unknown): boolean {
  return Array.isArray(plugin) && String(plugin[0]).includes('postcss-preset-env');
}

/** Whether a bundle is the lean client's: of a release build, since `npm start` has no server HTML to live on. */
function isLean(config: Configuration, isServer: boolean): boolean {
  return !isServer && config.mode === 'production' && clientLayer === 'lean';
}

/** Otherwise every page's runtime carries functions that tell the bundler's version. Rspack's own setting. */
const withoutBundlerInfo: Pick<Configuration, 'experiments'> = {
  experiments: {rspackFuture: {bundlerInfo: {force: false}}},
};

/**
 * The plugins without the one that tells Docusaurus' own client the addresses of chunks, which it prefetches:
 * no page loads that client, and each would carry the function.
 */
function withoutChunkAssets({plugins = []}: Configuration): Configuration['plugins'] {
  return plugins.filter((plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin');
}

/** Adds the client layer's own entry. No page loads the other one: it is there for its styles. */
function clientEntry(
  config: Configuration,
  isServer: boolean,
): Pick<Configuration, 'entry' | 'plugins' | 'output'> {
  if (!isLean(config, isServer)) {
    return {};
  }
  return {
    plugins: withoutChunkAssets(config),
    output: {uniqueName: 'docs'},
    entry: {main: config.entry as string, lean: path.resolve(__dirname, '../../runtime/index.ts')},
  };
}

/**
 * Keeps out of the browser what this site has done at build time or does with less: Prism (samples
 * are coloured by `src/build/markdown/codeBlock`), Infima (the theme has its own CSS), and the stock link's
 * prefetch of every link in view. Weights are in `src/README.md`.
 */
export default function leanBundle(context: LoadContext): Plugin {
  return {
    name: 'lean-bundle',
    // Our CSS is written for the browsers of the list in package.json, and Lightning CSS, which minifies
    // it, knows that list, too: a second transform of each file brings nothing but build time.
    // Nor is there a configuration of PostCSS to be searched for, from every stylesheet up to the root.
    configurePostCss: (options) => ({
      ...options,
      config: false,
      plugins: options.plugins.filter((plugin) => !isPresetEnv(plugin)),
    }),
    configureWebpack(config, isServer) {
      return {
        ...clientEntry(config, isServer),
        ...withoutBundlerInfo,
        ...(config.mode === 'production'
          ? {
              mergeStrategy: {'module.rules': 'replace', plugins: 'replace'},
              module: {rules: shortNamedRules(config, context.siteDir)},
            }
          : {}),
        resolve: {
          alias: {
            '@docusaurus/Link': path.resolve(__dirname, '../../features/Link'),
            'infima/dist/css/default/default.css$': here('empty.css'),
            [require.resolve('infima/dist/css/default/default.css')]: here('empty.css'),
            ...(isServer
              ? {}
              : {
                  'prism-react-renderer$': here('prismStub.ts'),
                  // The theme's client module, which holds Prism's list of all languages.
                  [require.resolve('@docusaurus/theme-classic/lib/prism-include-languages.js')]:
                    here('prismStub.ts'),
                }),
            ...(isLean(config, isServer)
              ? {
                  ...styledRegistry(context.generatedFilesDir),
                  ...modalData(context),
                  ...preact,
                  // The theme's progress bar and its styles: ours, `src/runtime/navigation`, is loaded when it is needed.
                  [require.resolve('@docusaurus/theme-classic/lib/nprogress.js')]:
                    here('empty.css'),
                }
              : {}),
          },
        },
        ...(isServer
          ? {}
          : {
              optimization: {
                splitChunks: {
                  cacheGroups: {
                    // One file for the pages; what the search modal brings along comes with the modal.
                    styles: {test: isPageStyle},
                  },
                },
              },
            }),
      };
    },
  };
}
