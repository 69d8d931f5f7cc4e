import type {Answer, Hit, Question} from '../hit';
import {excerpt, mark} from './excerpt';
import type {IndexedPage} from './indexFile';
import {loadIndex, type LoadedIndex} from './loadedIndex';
import {findMatches, type Match} from './match';

/** Hits with less than this share of the best score of their page are left out. */
const minShare = 0.5;
/** Hits of one page, unless the list has room for more. */
const maxPerPage = 3;

/** Groups matches by page, pages by their best match. */
function pick(matches: readonly Match[], {sections}: LoadedIndex, limit: number): Match[] {
  const pages = new Map<IndexedPage | undefined, Match[]>();
  for (const match of matches) {
    const page = sections[match.section]?.page;
    const group = pages.get(page) ?? [];
    pages.set(page, group);
    if (match.score >= minShare * (group[0]?.score ?? 0)) {
      group.push(match);
    }
  }
  const groups = [...pages.values()];
  const first = groups.flatMap((group) => group.slice(0, maxPerPage)).slice(0, limit);
  const rest = groups.flatMap((group) => group.slice(maxPerPage)).slice(0, limit - first.length);
  const kept = new Set([...first, ...rest]);
  return groups.flatMap((group) => group.filter((match) => kept.has(match)));
}

function toHit({section, terms}: Match, {sections}: LoadedIndex, words?: number): Hit[] {
  const found = sections[section];
  if (!found) {
    return [];
  }
  const {anchor, heading, headings, content, page} = found;
  const url = anchor === '' ? page.routePath : `${page.routePath}#${anchor}`;
  const detail = words && content ? excerpt(content, terms, words) : [];
  return [
    {
      id: url,
      url,
      kind: headings.length === 0 ? 'page' : 'section',
      group: page.group,
      page: page.title,
      title: mark(heading, terms),
      // A section without text shows at least its page.
      detail: detail.length === 0 && headings.length > 0 ? [page.title] : detail,
    },
  ];
}

export function answer({query, limit, words}: Question, loaded: LoadedIndex): Answer {
  const matches = findMatches(query, loaded);
  const hits = pick(matches, loaded, limit).flatMap((match) => toHit(match, loaded, words));
  return {hits, count: matches.length};
}

/** Makes the text of an index file searchable on this thread. */
export function createEngine(text: string): (questions: readonly Question[]) => Answer[] {
  const loaded = loadIndex(text);
  return (questions) => questions.map((question) => answer(question, loaded));
}
