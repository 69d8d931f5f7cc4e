import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';

import {familyTools} from '@site/src/config/tools';
import AssetImage from '@site/src/features/AssetImage';
import {useChineseTools} from '@site/src/features/FamilyTools/language';
import {IconExternal, IconForward} from '@site/src/features/icons';
import section from './section.module.css';
import styles from './Cards.module.css';

interface Card {
  readonly name: string;
  readonly text: string;
  /** A path of this site, or an absolute address. */
  readonly address: string;
  /** At the end of the name's line. */
  readonly mark?: ReactNode;
  readonly foot?: ReactNode;
}

interface Props {
  readonly title: string;
  readonly tagline: string;
  readonly cards: readonly Card[];
}

/** A title and seven cards: eight cells of one grid, which they fill without a gap. */
function Cards({title, tagline, cards}: Props): ReactNode {
  return (
    <div className={styles.grid}>
      <div className={styles.intro}>
        <h2 className={section.title}>{title}</h2>
        <p className={section.tagline}>{tagline}</p>
      </div>
      <ul className={styles.cards}>
        {cards.map(({name, text, address, mark, foot}) => (
          <li key={address}>
            <Link to={address} className={styles.card}>
              <span className={styles.head}>
                <span className={styles.name}>{name}</span>
                {mark}
              </span>
              <span className={styles.text}>{text}</span>
              {foot && <span className={styles.foot}>{foot}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function Tools(): ReactNode {
  const isChinese = useChineseTools();
  return (
    <section className={clsx(section.band, section.later, section.tools)}>
      <div className={section.section}>
        <Cards
          title={translate({
            id: 'site.home.tools.title',
            message: 'Part of Rstack',
            description: 'Title of the cards of the sibling tools on the landing page',
          })}
          tagline={translate({
            id: 'site.home.tools.tagline',
            message:
              'Rslib belongs to Rstack, a family of tools for building, testing, linting and documenting JavaScript projects.',
            description: 'One sentence below the title of the cards of the sibling tools',
          })}
          cards={familyTools.map(({name, desc, descEn, url, logo}) => ({
            name,
            text: isChinese ? desc : descEn,
            address: url,
            mark: <AssetImage path={logo} width={40} height={40} />,
            foot: (
              <>
                {new URL(url).host}
                <IconExternal />
                <span className="visuallyHidden">
                  {translate({
                    id: 'site.home.tools.newTab',
                    message: '(opens in a new tab)',
                    description: 'Read out after the address of a sibling tool on the landing page',
                  })}
                </span>
              </>
            ),
          }))}
        />
      </div>
    </section>
  );
}

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
export function WaysIn(): ReactNode {
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
