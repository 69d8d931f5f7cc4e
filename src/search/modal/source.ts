import type {ThemeConfigAlgolia} from '@docusaurus/theme-search-algolia';
import siteConfig from '@generated/docusaurus.config';
import i18n from '@generated/i18n';

import {embeddedSearchMarker, type SearchOptions} from '../../config/search';
import type {ThemeOptions} from '../../config/themeOptions';
import {readVersions} from '../../features/VersionSwitcher/readVersions';
import {searchIndexAt} from '../engine/embeddedSearch';
import {indexFileName} from '../engine/indexFile';
import type {Answer, Search} from '../types';
import {createHostedSearch} from '../hosted';

/** Validated by theme-search-algolia when the site is built. */
const {algolia, site} = siteConfig.themeConfig as {
  algolia: ThemeConfigAlgolia & SearchOptions;
  site: ThemeOptions;
};

/** Version of the open page; undefined if the site has only one. */
const openVersion = (): string | undefined => readVersions().find(({isOpen}) => isOpen)?.name;

/** One for each version that was searched. */
const indexes: Record<string, ReturnType<typeof searchIndexAt>> = {};
const indexOf = (version = '') =>
  (indexes[version] ??= searchIndexAt(siteConfig.baseUrl + indexFileName(version)));

const embedded = {
  search: ((question) => indexOf(question.version).search(question)) satisfies Search,
  warm: () => indexOf(openVersion()).warm(),
};

const isHosted = algolia.appId !== embeddedSearchMarker;
const options = {...algolia, locale: i18n.currentLocale, siteUrl: siteConfig.url};
const {search, warm} = isHosted ? createHostedSearch(options, embedded.search) : embedded;

const codeHost = site.socialLinks.find(({icon}) => icon === 'github');

/** The source of results: the index that is built with the site, or a hosted provider with the index as a fallback. */
export const searchSource = {
  isHosted,
  /** Saved searches are stored under this name; the site's own index has one for each language. */
  name: isHosted ? algolia.indexName : `${embeddedSearchMarker}-${i18n.currentLocale}`,
  /** False if the deployment keeps no searches of its readers. */
  isPersonal: !algolia.disableUserPersonalization,
  /** Loads what the first query needs. */
  warm,
  search: (query: string): Promise<Answer> => {
    // Narrow screens have no room for more.
    const words = matchMedia('(width <= 768px)').matches ? 5 : 10;
    return search({query, limit: 20, words, version: openVersion()});
  },
  /** Address of a new issue about a query without results; null if the site names no code host. */
  reportAddress: (query: string): string | null =>
    codeHost ? `${codeHost.href}/issues/new?${String(new URLSearchParams({title: query}))}` : null,
};
