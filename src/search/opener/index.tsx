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
      <p role="alert" className={styles.failure} data-search-failure hidden>
        {translate({
          id: 'site.search.load.error',
          message: 'Search could not be loaded. You might want to check your network connection.',
          description: 'Said when the script of the search modal cannot be fetched',
        })}
      </p>
    </>
  );
}
