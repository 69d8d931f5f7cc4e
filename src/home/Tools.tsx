import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';

import {familyTools} from '@site/src/config/tools';
import AssetImage from '@site/src/features/AssetImage';
import {toolDescriptions} from '@site/src/features/FamilyTools/descriptions';
import {IconExternal} from '@site/src/features/icons';
import section from './section.module.css';
import styles from './Tools.module.css';

/** The tool's family. */
export default function Tools(): ReactNode {
  const descriptions = toolDescriptions();
  return (
    <section className={clsx(styles.band, section.later, section.tools)}>
      <div className={section.section}>
        <div className={styles.grid}>
          <div className={styles.intro}>
            <h2 className={section.title}>
              {translate({
                id: 'site.home.tools.title',
                message: 'One of seven',
                description: 'Title of the cards of the sibling tools on the landing page',
              })}
            </h2>
            <p className={section.tagline}>
              {translate({
                id: 'site.home.tools.tagline',
                message:
                  'Rslib belongs to Rstack, a family of tools for building, testing, checking and documenting JavaScript projects.',
                description: 'One sentence below the title of the cards of the sibling tools',
              })}
            </p>
          </div>
          <ul className={styles.cards}>
            {familyTools.map(({name, url, logo}) => (
              <li key={name} className={styles.cell}>
                <Link href={url} className={styles.card}>
                  <span className={styles.head}>
                    <span className={styles.name}>{name}</span>
                    <AssetImage path={logo} width={40} height={40} className={styles.logo} />
                  </span>
                  <span className={styles.description}>{descriptions[name]}</span>
                  <span className={styles.host}>
                    {new URL(url).host}
                    <IconExternal />
                    <span className="visuallyHidden">
                      {translate({
                        id: 'site.home.tools.newTab',
                        message: '(opens in a new tab)',
                        description:
                          'Read out after the address of a sibling tool on the landing page',
                      })}
                    </span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
