import {translate} from '@docusaurus/Translate';
import translations from '@theme/SearchTranslations';

/** The texts of Docusaurus' own search, which its translators keep in 30 languages. */
type Screens = Required<NonNullable<typeof translations.modal>>;

export const searchLabel = translate({id: 'theme.SearchBar.label', message: 'Search'});

export const {placeholder} = translations;
export const {searchBox, startScreen, errorScreen, noResultsScreen, footer} =
  translations.modal as {[Name in keyof Screens]: Record<keyof Screens[Name], string>};

/** The most frequent queries. */
export const popularQueries = translate({
  id: 'site.search.popular',
  message: 'quick start|output format|declaration files|bundleless|CLI',
  description: 'Suggested when a search finds nothing; queries with results, divided by |',
}).split('|');

export const loadFailure = translate({
  id: 'site.search.load.error',
  message: 'Search could not be loaded. Check your network connection and try again.',
  description:
    'Said when the script of the search modal cannot be fetched; a link to reload follows',
});

export const reloadLabel = translate({
  id: 'site.search.reload',
  message: 'Reload the page',
  description: 'Link beside the message that search could not be loaded',
});

export const stalledMessage = translate({
  id: 'site.search.stalled',
  message: 'The search takes longer than usual…',
  description: 'Shown and spoken in the search modal while an answer takes long',
});

export const slashLabel = translate({
  id: 'site.search.slash.label',
  message: 'Open with the / key',
  description: 'Checkbox in the search modal: whether typing a slash opens search',
});

/** The number of results, or that there are none. */
export function countMessage(query: string, count: number): string {
  if (count === 0) {
    return translate(
      {
        id: 'site.search.status.none',
        message: 'No results for "{query}"',
        description: 'Shown and spoken when a search finds nothing',
      },
      {query},
    );
  }
  const [one = '', other = one] = translate(
    {
      id: 'site.search.status.results',
      message: '{count} result|{count} results',
      description: 'Spoken when a search has ended; plural forms divided by |',
    },
    {count: String(count)},
  ).split('|');
  return count === 1 ? one : other;
}
