import {
  createMemoryCache,
  shuffle,
  type Cache,
  type Host,
  type Requester,
} from '@algolia/client-common';
import type {ThemeConfigAlgolia} from '@docusaurus/theme-search-algolia';
import {liteClient, type LiteClient} from 'algoliasearch/lite';

import {mainVersion, providerHosts, type SearchOptions} from '../../config/search';
import {pageTitle, readRecord, type Answer, type Question, type Search} from '../hit';

/** The hosted index, and which part of it is searched. */
export type ProviderOptions = Omit<ThemeConfigAlgolia, 'insights'> &
  Pick<SearchOptions, 'insights' | 'recommendations'> & {
    locale: string;
    /** Origin of the published site, which the provider's records name. */
    siteUrl: string;
  };

/** The provider's results. Nothing in them is trusted. */
type Results = readonly {hits?: unknown; nbHits?: unknown; queryID?: unknown}[];

const maxHits = 100;
/** The dialog shows three of them. */
const maxRecommendations = 5;

const levels = [0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);

/** The near host, the write host, then the others in random order. By default, reads skip the write host. */
function listHosts(appId: string): Host[] {
  const host = (url: string): Host => ({url, accept: 'readWrite', protocol: 'https'});
  const {near, main, others} = providerHosts(appId);
  return [host(near), host(main), ...shuffle(others.map(host))];
}

/**
 * Remembers which hosts are down, by address. The client's own cache files a host under its whole state, so that it
 * never finds it again (algoliasearch 5.64.0).
 */
function createHostsCache(): Cache {
  const cache = createMemoryCache({serializable: false});
  const addressOf = (host: object | string) => (host as Host).url;
  return {
    ...cache,
    get: (host, defaultValue) => cache.get(addressOf(host), defaultValue),
    set: (host, value) => cache.set(addressOf(host), value),
  };
}

function toRequest({query, limit, words, version}: Question, options: ProviderOptions): object {
  const {indexName, insights, searchParameters, locale} = options;
  const display = words !== undefined && {
    attributesToRetrieve: [...levels, 'content', 'type', 'url'],
    attributesToSnippet: [...levels.slice(1), 'content'].map((name) => `${name}:${words}`),
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    hitsPerPage: limit,
    clickAnalytics: insights,
  };
  return {
    query,
    indexName,
    ...(display || {hitsPerPage: limit}),
    ...searchParameters,
    facetFilters: [
      ...[searchParameters?.facetFilters ?? []].flat(),
      `lang:${locale}`,
      ...(version === undefined ? [] : [`version:${version || mainVersion}`]),
    ],
  };
}

/** @throws Error if there are hits, and none of them can be shown */
function toAnswer({hits: records, nbHits, queryID}: Results[number], siteUrl: string): Answer {
  if (!Array.isArray(records)) {
    throw new Error('The search provider answered without hits.');
  }
  const hits = records
    .slice(0, maxHits)
    .map((record) => readRecord(record, siteUrl))
    .filter((hit) => hit !== null);
  if (hits.length === 0 && records.length > 0) {
    throw new Error('The search provider answered with hits that lead nowhere.');
  }
  return {
    hits,
    count: typeof nbHits === 'number' ? nbHits : hits.length,
    ...(typeof queryID === 'string' && {queryID}),
  };
}

function readResults(response: object, count: number): Results {
  const {results} = response as {results?: unknown};
  if (!Array.isArray(results) || results.length < count || results.some((each) => !each)) {
    throw new Error('The search provider answered without results.');
  }
  return results as Results;
}

export interface Provider {
  /** `POST /1/indexes/{*}/queries` */
  search: Search;
  /** `POST /1/indexes/{*}/recommendations`. Returns titles of pages; none if the deployment has no model. */
  recommend: () => Promise<string[]>;
}

/**
 * The provider's official client, with its retries and its cache of answers.
 *
 * @param requester sends a request; the browser's own by default
 * @throws Error `` `appId` is missing.`` or `` `apiKey` is missing.``
 */
export function createProvider(options: ProviderOptions, requester?: Requester): Provider {
  const {appId, apiKey, indexName, recommendations: model, siteUrl} = options;
  const client = liteClient(appId, apiKey, {
    hosts: listHosts(appId),
    hostsCache: createHostsCache(),
    authMode: 'WithinQueryParameters',
    timeouts: {connect: 1000, read: 2000, write: 30_000},
    // An id per request would tell the provider more about the reader.
    requestIdChannel: undefined,
    ...(requester && {requester}),
  });
  return {
    search: async (questions) => {
      const requests = questions.map((question) => toRequest(question, options));
      const response = await client.search({requests} as Parameters<LiteClient['search']>[0]);
      return readResults(response, questions.length).map((result) => toAnswer(result, siteUrl));
    },
    recommend: async () => {
      if (model === '') {
        return [];
      }
      const request = {indexName, model, threshold: 0, maxRecommendations};
      const response = await client.getRecommendations({requests: [request]} as Parameters<
        LiteClient['getRecommendations']
      >[0]);
      const [{hits = []} = {}] = readResults(response, 1);
      return (hits as unknown[]).map(pageTitle).filter((title) => title !== '');
    },
  };
}
