import {escapeHtml, escapeRecord} from './html';
import {findSpans, markSpans, snippet, type SnippetOptions} from './highlight';
import type {LoadedIndex} from './loadedIndex';
import type {Match} from './rank';
import type {SearchHierarchy, SearchLevel} from './types';

/** A text with its matches marked, as the hosted provider gives it. */
export interface Highlighted {
  value: string;
  matchLevel: 'full' | 'none';
  matchedWords: string[];
}

type HighlightedHierarchy = Record<keyof SearchHierarchy, Highlighted>;

/** A hit in the shape that the modal draws. `lvl0` is plain text, all other texts are HTML. */
export interface EmbeddedHit {
  objectID: string;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: SearchLevel;
  /** Short: the modal keeps hits in the browser's storage. */
  content: string;
  hierarchy: SearchHierarchy;
  _highlightResult: {hierarchy: HighlightedHierarchy; content: Highlighted};
  _snippetResult: {hierarchy: HighlightedHierarchy; content: Highlighted};
}

/** How hits are to be marked and cut. */
export type HitOptions = SnippetOptions;

const levels: readonly SearchLevel[] = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

function highlighted(value: string, terms: string[], {pre}: HitOptions): Highlighted {
  const isMarked = value.includes(pre);
  return {value, matchLevel: isMarked ? 'full' : 'none', matchedWords: isMarked ? terms : []};
}

/**
 * Draws a match.
 *
 * A section's second line is where the modal expects the page's title (`lvl1`). The title already
 * heads the group, so that line shows the section's own snippet instead.
 */
export function buildHit(
  {section, terms}: Match,
  {sections}: LoadedIndex,
  options: HitOptions,
): EmbeddedHit {
  const found = sections[section];
  if (!found) {
    throw new RangeError(`There is no section ${section} in the index.`);
  }
  const {anchor, headings, content} = found;
  const {routePath, lvl0, title} = found.page;
  const [lvl2 = null, lvl3 = null, lvl4 = null, lvl5 = null, lvl6 = null] = headings;
  const type = levels[headings.length] ?? 'lvl6';
  const url = anchor === '' ? routePath : `${routePath}#${anchor}`;

  const mark = (text: string | null): Highlighted =>
    highlighted(markSpans(text ?? '', findSpans(text ?? '', terms), options), terms, options);
  const {html, plain} = snippet(content, terms, options);
  const cut = highlighted(html, terms, options);
  const hierarchy: HighlightedHierarchy = {
    lvl0: {value: lvl0, matchLevel: 'none', matchedWords: []},
    lvl1: mark(title),
    lvl2: mark(lvl2),
    lvl3: mark(lvl3),
    lvl4: mark(lvl4),
    lvl5: mark(lvl5),
    lvl6: mark(lvl6),
  };
  const secondLine = cut.value === '' ? highlighted(escapeHtml(title), [], options) : cut;
  return {
    ...escapeRecord({
      hierarchy: {lvl0, lvl1: title, lvl2, lvl3, lvl4, lvl5, lvl6},
      content: plain,
    }),
    objectID: url,
    url,
    url_without_anchor: routePath,
    anchor: anchor || null,
    type,
    _highlightResult: {hierarchy, content: cut},
    _snippetResult: {
      hierarchy: type === 'lvl1' ? hierarchy : {...hierarchy, lvl1: secondLine},
      content: cut,
    },
  };
}
