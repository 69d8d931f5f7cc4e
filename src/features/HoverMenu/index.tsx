import {useId, type ReactNode} from 'react';
import clsx from 'clsx';

import {alternateLink} from '../LocaleSwitcher/client';
import {hoverMenu} from './client';
import styles from './styles.module.css';

interface Props {
  /** What the button shows. */
  readonly sign: ReactNode;
  /** The button's spoken name; left out where the sign has words. */
  readonly label?: string;
  /** What the button opens. */
  readonly children: ReactNode;
  /** How long the pointer stays before it opens, and after it has left. Default: at once, and 150 ms. */
  readonly delayMs?: number;
  /** Whether the open page is one of the menu. */
  readonly isCurrent?: boolean;
  /** Class of the button. Default: that of an icon. */
  readonly className?: string | undefined;
}

/** A link of a menu. */
export const menuLinkClass = styles.link;

/** A button and the popover that it opens, also on hover (`client.ts`). */
export default function HoverMenu({
  sign,
  label,
  children,
  delayMs,
  isCurrent = false,
  className = 'quiet',
}: Props): ReactNode {
  const id = useId();
  return (
    <div className={styles.menu} {...hoverMenu(delayMs)}>
      <button
        type="button"
        popoverTarget={id}
        className={className}
        aria-label={label}
        aria-current={isCurrent ? 'true' : undefined}
      >
        {sign}
      </button>
      <div id={id} popover="auto" className={clsx('overlay', styles.open)}>
        {children}
      </div>
    </div>
  );
}

interface ChoiceProps extends Omit<Props, 'children'> {
  /** The same page in other languages or versions. */
  readonly choices: readonly {
    readonly label: string;
    readonly href: string;
    readonly isCurrent: boolean;
    /** Language of label and page, where it is not this page's. */
    readonly lang?: string;
    /** Name of the page's version, where the choice is one of versions. */
    readonly version?: string;
  }[];
}

/** A menu of the page in other languages or versions. Nothing where there is one. */
export function ChoiceMenu({choices, ...button}: ChoiceProps): ReactNode {
  return choices.length < 2 ? null : (
    <HoverMenu {...button}>
      <ul>
        {choices.map(({label, href, isCurrent, lang, version}) => (
          <li key={label}>
            {/* A plain link: another language is an application of its own. */}
            <a
              className={styles.link}
              href={href}
              lang={lang}
              hrefLang={lang}
              aria-current={isCurrent ? 'true' : undefined}
              data-version={version}
              {...alternateLink()}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </HoverMenu>
  );
}
