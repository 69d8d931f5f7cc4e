import {createElement, useCallback, useMemo, useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {translate} from '@docusaurus/Translate';
// What is changed of DocSearch, and why: see the loader. `!!` keeps other loaders off a file that is published ready.
import {
  DocSearchModal,
  type InternalDocSearchHit,
  type StoredDocSearchHit,
} from '!!../../../utils/search/docsearchLoader.cjs!@docsearch/react';

import type {SearchOutcome} from '../../../utils/search/reportedClient';
import type {SearchModalProps} from '../session';
import {SearchStatus} from './SearchStatus';
import {createSearchSource} from './searchSource';
import {SlashSwitch} from './SlashSwitch';
import {canStoreSearches} from './storedSearches';
import {modalTranslations, placeholder} from './translations';
import {useModalKeys} from './useModalKeys';
import {correctModal} from './correctModal';

import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/modal.css';
import './modal.css';

/** Row SR-4. */
const maxResultsPerGroup = 20;

/**
 * A plain element and not Docusaurus' link, which needs its router: the client layer or `useHitLinks`
 * takes its clicks over.
 */
function Hit({
  hit,
  children,
}: {
  hit: InternalDocSearchHit | StoredDocSearchHit;
  children: ReactNode;
}) {
  // Readers at the keyboard reach hits by arrows; for them the hit is an option and not a link.
  return createElement('a', {href: hit.url, 'data-search-hit': '', tabIndex: -1}, children);
}

/** Follows a link as a click on it would, so that keys and pointer take the same way. */
const navigator = {
  navigate({itemUrl}: {itemUrl: string}): void {
    const link = document.createElement('a');
    link.href = itemUrl;
    link.dataset.searchHit = '';
    document.body.append(link);
    link.click();
    link.remove();
  },
};

/** The search dialog: DocSearch with a client of ours, and what it lacks for keyboard and speech. */
export function SearchModal({initialQuery, onClose}: SearchModalProps): ReactNode {
  const frame = useRef<HTMLDivElement | null>(null);
  const [outcome, setOutcome] = useState<SearchOutcome | null>(null);
  const source = useMemo(() => createSearchSource(setOutcome), []);
  const [isPersonal] = useState(() => canStoreSearches(source.props.indexName));
  const forgetOutcome = useCallback(() => setOutcome(null), []);
  const [footer, setFooter] = useState<Element | null>(null);
  const attach = useCallback((element: HTMLDivElement | null) => {
    frame.current = element;
    if (element) {
      setFooter(correctModal(element));
    }
  }, []);
  useModalKeys(frame, onClose);

  return (
    <div
      ref={attach}
      role="dialog"
      aria-modal="true"
      aria-label={translate({
        id: 'theme.SearchBar.label',
        message: 'Search',
        description: 'The ARIA label and placeholder for search button',
      })}
      data-search={source.kind}
      onInput={forgetOutcome}
      onReset={forgetOutcome}
    >
      <DocSearchModal
        {...source.props}
        initialQuery={initialQuery}
        initialScrollY={window.scrollY}
        onClose={onClose}
        navigator={navigator}
        hitComponent={Hit}
        maxResultsPerGroup={maxResultsPerGroup}
        disableUserPersonalization={!isPersonal}
        placeholder={placeholder}
        translations={modalTranslations}
      />
      <SearchStatus outcome={outcome} />
      {footer && createPortal(<SlashSwitch />, footer)}
    </div>
  );
}
