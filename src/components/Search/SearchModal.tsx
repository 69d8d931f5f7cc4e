import {useCallback, useMemo, useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
// What is changed of DocSearch, and why: see the loader. `!!` keeps other loaders off a file that is published ready.
import {
  DocSearchModal,
  type DocSearchModalProps,
  type InternalDocSearchHit,
  type StoredDocSearchHit,
} from '!!../../utils/search/docsearchLoader.cjs!@docsearch/react';

import type {SearchOutcome} from '../../utils/search/reportedClient';
import type {SearchModalProps} from './loadModal';
import {SearchStatus} from './SearchStatus';
import {SlashSwitch} from './SlashSwitch';
import {canStoreSearches} from './storedSearches';
import {useModalKeys} from './useModalKeys';
import {useModalRoot} from './useModalRoot';
import {useModalTranslations} from './useModalTranslations';
import {useSearchSource} from './useSearchSource';

import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/modal.css';
import './modal.css';

/** Row SR-4. */
const maxResultsPerGroup = 20;

function Hit({
  hit,
  children,
}: {
  hit: InternalDocSearchHit | StoredDocSearchHit;
  children: ReactNode;
}) {
  // Readers at the keyboard reach hits by arrows; for them the hit is an option and not a link.
  return (
    <Link to={hit.url} tabIndex={-1}>
      {children}
    </Link>
  );
}

function useNavigator(): DocSearchModalProps['navigator'] {
  const history = useHistory();
  return useMemo(() => ({navigate: ({itemUrl}) => history.push(itemUrl)}), [history]);
}

/** The search dialog: DocSearch with a client of ours, and what it lacks for keyboard and speech. */
export default function SearchModal({initialQuery, onClose}: SearchModalProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const [outcome, setOutcome] = useState<SearchOutcome | null>(null);
  const source = useSearchSource(setOutcome);
  const navigator = useNavigator();
  const {modal, placeholder} = useModalTranslations();
  const footer = useModalRoot(frame);
  useModalKeys(frame, onClose);

  const [isPersonal] = useState(() => canStoreSearches(source.indexName));
  const forgetOutcome = useCallback(() => setOutcome(null), []);

  return createPortal(
    <div
      ref={frame}
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
        translations={modal}
      />
      <SearchStatus outcome={outcome} />
      {footer && createPortal(<SlashSwitch />, footer)}
    </div>,
    document.body,
  );
}
