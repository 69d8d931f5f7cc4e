import {useEffect, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

import type {SearchOutcome} from '../../../utils/search/reportedClient';

/** Pause in typing, in ms, after which the outcome is spoken: not after each letter. */
const speechDelay = 400;

/** Chooses between "one|other", or takes the only form there is. */
function plural(forms: string, count: number): string {
  const [one = '', other = one] = forms.split('|');
  const language = document.documentElement.lang || 'en';
  return new Intl.PluralRules(language).select(count) === 'one' ? one : other;
}

function messageFor(outcome: SearchOutcome | null): string {
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
  const forms = translate(
    {
      id: 'site.search.status.results',
      message: '{count} result|{count} results',
      description: 'Spoken when a search has ended; plural forms divided by |',
    },
    {count: String(outcome.count)},
  );
  return plural(forms, outcome.count);
}

/** Says how a search ended to readers who do not see the list. */
export function SearchStatus({outcome}: {outcome: SearchOutcome | null}): ReactNode {
  const message = messageFor(outcome);
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
