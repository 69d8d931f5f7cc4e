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
import {suggest} from './suggestions';
import {popularQueries} from './texts';

/** Maximum number of rows of an answer, and of one page in it. */
export const hitLimit = 20;

/** Validated by theme-search-algolia when the site is built. */
const {algolia, site} = siteConfig.themeConfig as {
  algolia: ThemeConfigAlgolia & SearchOptions;
  site: ThemeOptions;
};

/** An index per version, each fetched once in a visit. */
const indexes = new Map<string, ReturnType<typeof searchIndexAt>>();

function indexOf(version = ''): ReturnType<typeof searchIndexAt> {
  const index =
    indexes.get(version) ?? searchIndexAt(`${siteConfig.baseUrl}${indexFileName(version)}`);
  indexes.set(version, index);
  return index;
}

const embedded = {
  search: ((questions) => indexOf(questions[0]?.version).search(questions)) satisfies Search,
  warm: () => indexOf(shownVersions().find(({isOpen}) => isOpen)?.name).warm(),
};

/** Null if the site has no provider. */
const hosted =
  algolia.appId !== embeddedSearchMarker
    ? createHostedSearch(
        {...algolia, locale: i18n.currentLocale, siteUrl: siteConfig.url},
        embedded.search,
      )
    : null;

export interface FullAnswer extends Answer {
  /** Queries with results, best first; only if this one has none. */
  suggestions: readonly string[];
}

const {search, warm} = hosted ?? embedded;
const codeHost = site.socialLinks.find(({icon}) => icon === 'github');

/** The source of results: the index that is built with the site, or a hosted provider with the index as a fallback. */
export const searchSource = {
  kind: hosted ? 'hosted' : 'embedded',
  /** Kept searches are stored under this name; the site's own index has one for each language. */
  name: hosted ? algolia.indexName : `${embeddedSearchMarker}-${i18n.currentLocale}`,
  /** False if the deployment keeps no searches of its readers. */
  isPersonal: !algolia.disableUserPersonalization,
  /** Loads what the first query needs. */
  warm,
  /** @param version of the docs; undefined if the site has only one */
  search: async (query: string, version: string | undefined): Promise<FullAnswer> => {
    // Narrow screens have no room for more.
    const words = matchMedia('(width <= 768px)').matches ? 5 : 10;
    const [answer] = await search([{query, limit: hitLimit, words, version}]);
    if (!answer) {
      throw new Error('The search returned no answer.');
    }
    if (answer.hits.length > 0) {
      return {...answer, suggestions: []};
    }
    const popular = [...((await hosted?.recommend()) ?? []), ...popularQueries];
    return {...answer, suggestions: await suggest({query, version, popular, search})};
  },
  /** Reports to the provider which rows are shown. */
  reportView: (rows: readonly Hit[], {isFallback}: Answer): void => {
    if (!isFallback) {
      hosted?.insights?.view(rows);
    }
  },
  /** Reports to the provider which row was chosen, unless the site's own index has found it. */
  reportChoice: (hit: Hit, position: number, {queryID}: Answer): void => {
    if (queryID) {
      hosted?.insights?.choose(hit, queryID, position);
    }
  },
  /** Address of a new issue about a query without results; null if the site names no code host. */
  reportAddress: (query: string): string | null =>
    codeHost ? `${codeHost.href}/issues/new?${String(new URLSearchParams({title: query}))}` : null,
};

// This script loads when the pointer reaches the button, so that the index is ready when the dialog is.
warm();
