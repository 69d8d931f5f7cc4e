import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

import {clientLayer} from '../../site/environment';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

const here = (file: string): string => path.join(__dirname, file);

/** Whether a stylesheet belongs to the pages, and not to what is loaded on demand. */
function isPageStyle(module: {nameForCondition: () => string | null | undefined}): boolean {
  return !/[\\/](?:@docsearch|components[\\/]Search[\\/]modal)/.test(
    module.nameForCondition() ?? '',
  );
}

/** Adds the client layer's own entry to a release build; `npm start` has no server HTML to live on. */
function clientEntry(config: Configuration, isServer: boolean): Pick<Configuration, 'entry'> {
  if (isServer || config.mode !== 'production' || clientLayer !== 'lean') {
    return {};
  }
  return {
    entry: {main: config.entry as string, lean: path.resolve(__dirname, '../../client/index.ts')},
  };
}

/**
 * Keeps out of the browser what this site has done at build time or does with less: Prism (samples
 * are coloured by `src/rehype/codeBlock`), Infima (the theme has its own CSS), and the stock link's
 * prefetch of every link in view. Weights are in `src/README.md`.
 */
export default function leanBundle(): Plugin {
  return {
    name: 'lean-bundle',
    configureWebpack(config, isServer) {
      return {
        ...clientEntry(config, isServer),
        resolve: {
          alias: {
            '@docusaurus/Link': path.resolve(__dirname, '../../components/Link'),
            'infima/dist/css/default/default.css$': here('empty.css'),
            [require.resolve('infima/dist/css/default/default.css')]: here('empty.css'),
            ...(isServer ? {} : {'prism-react-renderer$': here('prismStub.ts')}),
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
