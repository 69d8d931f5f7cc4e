import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

import styles from './styles.module.css';

/** What is printed on keys is the same in every language. */
const keyHints = {control: 'Ctrl K', command: '⌘ K'} as const;

/**
 * The button in the navigation bar; `control.ts` gives it life. On narrow screens it shows its icon
 * only. Both key hints are in the markup, and CSS shows the one of the reader's keyboard.
 */
export function SearchButton(): ReactNode {
  return (
    <button
      type="button"
      className={styles.button}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      data-search-button
    >
      <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="11" cy="11" r="7" />
        <path d="m20 20-3.9-3.9" />
      </svg>
      <span className={styles.label}>
        {translate({
          id: 'theme.SearchBar.label',
          message: 'Search',
          description: 'The ARIA label and placeholder for search button',
        })}
      </span>
      <kbd className={styles.keys} aria-hidden="true">
        <span className={styles.control}>{keyHints.control}</span>
        <span className={styles.command}>{keyHints.command}</span>
      </kbd>
    </button>
  );
}
