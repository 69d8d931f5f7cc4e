import type {MarkedText} from '../hit';
import {chineseSegmenter, foldWithOrigins} from './text';

/** A piece of a text, in UTF-16 units: `start` inside, `end` outside. */
interface Span {
  start: number;
  end: number;
}

/** Words on either side of the first match that an excerpt begins before it. */
const leadWords = 3;
/** Characters before and after a match that are cut into words. More would hardly be shown. */
const horizon = {before: 80, after: 240} as const;
const reach = 60;
/** Matches that are compared; a long section may hold thousands of one letter. */
const mostSpans = 200;
const ellipsis = '…';

const latin = /[\p{Script=Latin}\p{N}]/u;
const latinOnly = /^[\p{Script=Latin}\p{N}]+$/u;
const letter = /[\p{L}\p{N}]/u;

/** Whether a term is too short to be marked anywhere: `a` is marked only as a word, `dts` also where a word begins. */
function isTooShort(term: string, before: string, after: string): boolean {
  return (
    term.length < 4 &&
    latinOnly.test(term) &&
    (letter.test(before) || (term.length < 3 && letter.test(after)))
  );
}

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

/** Finds where folded terms stand in a text: spans in order, without overlap; neighbours are joined. */
function findSpans(text: string, terms: readonly string[]): Span[] {
  const sources = terms
    .filter((term) => term.trim() !== '')
    .sort((one, other) => other.length - one.length)
    .map((term) => term.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  if (sources.length === 0) {
    return [];
  }
  const {folded, originOf} = foldWithOrigins(text);
  const spans: Span[] = [];
  for (const {0: term, index} of folded.matchAll(new RegExp(sources.join('|'), 'gu'))) {
    const next = index + term.length;
    const start = originOf(index);
    const end = wordEnd(text, originOf(next));
    const previous = spans.at(-1);
    if (isTooShort(term, folded[index - 1] ?? '', folded[next] ?? '') || isTorn(text, start)) {
      continue;
    }
    if (previous?.end === start) {
      previous.end = end;
    } else if (end > start) {
      spans.push({start, end});
    }
  }
  return spans;
}

function cutAt(text: string, spans: readonly Span[]): MarkedText {
  const edges = [0, ...spans.flatMap(({start, end}) => [start, end]), text.length];
  return edges.slice(1).map((edge, index) => text.slice(edges[index], edge));
}

/** Marks folded terms in a text, accents and case aside, also inside Chinese sentences. */
export function mark(text: string, terms: readonly string[]): MarkedText {
  return cutAt(text, findSpans(text, terms));
}

/** The words of a text: between spaces, and as the segmenter cuts Chinese. Punctuation belongs to the word before it. */
function* wordSpans(text: string, offset: number): Generator<Span> {
  let word: Span | null = null;
  for (const {0: run, index} of text.matchAll(/\p{Script=Han}+|[^\s\p{Script=Han}]+/gu)) {
    const start = offset + index;
    const pieces = /^\p{Script=Han}/u.test(run)
      ? chineseSegmenter().segment(run)
      : [{segment: run, index: 0}];
    for (const {segment, index: at} of pieces) {
      const span = {start: start + at, end: start + at + segment.length};
      if (word && !/[\p{L}\p{N}]/u.test(segment)) {
        word.end = span.end;
      } else {
        if (word) yield word;
        word = span;
      }
    }
  }
  if (word) yield word;
}

/** Where most of what was looked for stands close together; the first such place. */
function densest(spans: readonly Span[]): number {
  let best = {start: 0, marked: 0};
  for (const {start} of spans) {
    const marked = spans
      .filter((span) => span.start >= start && span.end <= start + reach)
      .reduce((sum, span) => sum + span.end - span.start, 0);
    best = marked > best.marked ? {start, marked} : best;
  }
  return best.start;
}

function wordsRound(text: string, position: number, count: number): Span {
  const from = Math.max(0, position - horizon.before);
  const near: Span[] = [];
  let after = 0;
  for (const span of wordSpans(text.slice(from, position + horizon.after), from)) {
    near.push(span);
    after += span.end > position ? 1 : 0;
    if (after === count) {
      break;
    }
  }
  // The first one may be the rest of a word.
  if (from > 0 && near.length > 1) {
    near.shift();
  }
  const found = near.findIndex(({end}) => end > position);
  const start = Math.max(0, Math.min(Math.max(0, found) - leadWords, near.length - count));
  const last = near[Math.min(start + count, near.length) - 1];
  return {start: near[start]?.start ?? 0, end: last?.end ?? text.length};
}

/** Cuts words round the best place of a text, and marks what matches folded terms. */
export function excerpt(text: string, terms: readonly string[], wordCount: number): MarkedText {
  const spans = findSpans(text, terms);
  const {start, end} = wordsRound(text, densest(spans.slice(0, mostSpans)), wordCount);
  const before = start > 0 ? ellipsis : '';
  const after = end < text.trimEnd().length ? ellipsis : '';
  const inside = spans
    .filter((span) => span.start < end && span.end > start)
    .map((span) => ({
      start: Math.max(span.start, start) - start + before.length,
      end: Math.min(span.end, end) - start + before.length,
    }));
  return cutAt(`${before}${text.slice(start, end)}${after}`, inside);
}
