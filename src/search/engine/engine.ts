import type {Answer, Hit, Question} from '../hit';
import {excerpt, mark} from './excerpt';
import type {IndexedPage} from './indexFile';
import {loadIndex, type LoadedIndex} from './loadedIndex';
import {findMatches} from './match';
import type {Match} from './rank';

/** A hit this much weaker than the best of its page only stands in the way of other pages. */
const weakest = 0.5;
/** How many hits one page may take while others wait; more only when they do not fill the list. */
const fairShare = 3;

/** Keeps the best of each page, pages by their best section, so that results stand grouped by page. */
function pick(matches: readonly Match[], {sections}: LoadedIndex, limit: number): Match[] {
  const pages = new Map<IndexedPage | undefined, Match[]>();
  for (const match of matches) {
    const page = sections[match.section]?.page;
    const group = pages.get(page) ?? [];
    pages.set(page, group);
    if (match.score >= weakest * (group[0]?.score ?? 0)) {
      group.push(match);
    }
  }
  const groups = [...pages.values()];
  const fair = groups.flatMap((group) => group.slice(0, fairShare)).slice(0, limit);
  const rest = groups.flatMap((group) => group.slice(fairShare)).slice(0, limit - fair.length);
  const kept = new Set([...fair, ...rest]);
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
      // A section without prose says at least where it is.
      detail: detail.length === 0 && headings.length > 0 ? [page.title] : detail,
    },
  ];
}

export function answer({query, limit, words}: Question, loaded: LoadedIndex): Answer {
  const matches = findMatches(query, loaded);
  const hits = pick(matches, loaded, limit).flatMap((match) => toHit(match, loaded, words));
  return {hits, count: matches.length};
}

/** Makes the text of an index file searchable on this thread: the worker's, or the page's where there is no worker. */
export function createEngine(text: string): (questions: readonly Question[]) => Answer[] {
  const loaded = loadIndex(text);
  return (questions) => questions.map((question) => answer(question, loaded));
}
