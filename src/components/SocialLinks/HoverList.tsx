import {useId, type ReactNode} from 'react';

import styles from './styles.module.css';

interface Props {
  readonly icon: ReactNode;
  /** The button's spoken name. */
  readonly label: string;
  /** What hover, focus and click show. */
  readonly children: ReactNode;
}

/** A button and what it shows; `src/client/controls/hoverMenus` opens and closes it. */
export default function HoverList({icon, label, children}: Props): ReactNode {
  const id = useId();
  return (
    <div className={styles.menu} data-hover-menu>
      <button
        type="button"
        className={styles.link}
        aria-label={label}
        aria-expanded="false"
        aria-controls={id}
      >
        {icon}
      </button>
      <div id={id} className={styles.popover} hidden>
        {children}
      </div>
    </div>
  );
}
