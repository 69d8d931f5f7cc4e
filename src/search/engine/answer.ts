import {buildHit, type EmbeddedHit, type HitOptions} from './hits';
import type {LoadedIndex, LoadedPage} from './loadedIndex';
import {findMatches} from './query';
import type {Match} from './rank';

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

/** A hit this much weaker than the best of its page only stands in the way of other pages. */
const weakest = 0.5;
/** How many hits one page may take while others wait; more only when they do not fill the list. */
const fairShare = 3;
/** Row SR-4. */
const defaultHitsPerPage = 20;
const defaultSnippetWords = 10;

/** Keeps the best of each page, pages by their best section, so that results stand grouped by page. */
function pick(matches: readonly Match[], {sections}: LoadedIndex, limit: number): Match[] {
  const pages = new Map<LoadedPage | undefined, Match[]>();
  for (const match of matches) {
    const page = sections[match.section]?.page;
    const group = pages.get(page);
    if (group) {
      if (match.score >= weakest * (group[0]?.score ?? 0)) {
        group.push(match);
      }
    } else {
      pages.set(page, [match]);
    }
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

/** Answers one request from an index. Pure, the time that it took apart. */
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
