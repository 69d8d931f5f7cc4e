import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';

import SearchDialog from '../modal';
import styles from './styles.module.css';
import {reloadLabel, searchLabel} from './texts';

const keyHints = {control: 'Ctrl K', command: '⌘ K'} as const;

/** The button of search. CSS shows the key hint of the reader's keyboard. */
export function Search(): ReactNode {
  return (
    <>
      <SearchDialog>
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
          <span className={styles.label}>{searchLabel}</span>
          <kbd className={styles.keys} aria-hidden="true">
            <span className={styles.control}>{keyHints.control}</span>
            <span className={styles.command}>{keyHints.command}</span>
          </kbd>
        </button>
      </SearchDialog>
      <div role="alert" className={clsx('float', styles.failure)} data-search-failure hidden>
        {translate({
          id: 'site.search.load.error',
          message: 'Search could not be loaded. Check your network connection and try again.',
          description:
            'Said when the script of the search modal cannot be fetched; a link to reload follows',
        })}{' '}
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address loads the page again */}
        <a href="">{reloadLabel}</a>
      </div>
    </>
  );
}
