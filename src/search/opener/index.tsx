import type {ReactNode} from 'react';

import {IconSearch} from '../../features/icons';
import SearchDialog from '../modal';
import {searchLabel} from '../modal/texts';
import styles from './styles.module.css';

const keyHints = {control: 'Ctrl K', command: '⌘ K'} as const;

/** The button of search, and the dialog that `client.ts` opens. CSS shows the key hint of the reader's keyboard. */
export function Search(): ReactNode {
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        data-search-button
      >
        <IconSearch width="16" height="16" />
        <span className={styles.label}>{searchLabel}</span>
        <kbd className={styles.keys} aria-hidden="true">
          <span className={styles.control}>{keyHints.control}</span>
          <span className={styles.command}>{keyHints.command}</span>
        </kbd>
      </button>
      <SearchDialog />
    </>
  );
}
