import {memo, useCallback, useMemo, useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {translate} from '@docusaurus/Translate';
// What is changed of DocSearch, and why: see the loader. `!!` keeps other loaders off a file that is published ready.
import {
  DocSearchModal,
  type DocSearchModalProps,
} from '!!../engine/docsearchLoader.cjs!@docsearch/react';

import {correctModal, type ModalParts} from './correctModal';
import {FallbackNotice} from './FallbackNotice';
import {Hit} from './Hit';
import {navigator} from './navigator';
import {createOutcomeStore} from './outcomeStore';
import {ResultsScreen} from './ResultsScreen';
import {SearchStatus} from './SearchStatus';
import {createSearchSource} from './searchSource';
import {SlashSwitch} from './SlashSwitch';
import {mendStoredSearches} from './storedSearches';
import {modalTranslations, placeholder} from './translations';
import {useBackGesture} from './useBackGesture';
import {useModalKeys} from './useModalKeys';

import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/modal.css';
import './modal.css';

/** Row SR-4. */
const maxResultsPerGroup = 20;

/** Our loader gives these more than the published types say. */
const hitComponent = Hit as DocSearchModalProps['hitComponent'];
const resultsScreen = ResultsScreen as unknown as DocSearchModalProps['resultsFooterComponent'];

/** Drawn again for changes of its own only. */
const Modal = memo(DocSearchModal);

interface SearchModalProps {
  /** Fills the field. */
  initialQuery: string;
  /** Where the page stands, in px; it is put back there. */
  scrollY: number;
  onClose: () => void;
}

/** The search dialog: DocSearch with a client of ours, and what it lacks for keyboard and speech. */
export function SearchModal({initialQuery, scrollY, onClose}: SearchModalProps): ReactNode {
  const frame = useRef<HTMLDivElement | null>(null);
  const [outcomes] = useState(createOutcomeStore);
  const source = useMemo(() => {
    const created = createSearchSource(outcomes.set);
    mendStoredSearches(created.props.indexName);
    return created;
  }, [outcomes]);
  const forgetOutcome = useCallback(() => outcomes.set(null), [outcomes]);
  const [parts, setParts] = useState<ModalParts | null>(null);
  const attach = useCallback((element: HTMLDivElement | null) => {
    frame.current = element;
    if (element) {
      setParts(correctModal(element));
    }
  }, []);
  useModalKeys(frame, onClose);
  useBackGesture(onClose);

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
      onInputCapture={forgetOutcome}
      onResetCapture={forgetOutcome}
    >
      <Modal
        {...source.props}
        initialQuery={initialQuery}
        initialScrollY={scrollY}
        onClose={onClose}
        navigator={navigator}
        hitComponent={hitComponent}
        resultsFooterComponent={resultsScreen}
        maxResultsPerGroup={maxResultsPerGroup}
        disableUserPersonalization={!source.isPersonal}
        placeholder={placeholder}
        translations={modalTranslations}
      />
      <SearchStatus store={outcomes} />
      {parts && createPortal(<FallbackNotice store={outcomes} />, parts.notice)}
      {parts && createPortal(<SlashSwitch />, parts.footer)}
    </div>
  );
}
