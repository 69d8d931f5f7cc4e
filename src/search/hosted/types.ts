import type {SearchRequest} from '../engine/embeddedClient';

/** What the modal asks for: one request, or several at once. */
export interface SearchCall {
  requests: readonly (SearchRequest & {indexName?: string})[];
}

/** The provider's answer to one request, as far as the modal reads it. */
export interface HostedResult {
  hits: readonly object[];
  nbHits: number;
  /** Connects the events of an answer; only where they were asked for. */
  queryID?: string;
}

/** What the modal is given, whoever answered. */
export interface SearchAnswer {
  results: readonly HostedResult[];
  /** Queries with results, best first, for a query without any (row SR-6). */
  suggestions?: readonly string[];
  /** The provider was asked in vain, and the site's own index has answered. */
  isFallback?: boolean;
}

/** @throws Error when there is no answer to be had */
export type Search = (call: SearchCall) => Promise<SearchAnswer>;
