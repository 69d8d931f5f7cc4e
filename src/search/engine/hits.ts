import {escapeHtml, escapeRecord} from './html';
import {findSpans, markSpans} from './highlight';
import type {LoadedIndex} from './loadedIndex';
import type {Match} from './rank';
import {snippet, type SnippetOptions} from './snippet';
import type {SearchHierarchy, SearchLevel} from './types';

/** A text with its matches marked, where the hosted provider has it; that tells more of it. */
export interface Highlighted {
  value: string;
}

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
  /** Only what a row shows: a key sends 20 hits from the worker, and unpacking them is work for the page. */
  _snippetResult: {hierarchy: Partial<Record<SearchLevel, Highlighted>>; content: Highlighted};
}

/** How hits are to be marked and cut. */
export type HitOptions = SnippetOptions;

const levels: readonly SearchLevel[] = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

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

  const mark = (text: string): Highlighted => ({
    value: markSpans(text, findSpans(text, terms), options),
  });
  const {html, plain} = snippet(content, terms, options);
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
    _snippetResult: {
      hierarchy:
        type === 'lvl1'
          ? {lvl1: mark(title)}
          : {lvl1: {value: html || escapeHtml(title)}, [type]: mark(headings.at(-1) ?? '')},
      content: {value: html},
    },
  };
}
