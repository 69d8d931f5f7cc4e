import type {ThemeConfigAlgolia} from '@docusaurus/theme-search-algolia';
import siteConfig from '@generated/docusaurus.config';
import i18n from '@generated/i18n';

import {embeddedSearchMarker, type SearchOptions} from '../../config/search';
import type {ThemeOptions} from '../../config/themeOptions';
import {searchIndexAt} from '../engine/embeddedSearch';
import {indexFileName} from '../engine/indexFile';
import type {Answer, Hit} from '../hit';
import {createHostedSearch} from '../hosted';
import {createSuggestions} from './suggestions';
import {popularQueries} from './texts';

/** Most rows of an answer, and of one page in it. */
export const hitLimit = 20;

/** Validated by theme-search-algolia when the site is built. */
const {algolia, site} = siteConfig.themeConfig as {
  algolia: ThemeConfigAlgolia & SearchOptions;
  site: ThemeOptions;
};

/** One for the page's visit, so that the index is fetched once and not at each opening. */
const embedded = searchIndexAt(`${siteConfig.baseUrl}${indexFileName}`);

/** Likewise one, so that it remembers which hosts are down; null where the site has no provider. */
const hosted =
  algolia.appId !== embeddedSearchMarker
    ? createHostedSearch(
        {...algolia, locale: i18n.currentLocale, siteUrl: siteConfig.url},
        embedded,
      )
    : null;

/** What readers find, and what they may suggest instead. */
export interface FullAnswer extends Answer {
  /** Queries with results, best first, where this one has none. */
  suggestions: readonly string[];
}

/** Where results come from: the site's own index, or a hosted provider with the index to stand in for it. */
interface SearchSource {
  kind: 'embedded' | 'hosted';
  /** Kept searches are stored under this name: one for each language where the index is the site's own. */
  name: string;
  /** False where the deployment keeps no searches of its readers. */
  isPersonal: boolean;
  /** Gets ready for a search that may follow. */
  prepare: () => void;
  search: (query: string) => Promise<FullAnswer>;
  /** Tells a provider that asks for it what is shown. */
  reportView: (rows: readonly Hit[], answer: Answer) => void;
  /** Tells a provider that asks for it what was chosen. */
  reportChoice: (hit: Hit, position: number, answer: Answer) => void;
  /** Address of a new issue about a query without results; null where no code host is named. */
  reportAddress: (query: string) => string | null;
}

function createSource(): SearchSource {
  const {search} = hosted ?? embedded;
  const suggest = createSuggestions({
    popular: async () => [...((await hosted?.recommend()) ?? []), ...popularQueries()],
    search,
  });
  const codeHost = site.socialLinks.find(({icon}) => icon === 'github');
  return {
    kind: hosted ? 'hosted' : 'embedded',
    name: hosted ? algolia.indexName : `${embeddedSearchMarker}-${i18n.currentLocale}`,
    isPersonal: !algolia.disableUserPersonalization,
    prepare: hosted?.prepare ?? embedded.warm,
    search: async (query) => {
      // Narrow screens have no room for more.
      const words = matchMedia('(width <= 768px)').matches ? 5 : 10;
      const [answer] = await search([{query, limit: hitLimit, words}]);
      if (!answer) {
        throw new Error('The search has given no answer.');
      }
      return {...answer, suggestions: answer.hits.length === 0 ? await suggest(query) : []};
    },
    reportView: (rows, {isFallback}) => {
      if (!isFallback) {
        hosted?.insights?.view(rows);
      }
    },
    reportChoice: (hit, position, {queryID}) => {
      // What the site's own index has found has no search of the provider's to belong to.
      if (queryID) {
        hosted?.insights?.choose(hit, queryID, position);
      }
    },
    reportAddress: (query) =>
      codeHost
        ? `${codeHost.href}/issues/new?${String(new URLSearchParams({title: query}))}`
        : null,
  };
}

/** Made once: this file comes when a reader points at the button, and the index is then ready when the dialog is. */
export const searchSource = createSource();
if (!hosted) {
  embedded.warm();
}
