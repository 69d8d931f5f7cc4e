import type {ReactNode} from 'react';

import styles from './frame.module.css';

interface Props {
  /** The navigation beside the page; null where there is none. */
  readonly sidebar: ReactNode;
  /** Local bar, `<main>` and outline, as direct children of the grid. */
  readonly children: ReactNode;
}

/** The grid of a page: sidebar, text, outline; on narrow screens the text alone. */
export default function PageFrame({sidebar, children}: Props): ReactNode {
  return (
    <div className={styles.frame} data-page-frame data-sidebar={sidebar ? '' : undefined}>
      {sidebar}
      {children}
    </div>
  );
}
