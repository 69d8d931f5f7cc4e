import type {DocSearchModalProps, DocSearchTransformClient} from '@docsearch/react';
import type {ThemeConfigAlgolia} from '@docusaurus/theme-search-algolia';
import {mergeFacetFilters} from '@docusaurus/theme-search-algolia/client';
import siteConfig from '@generated/docusaurus.config';
import i18n from '@generated/i18n';

import {embeddedSearchMarker} from '../../../site/search';
import type {ThemeOptions} from '../../../site/themeOptions';
import {createFetchingClient, type EmbeddedClient} from '../../../utils/search/embeddedClient';
import {indexFileName} from '../../../utils/search/indexOptions';
import {reportedSearch, type SearchOutcome} from '../../../utils/search/reportedClient';

type SourceProps = Pick<
  DocSearchModalProps,
  | 'appId'
  | 'apiKey'
  | 'indexName'
  | 'searchParameters'
  | 'transformItems'
  | 'transformSearchClient'
  | 'getMissingResultsUrl'
>;

/** Where results come from. */
export interface SearchSource {
  kind: 'embedded' | 'hosted';
  props: SourceProps;
}

type ClientSearch = DocSearchTransformClient['search'];
type Call = Parameters<ClientSearch>[0];
type Response = Awaited<ReturnType<ClientSearch>>;
type Report = (outcome: SearchOutcome) => void;

/** Validated by theme-search-algolia when the site is built. */
const {algolia, site} = siteConfig.themeConfig as {algolia: ThemeConfigAlgolia; site: ThemeOptions};

const {currentLocale} = i18n;

/** One client for the page's visit, so that its index is fetched once and not at each opening. */
const embeddedClient: EmbeddedClient = createFetchingClient(
  `${siteConfig.baseUrl}${indexFileName}`,
);

/**
 * The embedded client answers with less than the hosted one's type asks for: it has exactly what the
 * modal reads of it, which the modal's own type does not say.
 */
const searchEmbedded = (call: Call): Promise<Response> =>
  embeddedClient.search(
    call as Parameters<EmbeddedClient['search']>[0],
  ) as Promise<unknown> as Promise<Response>;

/** A hit's address on this site without its origin, so that previews of the site stay where they are. */
function toSitePath(address: string): string {
  const {origin, pathname, search, hash} = new URL(address, siteConfig.url);
  return origin === new URL(siteConfig.url).origin ? pathname + search + hash : address;
}

/** Address of a new issue about a query without results, on the code host; none where no host is named. */
function missingResultsUrl(): SourceProps['getMissingResultsUrl'] {
  const host = site.socialLinks.find(({icon}) => icon === 'github');
  return (
    host && (({query}) => `${host.href}/issues/new?${String(new URLSearchParams({title: query}))}`)
  );
}

function embeddedSource(report: Report): SearchSource {
  embeddedClient.warm();
  return {
    kind: 'embedded',
    props: {
      appId: algolia.appId,
      apiKey: algolia.apiKey,
      // Named after the language, so that each has its own recent searches.
      indexName: `${embeddedSearchMarker}-${currentLocale}`,
      getMissingResultsUrl: missingResultsUrl(),
      transformSearchClient: (client) => ({
        ...client,
        search: reportedSearch(searchEmbedded, report),
      }),
    },
  };
}

function hostedSource(report: Report): SearchSource {
  const {appId, apiKey, indexName, searchParameters} = algolia;
  return {
    kind: 'hosted',
    props: {
      appId,
      apiKey,
      indexName,
      getMissingResultsUrl: missingResultsUrl(),
      searchParameters: {
        ...searchParameters,
        facetFilters: mergeFacetFilters(searchParameters?.facetFilters, [`lang:${currentLocale}`]),
      },
      transformItems: (items) => items.map((item) => ({...item, url: toSitePath(item.url)})),
      transformSearchClient: (client) => ({
        ...client,
        search: reportedSearch<Call, Response>((call) => client.search(call), report),
      }),
    },
  };
}

/**
 * The embedded index of the reader's language, or the hosted provider where the site has credentials.
 *
 * @param report told how each search ended
 * @returns what the modal is given; to be made once, because the modal starts anew when it changes
 */
export function createSearchSource(report: Report): SearchSource {
  return algolia.appId === embeddedSearchMarker ? embeddedSource(report) : hostedSource(report);
}
