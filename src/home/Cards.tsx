import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

import section from './section.module.css';
import styles from './Cards.module.css';

export interface Card {
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
export default function Cards({title, tagline, cards}: Props): ReactNode {
  return (
    <div className={styles.grid}>
      <div className={styles.intro}>
        <h2 className={section.title}>{title}</h2>
        <p className={section.tagline}>{tagline}</p>
      </div>
      <ul className={styles.cards}>
        {cards.map(({name, text, address, mark, foot}) => (
          <li key={address} className={styles.cell}>
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
