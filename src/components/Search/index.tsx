import {useRef, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

import {SearchButton} from './SearchButton';
import styles from './styles.module.css';
import {useSearch} from './useSearch';

/** Search: its button and keys now, its modal on first use. To be mounted once on a page. */
export function Search(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const {state, Modal, initialQuery, open, close, warm} = useSearch(button);
  return (
    <>
      <SearchButton
        ref={button}
        aria-busy={state === 'loading' || undefined}
        onClick={() => open()}
        onMouseEnter={warm}
        onFocus={warm}
        onTouchStart={warm}
      />
      {state === 'failed' && (
        <p role="alert" className={styles.failure}>
          {translate({
            id: 'site.search.load.error',
            message: 'Search could not be loaded. You might want to check your network connection.',
            description: 'Said when the script of the search modal cannot be fetched',
          })}
        </p>
      )}
      {state === 'open' && Modal && <Modal initialQuery={initialQuery} onClose={close} />}
    </>
  );
}
