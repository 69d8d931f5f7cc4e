import {useEffect, useState, type ReactNode} from 'react';
import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';

import type {SearchOutcome} from '../../utils/search/reportedClient';

/** Pause in typing, in ms, after which the outcome is spoken: not after each letter. */
const speechDelay = 400;

function useMessage(outcome: SearchOutcome | null): string {
  const {selectMessage} = usePluralForm();
  if (!outcome) {
    return '';
  }
  if (outcome.kind === 'failure') {
    return translate({
      id: 'theme.SearchModal.errorScreen.titleText',
      message: 'Unable to fetch results',
      description: 'The title for error screen',
    });
  }
  if (outcome.count === 0) {
    return translate(
      {
        id: 'site.search.status.none',
        message: 'No results for "{query}"',
        description: 'Spoken when a search finds nothing',
      },
      {query: outcome.query},
    );
  }
  return selectMessage(
    outcome.count,
    translate(
      {
        id: 'site.search.status.results',
        message: '{count} result|{count} results',
        description: 'Spoken when a search has ended; plural forms divided by |',
      },
      {count: String(outcome.count)},
    ),
  );
}

/** Says how a search ended to readers who do not see the list. */
export function SearchStatus({outcome}: {outcome: SearchOutcome | null}): ReactNode {
  const message = useMessage(outcome);
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(message), message === '' ? 0 : speechDelay);
    return () => clearTimeout(timer);
  }, [message]);
  return (
    <div role="status" className="SearchModal-Status">
      {spoken}
    </div>
  );
}
