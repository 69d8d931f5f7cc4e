import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

import {SearchButton} from './SearchButton';
import styles from './styles.module.css';
import {useHitLinks} from './useHitLinks';

/** The markup of search: its button, and what is said when its modal cannot be fetched. Once on a page. */
export function Search(): ReactNode {
  useHitLinks();
  return (
    <>
      <SearchButton />
      <div role="alert" className={styles.failure} data-search-failure hidden>
        {translate({
          id: 'site.search.load.error',
          message:
            'Search could not be loaded. The site may have been updated since you opened this page.',
          description:
            'Said when the script of the search modal cannot be fetched; a button to reload follows',
        })}{' '}
        <button type="button" data-search-reload>
          {translate({
            id: 'site.search.reload',
            message: 'Reload the page',
            description: 'Button beside a message that search needs a newer page',
          })}
        </button>
      </div>
    </>
  );
}
