import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';

import {familyTools} from '@site/src/config/tools';
import AssetImage from '@site/src/features/AssetImage';
import {IconExternal} from './icons';
import {toolDescription} from '@site/src/features/FamilyTools/descriptions';
import Title from './Title';
import section from './section.module.css';
import styles from './Tools.module.css';

function ToolCard({name, url, logo}: (typeof familyTools)[number]): ReactNode {
  return (
    <li className={styles.cell}>
      <Link href={url} className={styles.card}>
        <span className={styles.head}>
          <span className={styles.name}>{name}</span>
          <AssetImage path={logo} width={40} height={40} className={styles.logo} />
        </span>
        <span className={styles.description}>{toolDescription(name)}</span>
        <span className={styles.host}>
          {new URL(url).host}
          <IconExternal />
          <span className="visuallyHidden">
            <Translate
              id="site.home.tools.newTab"
              description="Read out after the address of a sibling tool on the landing page"
            >
              (opens in a new tab)
            </Translate>
          </span>
        </span>
      </Link>
    </li>
  );
}

/** The tool's family. */
export default function Tools(): ReactNode {
  return (
    <section className={clsx(styles.band, section.later, section.tools)}>
      <div className={section.section}>
        <div className={styles.grid}>
          <div className={styles.intro}>
            <Title level={2} className={section.title}>
              <Translate
                id="site.home.tools.title"
                description="Title of the cards of the sibling tools on the landing page"
              >
                One of seven
              </Translate>
            </Title>
            <p className={section.tagline}>
              <Translate
                id="site.home.tools.tagline"
                description="One sentence below the title of the cards of the sibling tools"
              >
                Rslib belongs to Rstack, a family of tools for building, testing, checking and
                documenting JavaScript projects.
              </Translate>
            </p>
          </div>
          <ul className={styles.cards}>
            {familyTools.map((tool) => (
              <ToolCard key={tool.name} {...tool} />
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
