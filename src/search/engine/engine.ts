import type {Answer, Hit, Question} from '../hit';
import {excerpt, mark, toMarkPattern} from './excerpt';
import type {IndexedPage} from './indexFile';
import {loadIndex, type LoadedIndex} from './loadedIndex';
import {findMatches, type Match} from './match';

/** Hits with less than this share of the best score of their page are left out. */
const minShare = 0.5;
/** Hits of one page, unless the list has room for more. */
const maxPerPage = 3;

/** Groups matches by page, pages by their best match. */
function pick(matches: readonly Match[], limit: number): Match[] {
  const pages = new Map<IndexedPage, Match[]>();
  for (const match of matches) {
    const group = pages.get(match.section.page) ?? [];
    pages.set(match.section.page, group);
    if (match.score >= minShare * (group[0]?.score ?? 0)) {
      group.push(match);
    }
  }
  const groups = [...pages.values()];
  const first = groups.flatMap((group) => group.slice(0, maxPerPage));
  const rest = groups.flatMap((group) => group.slice(maxPerPage));
  const kept = new Set([...first, ...rest].slice(0, limit));
  return groups.flat().filter((match) => kept.has(match));
}

function toHit({section, terms}: Match, words: number): Hit {
  const {anchor, heading, headings, content, page} = section;
  const url = anchor === '' ? page.routePath : `${page.routePath}#${anchor}`;
  const isPage = headings.length === 0;
  const pattern = toMarkPattern(terms);
  return {
    id: url,
    url,
    kind: isPage ? 'page' : 'section',
    group: page.group,
    title: mark(heading, pattern),
    // A section without text shows at least its page.
    detail: content ? excerpt(content, pattern, words) : isPage ? [] : [page.title],
  };
}

export function answer({query, limit, words}: Question, loaded: LoadedIndex): Answer {
  const matches = pick(findMatches(query, loaded), limit);
  return {hits: matches.map((match) => toHit(match, words))};
}

/** Makes the text of an index file searchable on this thread. */
export function createEngine(text: string): (question: Question) => Answer {
  const loaded = loadIndex(text);
  return (question) => answer(question, loaded);
}
