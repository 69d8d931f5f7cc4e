import type {ReactNode} from 'react';

import HoverMenu from '.';
import styles from './choice.module.css';

/** The same page in another language or version. */
export interface Choice {
  /** A locale or the name of a version. */
  readonly key: string;
  readonly label: string;
  readonly href: string;
  readonly isCurrent: boolean;
  /** Language of label and page, where it is not this page's. */
  readonly lang?: string;
}

interface Props {
  readonly sign: ReactNode;
  /** The button's spoken name; left out where the sign has words. */
  readonly label?: string;
  readonly choices: readonly Choice[];
  /** Name under which the client layer takes over the list of the next page. */
  readonly sync: string;
}

/**
 * A menu of the page's other forms. `src/features/LocaleSwitcher/client` adds query and reading position to
 * a link that is followed. Nothing where there is no choice.
 */
export default function ChoiceMenu({sign, label, choices, sync}: Props): ReactNode {
  if (choices.length < 2) {
    return null;
  }
  return (
    <HoverMenu sign={sign} label={label}>
      <ul className={styles.list} data-sync={sync}>
        {choices.map(({key, label: name, href, isCurrent, lang}) => (
          <li key={key}>
            {/* A plain link: another language is an application of its own. */}
            <a
              className={styles.link}
              href={href}
              lang={lang}
              hrefLang={lang}
              aria-current={isCurrent ? 'true' : undefined}
              data-locale-link
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </HoverMenu>
  );
}
