import type {MarkedText} from '../hit';
import {foldWithOrigins} from './fold';

/** A piece of a text, in UTF-16 units: `start` inside, `end` outside. */
export interface Span {
  start: number;
  end: number;
}

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** A term that is too short to be marked anywhere: `a` only as a word, `dts` also where one begins. */
function termSource(term: string): string {
  const source = escapeRegExp(term);
  if (!/^[\p{Script=Latin}\p{N}]{1,3}$/u.test(term)) {
    return source;
  }
  const begins = `(?<![\\p{L}\\p{N}])${source}`;
  return term.length < 3 ? `${begins}(?![\\p{L}\\p{N}])` : begins;
}

const latin = /[\p{Script=Latin}\p{N}]/u;

/** Whether a match begins in the middle of a word; a capital in a name begins one. */
function isTorn(text: string, start: number): boolean {
  const [before = '', first = ''] = [text[start - 1], text[start]];
  return latin.test(before) && latin.test(first) && first === first.toLowerCase();
}

/** Letters that a word may have on top of a term: its plural and the like. */
const ending = /[\p{Ll}]{1,2}(?![\p{L}\p{N}])/uy;

/** Where a mark ends: a word is marked whole where only its ending is left. */
function wordEnd(text: string, end: number): number {
  ending.lastIndex = end;
  return latin.test(text[end - 1] ?? '') && ending.test(text) ? ending.lastIndex : end;
}

/** One expression for all terms, longest first. */
function termsExpression(terms: readonly string[]): RegExp | null {
  const alternatives = [...terms]
    .filter((term) => term.trim() !== '')
    .sort((one, other) => other.length - one.length)
    .map(termSource);
  return alternatives.length > 0 ? new RegExp(alternatives.join('|'), 'gu') : null;
}

/**
 * Finds where terms stand in a text, accents and case aside, also inside Chinese sentences.
 *
 * @param terms folded; any characters
 * @returns spans in order, without overlap; neighbours are joined
 */
export function findSpans(text: string, terms: readonly string[]): Span[] {
  const expression = termsExpression(terms);
  if (!expression) {
    return [];
  }
  const {folded, origins} = foldWithOrigins(text);
  const original = (position: number): number => origins?.[position] ?? position;
  const spans: Span[] = [];
  for (const match of folded.matchAll(expression)) {
    const start = original(match.index);
    if (isTorn(text, start)) {
      continue;
    }
    const end = wordEnd(text, original(match.index + match[0].length));
    const previous = spans.at(-1);
    if (previous?.end === start) {
      previous.end = end;
    } else if (end > start) {
      spans.push({start, end});
    }
  }
  return spans;
}

/** Cuts a text where its spans begin and end. */
export function markSpans(text: string, spans: readonly Span[]): MarkedText {
  const edges = [0, ...spans.flatMap(({start, end}) => [start, end]), text.length];
  return edges.slice(1).map((edge, index) => text.slice(edges[index], edge));
}
