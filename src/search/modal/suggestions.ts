import {chineseSegmenter} from '../engine/text';
import type {Search} from '../hit';

const maxSuggestions = 3;
/** Parts of a long query beyond these are not tried. */
const maxParts = 8;

/** The words of a query; Chinese is cut by the platform. */
function partsOf(query: string): string[] {
  const written = query.split(/\s+/);
  const cut = Array.from(chineseSegmenter().segment(query))
    .filter(({isWordLike}) => isWordLike)
    .map(({segment}) => segment);
  return [...written, ...cut].filter((part) => part.length > 1).slice(0, maxParts);
}

interface SuggestionOptions {
  /** The query that finds nothing. */
  query: string;
  version: string | undefined;
  /** Queries to fall back on, best first. */
  popular: readonly string[];
  search: Search;
}

/** Returns up to three queries that find something: parts of the query first, then popular ones. */
export async function suggest({
  query,
  version,
  popular,
  search,
}: SuggestionOptions): Promise<string[]> {
  const candidates = [...new Set([...partsOf(query), ...popular])].filter(
    (candidate) => candidate !== query.trim(),
  );
  // The answer is complete without suggestions.
  const answers = await search(
    candidates.map((candidate) => ({query: candidate, limit: 1, version})),
  ).catch(() => []);
  return candidates.filter((_, index) => answers[index]?.count).slice(0, maxSuggestions);
}
