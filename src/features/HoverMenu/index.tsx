import {useId, type ReactNode} from 'react';
import clsx from 'clsx';

import styles from './styles.module.css';

interface Props {
  /** What the button shows. */
  readonly sign: ReactNode;
  /** The button's spoken name; left out where the sign has words. */
  readonly label?: string;
  /** What hover, click and keyboard show. */
  readonly children: ReactNode;
}

/** A button and what it opens; `src/features/HoverMenu/client` brings it to life. */
export default function HoverMenu({sign, label, children}: Props): ReactNode {
  const id = useId();
  return (
    <div className={styles.menu} data-hover-menu>
      <button
        type="button"
        className="quiet"
        aria-label={label}
        aria-expanded="false"
        aria-controls={id}
      >
        {sign}
      </button>
      <div id={id} className={clsx('float', styles.open)} hidden>
        {children}
      </div>
    </div>
  );
}
