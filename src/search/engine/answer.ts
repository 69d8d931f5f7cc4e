import type {Answer, Hit, Question} from '../hit';
import {findSpans, markSpans} from './highlight';
import type {LoadedIndex, LoadedPage} from './loadedIndex';
import {findMatches} from './query';
import type {Match} from './rank';
import {snippet} from './snippet';

/** A hit this much weaker than the best of its page only stands in the way of other pages. */
const weakest = 0.5;
/** How many hits one page may take while others wait; more only when they do not fill the list. */
const fairShare = 3;

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

/** Draws a match: the heading and an excerpt, in which the match is marked. */
function toHit({section, terms}: Match, {sections}: LoadedIndex, words?: number): Hit {
  const found = sections[section];
  if (!found) {
    throw new RangeError(`There is no section ${section} in the index.`);
  }
  const {anchor, headings, content, page} = found;
  const {routePath, lvl0, title} = page;
  const heading = headings.at(-1) ?? title;
  const url = anchor === '' ? routePath : `${routePath}#${anchor}`;
  const excerpt = words && content ? snippet(content, terms, words) : [];
  return {
    id: url,
    url,
    kind: headings.length === 0 ? 'page' : 'section',
    group: lvl0,
    page: title,
    title: markSpans(heading, findSpans(heading, terms)),
    // A section without prose says at least where it is.
    detail: excerpt.length === 0 && headings.length > 0 ? [title] : excerpt,
  };
}

/** Answers one question from an index. */
export function answer({query, limit, words}: Question, loaded: LoadedIndex): Answer {
  const matches = findMatches(query, loaded);
  return {
    hits: pick(matches, loaded, limit).map((match) => toHit(match, loaded, words)),
    count: matches.length,
  };
}
