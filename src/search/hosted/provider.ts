import {createMemoryCache, shuffle, type Host, type Requester} from '@algolia/client-common';
import type {ThemeConfigAlgolia} from '@docusaurus/theme-search-algolia';
import {liteClient, type SearchMethodParams} from 'algoliasearch/lite';

import {mainVersion, providerHosts, type SearchOptions} from '../../config/search';
import type {Hit, MarkedText, Question} from '../types';

/** The hosted index, and which part of it is searched. */
export type ProviderOptions = Omit<ThemeConfigAlgolia, 'insights'> &
  Pick<SearchOptions, 'insights' | 'recommendations'> & {
    locale: string;
    /** Origin of the published site, which the provider's records may name. */
    siteUrl: string;
  };

const levels = [0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);

function toRequest(
  {query, limit, words, version}: Question,
  {indexName, insights, searchParameters, locale}: ProviderOptions,
): object {
  return {
    query,
    indexName,
    attributesToRetrieve: [...levels, 'content', 'type', 'url'],
    attributesToSnippet: [...levels.slice(1), 'content'].map((name) => `${name}:${words}`),
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    hitsPerPage: limit,
    clickAnalytics: insights,
    ...searchParameters,
    facetFilters: [
      ...[searchParameters?.facetFilters ?? []].flat(),
      `lang:${locale}`,
      ...(version === undefined ? [] : [`version:${version || mainVersion}`]),
    ],
  };
}

/** A record as `search:upload` and DocSearch write it, with what the provider adds. */
interface ProviderRecord {
  objectID: string;
  url: string;
  /** `lvl1` to `lvl6`, or `content`. */
  type: string;
  hierarchy: Record<string, string | null>;
  content: string | null;
  _snippetResult?: {content?: {value: string}; hierarchy?: Record<string, {value: string}>};
}

/** Texts are plain, and matches are in `<mark>`. */
const readMarked = (text: string): MarkedText => (text === '' ? [] : text.split(/<\/?mark>/));

/** Reads a record. @throws Error if it cannot be shown, or leads to another site */
function toHit(record: ProviderRecord, siteUrl: string): Hit {
  const {objectID, hierarchy, content, type, _snippetResult: snippet} = record;
  const textOf = (part: string): MarkedText =>
    readMarked(
      part === 'content'
        ? (snippet?.content?.value ?? content ?? '')
        : (snippet?.hierarchy?.[part]?.value ?? hierarchy[part] ?? ''),
    );
  const {origin, pathname, hash} = new URL(record.url, siteUrl);
  if (origin !== new URL(siteUrl).origin || pathname.startsWith('//')) {
    throw new Error(`The search provider found ${record.url}, which is not on this site.`);
  }
  return {
    id: objectID,
    url: pathname + hash,
    group: hierarchy.lvl0 ?? '',
    title: textOf(type),
    detail: textOf(type === 'lvl1' ? 'content' : 'lvl1'),
  };
}

/**
 * The provider's official client, with its retries and its cache of answers.
 *
 * @param requester sends a request; the browser's own by default
 * @throws Error `` `appId` is missing.`` or `` `apiKey` is missing.``
 */
export function createProvider(options: ProviderOptions, requester?: Requester) {
  const {appId, apiKey, indexName, recommendations: model, siteUrl} = options;
  const {near, main, others} = providerHosts(appId);
  const hostsDown = createMemoryCache({serializable: false});
  const addressOf = (host: object | string) => (host as Host).url;
  const client = liteClient(appId, apiKey, {
    // By default, reads skip the write host.
    hosts: [near, main, ...shuffle(others)].map((url) => ({
      url,
      accept: 'readWrite',
      protocol: 'https',
    })),
    // By address: the client files a host under its whole state, and never finds it again (algoliasearch 5.64.0).
    hostsCache: {
      ...hostsDown,
      get: (host, fallback) => hostsDown.get(addressOf(host), fallback),
      set: (host, value) => hostsDown.set(addressOf(host), value),
    },
    authMode: 'WithinQueryParameters',
    timeouts: {connect: 1000, read: 2000, write: 30_000},
    // An id per request would tell the provider more about the reader.
    requestIdChannel: undefined,
    ...(requester && {requester}),
  });
  const recommend = async (): Promise<string[]> => {
    const request = {indexName, model, threshold: 0, maxRecommendations: 5};
    const {results} = await client.getRecommendations({requests: [request]} as never);
    const hits = (results[0]?.hits ?? []) as {hierarchy?: {lvl1?: string}}[];
    return hits.flatMap(({hierarchy}) => hierarchy?.lvl1 ?? []);
  };
  /** Returns hits, the id that connects events with them and, if there are none, titles of pages. */
  return async (question: Question) => {
    const {results} = await client.searchForHits<ProviderRecord>({
      requests: [toRequest(question, options)],
    } as SearchMethodParams);
    const [{hits: found, queryID} = {hits: null}] = results;
    if (!found) {
      throw new Error('The search provider answered without hits.');
    }
    const hits = found.map((record) => toHit(record as ProviderRecord, siteUrl));
    const wantsMore = hits.length === 0 && model !== '';
    return {hits, queryID, ...(wantsMore && {recommended: await recommend().catch(() => [])})};
  };
}
