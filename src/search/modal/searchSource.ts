import type {DocSearchModalProps, DocSearchTransformClient} from '@docsearch/react';
import type {ThemeConfigAlgolia} from '@docusaurus/theme-search-algolia';
import {translate} from '@docusaurus/Translate';
import siteConfig from '@generated/docusaurus.config';
import i18n from '@generated/i18n';

import {embeddedSearchMarker, type SearchOptions} from '../../config/search';
import type {ThemeOptions} from '../../config/themeOptions';
import type {Search} from '../hosted/types';
import {createFetchingClient, type EmbeddedClient} from '../engine/embeddedClient';
import {indexFileName} from '../engine/indexOptions';
import {reportedSearch, type SearchOutcome} from '../engine/reportedClient';
import {createHostedSource} from './hostedSource';
import {createSuggestions, withSuggestions} from './suggestQueries';

type SourceProps = Pick<
  DocSearchModalProps,
  | 'appId'
  | 'apiKey'
  | 'indexName'
  | 'searchParameters'
  | 'transformItems'
  | 'transformSearchClient'
  | 'getMissingResultsUrl'
  | 'insights'
>;

/** Where results come from. */
export interface SearchSource {
  kind: 'embedded' | 'hosted';
  /** False where the deployment keeps no searches of its readers. */
  isPersonal: boolean;
  props: SourceProps;
}

/** Validated by theme-search-algolia when the site is built. */
const {algolia, site} = siteConfig.themeConfig as {
  algolia: ThemeConfigAlgolia & SearchOptions;
  site: ThemeOptions;
};

const {currentLocale} = i18n;

/** One client for the page's visit, so that its index is fetched once and not at each opening. */
const embeddedClient: EmbeddedClient = createFetchingClient(
  `${siteConfig.baseUrl}${indexFileName}`,
);

const searchEmbedded: Search = (call) => embeddedClient.search(call);

/** Likewise one, so that it remembers which hosts are down. */
let hosted: ReturnType<typeof createHostedSource> | null = null;

const isHosted = algolia.appId !== embeddedSearchMarker;

// This file comes when a reader points at the button: the index is then ready when the modal is.
if (!isHosted) {
  embeddedClient.warm();
}

/** Address of a new issue about a query without results, on the code host; none where no host is named. */
function missingResultsUrl(): SourceProps['getMissingResultsUrl'] {
  const host = site.socialLinks.find(({icon}) => icon === 'github');
  return (
    host && (({query}) => `${host.href}/issues/new?${String(new URLSearchParams({title: query}))}`)
  );
}

/** What readers of this site look for most, in the page's language. */
function popularQueries(): string[] {
  return translate({
    id: 'site.search.popular',
    message: 'quick start|output format|declaration files|bundleless|CLI',
    description: 'Suggested when a search finds nothing; queries with results, divided by |',
  }).split('|');
}

/**
 * The modal's client with our search in it. What we answer is exactly what the modal reads, which is
 * less than the client's type says.
 */
function modalClient(search: Search): SourceProps['transformSearchClient'] {
  return (client) => ({
    ...client,
    search: search as unknown as DocSearchTransformClient['search'],
  });
}

function sourceProps(search: Search, report: (outcome: SearchOutcome) => void): SourceProps {
  const base = {indexName: algolia.indexName, ...hosted?.searchParameters};
  const suggest = createSuggestions({
    popular: async () => [...((await hosted?.recommend()) ?? []), ...popularQueries()],
    search,
    base,
  });
  return {
    appId: algolia.appId,
    apiKey: algolia.apiKey,
    // Named after the language, so that each has its own recent searches.
    indexName: isHosted ? algolia.indexName : `${embeddedSearchMarker}-${currentLocale}`,
    getMissingResultsUrl: missingResultsUrl(),
    transformSearchClient: modalClient(reportedSearch(withSuggestions(search, suggest), report)),
  };
}

/**
 * The embedded index of the reader's language, or the hosted provider where the site has credentials,
 * with the index to stand in for it.
 *
 * @param report told how each search ended
 * @returns what the modal is given; to be made once, because the modal starts anew when it changes
 */
export function createSearchSource(report: (outcome: SearchOutcome) => void): SearchSource {
  const isPersonal = !algolia.disableUserPersonalization;
  if (!isHosted) {
    embeddedClient.warm();
    return {kind: 'embedded', isPersonal, props: sourceProps(searchEmbedded, report)};
  }
  hosted ??= createHostedSource({
    ...algolia,
    locale: currentLocale,
    siteUrl: siteConfig.url,
    embedded: searchEmbedded,
    warm: () => embeddedClient.warm(),
  });
  hosted.prepare();
  const {searchParameters, transformItems, insights} = hosted;
  return {
    kind: 'hosted',
    isPersonal,
    props: {...sourceProps(hosted.search, report), searchParameters, transformItems, insights},
  };
}
