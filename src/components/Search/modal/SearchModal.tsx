import {useCallback, useMemo, useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {translate} from '@docusaurus/Translate';
// What is changed of DocSearch, and why: see the loader. `!!` keeps other loaders off a file that is published ready.
import {
  DocSearchModal,
  type DocSearchModalProps,
} from '!!../../../utils/search/docsearchLoader.cjs!@docsearch/react';

import type {SearchOutcome} from '../../../utils/search/reportedClient';
import type {SearchModalProps} from '../session';
import {correctModal, type ModalParts} from './correctModal';
import {Hit} from './Hit';
import {fallbackMessage} from './messages';
import {navigator} from './navigator';
import {SearchStatus} from './SearchStatus';
import {createSearchSource} from './searchSource';
import {SlashSwitch} from './SlashSwitch';
import {mendStoredSearches} from './storedSearches';
import {modalTranslations, placeholder} from './translations';
import {useModalKeys} from './useModalKeys';

import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/modal.css';
import './modal.css';

/** Row SR-4. */
const maxResultsPerGroup = 20;

/** Our loader gives it more than the published type says. */
const hitComponent = Hit as DocSearchModalProps['hitComponent'];

/** The search dialog: DocSearch with a client of ours, and what it lacks for keyboard and speech. */
export function SearchModal({initialQuery, onClose}: SearchModalProps): ReactNode {
  const frame = useRef<HTMLDivElement | null>(null);
  const [outcome, setOutcome] = useState<SearchOutcome | null>(null);
  const source = useMemo(() => {
    const created = createSearchSource(setOutcome);
    mendStoredSearches(created.props.indexName);
    return created;
  }, []);
  const forgetOutcome = useCallback(() => setOutcome(null), []);
  const [parts, setParts] = useState<ModalParts | null>(null);
  const attach = useCallback((element: HTMLDivElement | null) => {
    frame.current = element;
    if (element) {
      setParts(correctModal(element));
    }
  }, []);
  useModalKeys(frame, onClose);
  const isFallback = outcome?.kind === 'results' && outcome.isFallback;

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
        hitComponent={hitComponent}
        maxResultsPerGroup={maxResultsPerGroup}
        disableUserPersonalization={!source.isPersonal}
        placeholder={placeholder}
        translations={modalTranslations}
      />
      <SearchStatus outcome={outcome} />
      {isFallback &&
        parts &&
        createPortal(<p className="SearchModal-Fallback">{fallbackMessage()}</p>, parts.notice)}
      {parts && createPortal(<SlashSwitch />, parts.footer)}
    </div>
  );
}
