import type {ReactNode} from 'react';

import styles from './brand.module.css';

/**
 * The mark of the site: one line that splits into parallel lines (one source, several outputs), and
 * the product's name.
 */
export default function Brand({title}: {readonly title: string}): ReactNode {
  return (
    <span className={styles.wordmark}>
      <svg viewBox="0 0 28 28" width="28" height="28" fill="none" aria-hidden="true">
        <g stroke="currentColor" strokeWidth="2.25" strokeLinecap="round">
          <path className={styles.source} d="M2.5 14H9" />
          <path d="M9 14c4 0 4-8.5 8-8.5h8.5M9 14h16.5M9 14c4 0 4 8.5 8 8.5h8.5" />
        </g>
      </svg>
      <span>{title}</span>
    </span>
  );
}
