import {useEffect, useMemo} from 'react';
import type {DocSearchModalProps, DocSearchTransformClient} from '@docsearch/react';
import {
  mergeFacetFilters,
  useAlgoliaThemeConfig,
  useSearchResultUrlProcessor,
} from '@docusaurus/theme-search-algolia/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {embeddedSearchMarker} from '../../site/search';
import {createFetchingClient, type EmbeddedClient} from '../../utils/search/embeddedClient';
import {indexFileName} from '../../utils/search/indexOptions';
import {reportedSearch, type SearchOutcome} from '../../utils/search/reportedClient';

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
  indexName: string;
  /** All stable over renders: the modal starts anew when one of them changes. */
  props: SourceProps;
}

/** One client for each index, so that it is fetched once and not at each opening. */
const clients = new Map<string, EmbeddedClient>();

function clientFor(url: string): EmbeddedClient {
  const client = clients.get(url) ?? createFetchingClient(url);
  clients.set(url, client);
  return client;
}

type ClientSearch = DocSearchTransformClient['search'];

/**
 * The embedded client answers with less than the hosted one's type asks for: it has exactly what the
 * modal reads of it, which the modal's own type does not say.
 */
function asClientSearch(search: EmbeddedClient['search']): ClientSearch {
  return search as unknown as ClientSearch;
}

function withReports(search: ClientSearch, report: (outcome: SearchOutcome) => void): ClientSearch {
  return reportedSearch<Parameters<ClientSearch>[0], Awaited<ReturnType<ClientSearch>>>(
    (call) => search(call),
    report,
  ) as ClientSearch;
}

/** Address of a new issue about a query without results, on the code host; none where no host is named. */
function useMissingResultsUrl(): DocSearchModalProps['getMissingResultsUrl'] {
  const {siteConfig} = useDocusaurusContext();
  const {site} = siteConfig.themeConfig as {
    site?: {socialLinks?: readonly {icon: string; href: string}[]};
  };
  const host = site?.socialLinks?.find(({icon}) => icon === 'github')?.href;
  return useMemo(
    () =>
      host === undefined
        ? undefined
        : ({query}) => `${host}/issues/new?${String(new URLSearchParams({title: query}))}`,
    [host],
  );
}

/**
 * The embedded index of the reader's language, or the hosted provider where the site has credentials.
 *
 * @param report told how each search ended; has to be stable
 */
export function useSearchSource(report: (outcome: SearchOutcome) => void): SearchSource {
  const {
    i18n: {currentLocale},
  } = useDocusaurusContext();
  const {algolia} = useAlgoliaThemeConfig();
  const toSiteUrl = useSearchResultUrlProcessor();
  const indexUrl = useBaseUrl(indexFileName);
  const getMissingResultsUrl = useMissingResultsUrl();
  const isEmbedded = algolia.appId === embeddedSearchMarker;
  const embedded = isEmbedded ? clientFor(indexUrl) : null;
  useEffect(() => embedded?.warm(), [embedded]);

  return useMemo((): SearchSource => {
    const {appId, apiKey} = algolia;
    if (embedded) {
      const search = withReports(asClientSearch(embedded.search), report);
      // Named after the language, so that each has its own recent searches.
      const indexName = `${embeddedSearchMarker}-${currentLocale}`;
      return {
        kind: 'embedded',
        indexName,
        props: {
          appId,
          apiKey,
          indexName,
          getMissingResultsUrl,
          transformSearchClient: (client) => ({...client, search}),
        },
      };
    }
    const {indexName, searchParameters} = algolia;
    return {
      kind: 'hosted',
      indexName,
      props: {
        appId,
        apiKey,
        indexName,
        getMissingResultsUrl,
        searchParameters: {
          ...searchParameters,
          facetFilters: mergeFacetFilters(
            searchParameters?.facetFilters as Parameters<typeof mergeFacetFilters>[0],
            [`lang:${currentLocale}`],
          ),
        },
        transformItems: (items) => items.map((item) => ({...item, url: toSiteUrl(item.url)})),
        transformSearchClient: (client) => ({
          ...client,
          search: withReports(client.search.bind(client), report),
        }),
      },
    };
  }, [algolia, currentLocale, embedded, getMissingResultsUrl, report, toSiteUrl]);
}
