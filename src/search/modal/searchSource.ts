import type {ThemeConfigAlgolia} from '@docusaurus/theme-search-algolia';
import siteConfig from '@generated/docusaurus.config';
import i18n from '@generated/i18n';

import {embeddedSearchMarker, type SearchOptions} from '../../config/search';
import type {ThemeOptions} from '../../config/themeOptions';
import {shownVersions} from '../../features/VersionSwitcher/shown';
import {searchIndexAt} from '../engine/embeddedSearch';
import {indexFileName} from '../engine/indexFile';
import type {Answer, Hit, Search} from '../hit';
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

const indexes = new Map<string, ReturnType<typeof searchIndexAt>>();

/** A version's index: one for the page's visit, so that it is fetched once and not at each opening. */
function indexOf(version = ''): ReturnType<typeof searchIndexAt> {
  const index =
    indexes.get(version) ?? searchIndexAt(`${siteConfig.baseUrl}${indexFileName(version)}`);
  indexes.set(version, index);
  return index;
}

const openVersion = (): string | undefined => shownVersions().find(({isOpen}) => isOpen)?.name;

const embedded = {
  search: ((questions) => indexOf(questions[0]?.version).search(questions)) satisfies Search,
  warm: () => indexOf(openVersion()).warm(),
};

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

const {search} = hosted ?? embedded;
const suggest = createSuggestions({
  popular: async () => [...((await hosted?.recommend()) ?? []), ...popularQueries],
  search,
});
const codeHost = site.socialLinks.find(({icon}) => icon === 'github');

/** Where results come from: the site's own index, or a hosted provider with the index to stand in for it. */
export const searchSource = {
  kind: hosted ? 'hosted' : 'embedded',
  /** Kept searches are stored under this name: one for each language where the index is the site's own. */
  name: hosted ? algolia.indexName : `${embeddedSearchMarker}-${i18n.currentLocale}`,
  /** False where the deployment keeps no searches of its readers. */
  isPersonal: !algolia.disableUserPersonalization,
  /** Gets ready for a search that may follow. */
  prepare: hosted?.prepare ?? embedded.warm,
  /** @param version of the docs; undefined where the site has one */
  search: async (query: string, version: string | undefined): Promise<FullAnswer> => {
    // Narrow screens have no room for more.
    const words = matchMedia('(width <= 768px)').matches ? 5 : 10;
    const [answer] = await search([{query, limit: hitLimit, words, version}]);
    if (!answer) {
      throw new Error('The search returned no answer.');
    }
    return {...answer, suggestions: answer.hits.length === 0 ? await suggest(query, version) : []};
  },
  /** Tells a provider that asks for it what is shown. */
  reportView: (rows: readonly Hit[], {isFallback}: Answer): void => {
    if (!isFallback) {
      hosted?.insights?.view(rows);
    }
  },
  /** Tells a provider that asks for it what was chosen; not of what the site's own index has found. */
  reportChoice: (hit: Hit, position: number, {queryID}: Answer): void => {
    if (queryID) {
      hosted?.insights?.choose(hit, queryID, position);
    }
  },
  /** Address of a new issue about a query without results; null where no code host is named. */
  reportAddress: (query: string): string | null =>
    codeHost ? `${codeHost.href}/issues/new?${String(new URLSearchParams({title: query}))}` : null,
};

// This file comes when a reader points at the button, and the index is then ready when the dialog is.
if (!hosted) {
  embedded.warm();
}
