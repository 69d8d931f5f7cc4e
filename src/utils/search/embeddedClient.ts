import {buildHit, type EmbeddedHit, type HitOptions} from './hits';
import {fetchIndexFile, readIndexFile, SearchIndexError, type LoadedIndex} from './indexFile';
import {findMatches, type Match} from './query';

/** What the modal asks for; the hosted provider's request, as far as it is used here. */
export interface SearchRequest {
  query?: string;
  hitsPerPage?: number;
  /** `attribute:words` */
  attributesToSnippet?: readonly string[];
  snippetEllipsisText?: string;
  highlightPreTag?: string;
  highlightPostTag?: string;
}

/** The hosted provider's response to one request, as far as the modal reads it. */
export interface SearchResult {
  query: string;
  hits: EmbeddedHit[];
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  processingTimeMS: number;
}

/** The part of the hosted provider's client that the modal calls. */
export interface EmbeddedClient {
  appId: string;
  apiKey: string;
  /** @throws SearchIndexError when the index cannot be had */
  search(call: {requests: readonly SearchRequest[]}): Promise<{results: SearchResult[]}>;
  /** Gets the index before the first query. A failure is kept for `search` to report. */
  warm(): void;
  addAlgoliaAgent(): void;
  clearCache(): Promise<void>;
  transporter: {algoliaAgent: {value: string; add(): {value: string}}};
}

/** How many hits one page may take while others wait; more only when they do not fill the list. */
const fairShare = 3;
/** Row SR-4. */
const defaultHitsPerPage = 20;
const defaultSnippetWords = 10;

/** Keeps the best of each page, pages by their best section, so that results stand grouped by page. */
function pick(matches: readonly Match[], {file}: LoadedIndex, limit: number): Match[] {
  const pages = new Map<number, Match[]>();
  for (const match of matches) {
    const page = file.sections[match.section]?.[0] ?? -1;
    pages.set(page, [...(pages.get(page) ?? []), match]);
  }
  const groups = [...pages.values()];
  const fair = groups.flatMap((group) => group.slice(0, fairShare)).slice(0, limit);
  const rest = groups.flatMap((group) => group.slice(fairShare)).slice(0, limit - fair.length);
  const kept = new Set([...fair, ...rest]);
  return groups.flatMap((group) => group.filter((match) => kept.has(match)));
}

function snippetWords({attributesToSnippet = []}: SearchRequest): number {
  const content = attributesToSnippet.find((attribute) => attribute.startsWith('content:'));
  const words = Number(content?.slice('content:'.length));
  return Number.isInteger(words) && words > 0 ? words : defaultSnippetWords;
}

/** Answers one request from an index. Pure. */
export function answer(request: SearchRequest, loaded: LoadedIndex): SearchResult {
  const {query = '', hitsPerPage = defaultHitsPerPage} = request;
  const started = performance.now();
  const matches = findMatches(query, loaded);
  const options: HitOptions = {
    pre: request.highlightPreTag ?? '<mark>',
    post: request.highlightPostTag ?? '</mark>',
    ellipsis: request.snippetEllipsisText ?? '…',
    wordCount: snippetWords(request),
  };
  return {
    query,
    hits: pick(matches, loaded, hitsPerPage).map((match) => buildHit(match, loaded, options)),
    nbHits: matches.length,
    page: 0,
    nbPages: Math.ceil(matches.length / hitsPerPage),
    hitsPerPage,
    processingTimeMS: Math.round(performance.now() - started),
  };
}

/**
 * A search client with the surface of the hosted one, over an index that was built with the site.
 *
 * @param loadIndex gets the parsed index file; called once, and again after a failure
 */
export function createEmbeddedClient({
  loadIndex,
}: {
  loadIndex: () => Promise<unknown>;
}): EmbeddedClient {
  let pending: Promise<LoadedIndex> | null = null;
  const load = (): Promise<LoadedIndex> => {
    pending ??= loadIndex()
      .then(readIndexFile)
      .catch((cause: unknown) => {
        pending = null;
        throw cause instanceof SearchIndexError
          ? cause
          : new SearchIndexError('The search index could not be loaded.', {cause});
      });
    return pending;
  };
  const algoliaAgent = {value: 'embedded', add: () => algoliaAgent};
  return {
    appId: 'embedded',
    apiKey: 'embedded',
    async search({requests}) {
      const loaded = await load();
      return {results: requests.map((request) => answer(request, loaded))};
    },
    warm: () => {
      load().catch(() => undefined);
    },
    addAlgoliaAgent: () => undefined,
    clearCache: () => {
      pending = null;
      return Promise.resolve();
    },
    transporter: {algoliaAgent},
  };
}

/** A client that fetches its index from an address on the site's own origin. */
export function createFetchingClient(url: string): EmbeddedClient {
  return createEmbeddedClient({loadIndex: () => fetchIndexFile(url)});
}
