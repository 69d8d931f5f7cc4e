import {shuffle, type Requester} from '@algolia/client-common';
import {liteClient} from 'algoliasearch/lite';

import {createHostsCache, listHosts} from './hosts';
import {readAnswer} from './response';
import type {Search} from './types';

/** Public credentials of the hosted provider, and how it is reached. */
export interface HostedClientOptions {
  appId: string;
  apiKey: string;
  /** Sends one request; the browser's own where none is named. */
  requester?: Requester;
}

/** The calls of the provider that this site makes. */
export interface HostedClient {
  /** `POST /1/indexes/{*}/queries` */
  search: Search;
  /**
   * `POST /1/indexes/{*}/recommendations`
   *
   * @param indexName index with the recommendations
   * @param model the provider's name of a kind of recommendation
   * @param count most titles that are wanted
   * @returns titles of pages; none where there is no answer
   */
  recommend(indexName: string, model: string, count: number): Promise<string[]>;
}

function titleOf(hit: unknown): string[] {
  const {hierarchy} = (hit ?? {}) as {hierarchy?: {lvl1?: unknown}};
  return typeof hierarchy?.lvl1 === 'string' ? [hierarchy.lvl1] : [];
}

/**
 * The provider's official client, set up as row SR-8 wants it. Its own settings are kept where they
 * agree with the row: credentials in the address, 1000 ms to connect, 2000 ms to read, both growing with each
 * retry, and hosts that are down left alone for 120 s.
 *
 * @throws Error `` `appId` is missing.`` or `` `apiKey` is missing.``
 */
export function createHostedClient({appId, apiKey, requester}: HostedClientOptions): HostedClient {
  const client = liteClient(appId, apiKey, {
    hosts: listHosts(appId, shuffle),
    hostsCache: createHostsCache(),
    authMode: 'WithinQueryParameters',
    timeouts: {connect: 1000, read: 2000, write: 30_000},
    // A number for each request would only tell the provider more about the reader.
    requestIdChannel: undefined,
    ...(requester && {requester}),
  });
  return {
    async search(call) {
      const answer = await client.search(call as Parameters<typeof client.search>[0]);
      return readAnswer(answer, call.requests.length);
    },
    async recommend(indexName, model, count) {
      const request = {indexName, model, threshold: 0, maxRecommendations: count};
      const answer = await client.getRecommendations({
        requests: [request],
      } as Parameters<typeof client.getRecommendations>[0]);
      const hits: unknown = answer.results[0]?.hits;
      return Array.isArray(hits) ? hits.flatMap(titleOf) : [];
    },
  };
}
