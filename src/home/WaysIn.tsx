import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';

import {IconForward} from '@site/src/features/icons';
import Cards from './Cards';
import section from './section.module.css';

const ways = () => [
  {
    name: 'tsup',
    address: '/guide/migration/tsup',
    text: translate({
      id: 'site.home.ways.tsup',
      message: 'Find the Rslib equivalent of every option, then migrate step by step.',
      description: 'What the guide for migrating from tsup offers, on the landing page',
    }),
  },
  {
    name: 'unbuild',
    address: '/guide/migration/unbuild',
    text: translate({
      id: 'site.home.ways.unbuild',
      message: 'Replace stubs and mkdist, and set the options that unbuild infers.',
      description: 'What the guide for migrating from unbuild offers, on the landing page',
    }),
  },
  {
    name: translate({
      id: 'site.home.ways.vite.title',
      message: 'Vite library mode',
      description: 'Title of the card for users of Vite on the landing page',
    }),
    address: '/guide/migration/vite',
    text: translate({
      id: 'site.home.ways.vite',
      message: 'Move build.lib to Rslib, with dependencies, types, CSS and assets.',
      description:
        'What the guide for migrating from Vite offers, on the landing page; build.lib is an option of Vite',
    }),
  },
  {
    name: 'tsc',
    address: '/guide/migration/tsc',
    text: translate({
      id: 'site.home.ways.tsc',
      message: 'Compare the output, and find the equivalent of each compiler option.',
      description: 'What the guide for migrating from tsc offers, on the landing page',
    }),
  },
  {
    name: 'Modern.js Module',
    address: '/guide/migration/modernjs-module',
    text: translate({
      id: 'site.home.ways.modern',
      message: 'Convert build presets and buildConfig to items of lib.',
      description:
        'What the guide for migrating from Modern.js Module offers, on the landing page; buildConfig and lib are options',
    }),
  },
  {
    name: translate({
      id: 'site.home.ways.rsbuild.title',
      message: 'Rsbuild or Rspack',
      description: 'Title of the card for users of Rsbuild and Rspack on the landing page',
    }),
    address: '/guide/start/#mental-model',
    text: translate({
      id: 'site.home.ways.rsbuild.text',
      message: 'Keep the options and plugins you know. See how one config runs several builds.',
      description: 'Below “Rsbuild or Rspack” on the landing page',
    }),
  },
  {
    name: translate({
      id: 'site.home.ways.apps.title',
      message: 'My first library',
      description: 'Title of the card for readers who have only built applications so far',
    }),
    address: '/guide/start/glossary',
    text: translate({
      id: 'site.home.ways.apps.text',
      message: 'Look up ESM, externals, declarations and bundleless in the glossary.',
      description: 'Below “My first library” on the landing page',
    }),
  },
];

/** The first page to read, by what the reader has used before. */
export default function WaysIn(): ReactNode {
  return (
    <section className={clsx(section.section, section.later, section.ways)}>
      <Cards
        title={translate({
          id: 'site.home.ways.title',
          message: 'What do you use today?',
          description: 'Title of the cards that lead to the migration guides, on the landing page',
        })}
        tagline={translate({
          id: 'site.home.ways.tagline',
          message: 'Each migration guide starts from the configuration you have.',
          description: 'Below “What do you use today?” on the landing page',
        })}
        cards={ways().map((way) => ({...way, mark: <IconForward />}))}
      />
    </section>
  );
}
