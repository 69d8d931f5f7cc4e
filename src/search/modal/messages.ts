import {translate} from '@docusaurus/Translate';

import type {SearchOutcome} from '../engine/reportedClient';

/** Chooses between "one|other", or takes the only form there is. */
function plural(forms: string, count: number): string {
  const [one = '', other = one] = forms.split('|');
  const language = document.documentElement.lang || 'en';
  return new Intl.PluralRules(language).select(count) === 'one' ? one : other;
}

/** Said where the site's own index stands in for the hosted provider. */
export function fallbackMessage(): string {
  return translate({
    id: 'site.search.fallback',
    message: 'The search service cannot be reached. These results come from this site itself.',
    description: 'A quiet line in the search modal when the built-in index answers instead',
  });
}

function countMessage(query: string, count: number): string {
  if (count === 0) {
    return translate(
      {
        id: 'site.search.status.none',
        message: 'No results for "{query}"',
        description: 'Spoken when a search finds nothing',
      },
      {query},
    );
  }
  const forms = translate(
    {
      id: 'site.search.status.results',
      message: '{count} result|{count} results',
      description: 'Spoken when a search has ended; plural forms divided by |',
    },
    {count: String(count)},
  );
  return plural(forms, count);
}

/** How a search ended, in words; '' while there is nothing to say. */
export function outcomeMessage(outcome: SearchOutcome | null): string {
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
  const count = countMessage(outcome.query, outcome.count);
  return outcome.isFallback ? `${count}. ${fallbackMessage()}` : count;
}
