import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';

import {IconForward} from '@site/src/features/icons';
import section from './section.module.css';
import styles from './WaysIn.module.css';

const ways = () => [
  {
    to: '/guide/start/quick-start#manual',
    from: translate({
      id: 'site.home.ways.tools.title',
      message: 'tsup, tsc or Modern.js Module',
      description: 'Answers “Where do you come from?” on the landing page',
    }),
    text: translate({
      id: 'site.home.ways.tools.text',
      message:
        'Set it up by hand: five small files, one build command, and every file that comes out explained.',
      description: 'Below “tsup, tsc or Modern.js Module” on the landing page',
    }),
  },
  {
    to: '/guide/start/#mental-model',
    from: translate({
      id: 'site.home.ways.rsbuild.title',
      message: 'Rsbuild or Rspack',
      description: 'Answers “Where do you come from?” on the landing page',
    }),
    text: translate({
      id: 'site.home.ways.rsbuild.text',
      message:
        'Rsbuild’s options and plugins still apply. Read how one config becomes several builds.',
      description: 'Below “Rsbuild or Rspack” on the landing page',
    }),
  },
  {
    to: '/guide/start/glossary',
    from: translate({
      id: 'site.home.ways.apps.title',
      message: 'Applications, and this is my first library',
      description: 'Answers “Where do you come from?” on the landing page',
    }),
    text: translate({
      id: 'site.home.ways.apps.text',
      message: 'ESM, externals, declarations, bundleless: each term, explained in a paragraph.',
      description: 'Below “Applications, and this is my first library” on the landing page',
    }),
  },
  {
    to: '/blog/introducing-rslib',
    from: translate({
      id: 'site.home.ways.curious.title',
      message: 'Nowhere in particular',
      description: 'Answers “Where do you come from?” on the landing page',
    }),
    text: translate({
      id: 'site.home.ways.curious.text',
      message: 'Why libraries got a tool of their own, told when Rslib was introduced.',
      description: 'Below “Nowhere in particular” on the landing page',
    }),
  },
];

/** The first page to read, by what the reader used before. */
export default function WaysIn(): ReactNode {
  return (
    <section className={clsx(section.section, section.later, section.ways)}>
      <h2 className={section.title}>
        {translate({
          id: 'site.home.ways.title',
          message: 'Where do you come from?',
          description: 'Title of the list of first pages to read, on the landing page',
        })}
      </h2>
      <ul className={styles.ways}>
        {ways().map(({to, from, text}) => (
          <li key={to}>
            <Link to={to} className={styles.way}>
              <span className={styles.from}>{from}</span>
              <span className={styles.text}>{text}</span>
              <IconForward className={styles.arrow} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
