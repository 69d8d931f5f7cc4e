import {useEffect, type ReactNode} from 'react';
import clsx from 'clsx';
import {useHistory} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';

import {closest} from '../../runtime/clientModule';
import {isPlainClick} from '../../runtime/navigation/links';
import styles from './styles.module.css';
import {reloadLabel, searchLabel} from './texts';

/** What is printed on keys is the same in every language. */
const keyHints = {control: 'Ctrl K', command: '⌘ K'} as const;

/**
 * Follows hits by the router, where React hydrates the page. Hits are plain links, because the modal is a React root of
 * its own; the client layer takes plain links over by itself and never runs this.
 */
function useHitLinks(): void {
  const history = useHistory();
  // oxlint-disable-next-line site/no-browser-react -- for hydrated pages alone: only they have a router
  useEffect(() => {
    const handleClick = (event: MouseEvent): void => {
      const link = closest<HTMLAnchorElement>(event, 'a[data-search-hit]');
      if (link && isPlainClick(event)) {
        event.preventDefault();
        history.push(link.pathname + link.search + link.hash);
      }
    };
    document.addEventListener('click', handleClick);
    return () => document.removeEventListener('click', handleClick);
  }, [history]);
}

/** The markup of search, once on a page. Both key hints are in it, and CSS shows the one of the reader's keyboard. */
export function Search(): ReactNode {
  useHitLinks();
  return (
    <>
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
      <div role="alert" className={clsx('float', styles.failure)} data-search-failure hidden>
        {translate({
          id: 'site.search.load.error',
          message:
            'Search could not be loaded. The site may have been updated since you opened this page.',
          description:
            'Said when the script of the search modal cannot be fetched; a link to reload follows',
        })}{' '}
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address loads the page again */}
        <a href="">{reloadLabel}</a>
      </div>
    </>
  );
}
