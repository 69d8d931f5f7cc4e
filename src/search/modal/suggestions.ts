import {chineseSegmenter} from '../engine/text';
import type {Search} from '../hit';

const mostSuggestions = 3;
/** A query is no article: parts beyond these are not tried. */
const mostParts = 8;

/** The words of a query, also of one without spaces where the platform can cut it. */
function partsOf(query: string): string[] {
  const written = query.split(/\s+/);
  const cut = Array.from(chineseSegmenter().segment(query))
    .filter(({isWordLike}) => isWordLike)
    .map(({segment}) => segment);
  return [...written, ...cut].filter((part) => part.length > 1).slice(0, mostParts);
}

interface SuggestionOptions {
  /** Queries to fall back on, best first. */
  popular: () => Promise<readonly string[]>;
  search: Search;
}

/**
 * Suggestions for a query that finds nothing, three at most: what of it finds something, then what others look for.
 * Each one is tried before it is shown; the outcome is kept, so that typing on costs nothing.
 */
export function createSuggestions({
  popular,
  search,
}: SuggestionOptions): (query: string, version?: string) => Promise<string[]> {
  const hasResults = new Map<string, boolean>();

  const key = (query: string, version = ''): string => `${version} ${query}`;

  const tryOut = async (queries: readonly string[], version?: string): Promise<void> => {
    const unknown = queries.filter((query) => !hasResults.has(key(query, version)));
    if (unknown.length > 0) {
      const answers = await search(unknown.map((query) => ({query, limit: 1, version})));
      unknown.forEach((query, index) =>
        hasResults.set(key(query, version), (answers[index]?.count ?? 0) > 0),
      );
    }
  };

  return async (query, version) => {
    try {
      const candidates = [...new Set([...partsOf(query), ...(await popular())])].filter(
        (candidate) => candidate !== query.trim(),
      );
      await tryOut(candidates, version);
      return candidates
        .filter((candidate) => hasResults.get(key(candidate, version)))
        .slice(0, mostSuggestions);
    } catch {
      // Suggestions are an offer; the answer stands without them.
      return [];
    }
  };
}
