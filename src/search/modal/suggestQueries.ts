import type {Search, SearchCall} from '../hosted/types';
import {sharedSegmenter} from '../engine/tokenize';

/** Row SR-6. */
const mostSuggestions = 3;
/** A query is no article: parts beyond these are not tried. */
const mostParts = 8;

/** The words of a query, also of one without spaces where the platform can cut it. */
function partsOf(query: string): string[] {
  const written = query.split(/\s+/);
  const cut = Array.from(sharedSegmenter()?.segment(query) ?? [])
    .filter(({isWordLike}) => isWordLike)
    .map(({segment}) => segment);
  return [...written, ...cut].filter((part) => part.length > 1).slice(0, mostParts);
}

/** What may be suggested and where it is looked for. */
export interface SuggestionOptions {
  /** Queries to fall back on, best first. */
  popular: () => Promise<readonly string[]>;
  /** Asks how much a query finds. */
  search: Search;
  /** What each request has besides its query. */
  base: Omit<SearchCall['requests'][number], 'query'>;
}

/**
 * Suggestions for a query that finds nothing: what of it finds something, then what others look for.
 * Each one is tried before it is shown; the outcome is kept, so that typing on costs nothing.
 *
 * @returns a function from a query to at most three queries with results
 */
export function createSuggestions({
  popular,
  search,
  base,
}: SuggestionOptions): (query: string) => Promise<string[]> {
  const found = new Map<string, boolean>();

  const tryOut = async (queries: readonly string[]): Promise<void> => {
    const unknown = queries.filter((query) => !found.has(query));
    if (unknown.length > 0) {
      const {results} = await search({
        requests: unknown.map((query) => ({...base, query, hitsPerPage: 1})),
      });
      unknown.forEach((query, index) => found.set(query, (results[index]?.nbHits ?? 0) > 0));
    }
  };

  return async (query) => {
    try {
      const candidates = [...new Set([...partsOf(query), ...(await popular())])].filter(
        (candidate) => candidate !== query.trim(),
      );
      await tryOut(candidates);
      return candidates.filter((candidate) => found.get(candidate)).slice(0, mostSuggestions);
    } catch {
      // Suggestions are an offer; the answer stands without them.
      return [];
    }
  };
}

/** Adds suggestions to an answer without results. */
export function withSuggestions(
  search: Search,
  suggest: (query: string) => Promise<string[]>,
): Search {
  return async (call) => {
    const answer = await search(call);
    const query = call.requests[0]?.query ?? '';
    return answer.results.every(({hits}) => hits.length === 0)
      ? {...answer, suggestions: await suggest(query)}
      : answer;
  };
}
