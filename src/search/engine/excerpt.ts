/** Marks matches in the texts of a result, and cuts its excerpt. */
import type {MarkedText} from '../hit';
import {chineseSegmenter} from './text';

/** A part of a text, in UTF-16 units: `start` inside, `end` outside. */
interface Span {
  start: number;
  end: number;
}

/** Words of an excerpt in front of the first match. */
const leadWords = 3;
/** Characters before and after a match that are cut into words. */
const horizon = {before: 80, after: 240} as const;
/** Characters in which matches count as close to each other. */
const reach = 60;
/** A long section may have thousands of matches of one letter. */
const maxSpans = 200;
const ellipsis = '…';

const letter = /[\p{L}\p{N}]/u;
const latin = /[\p{Script=Latin}\p{N}]/u;
/** The ending of a word, such as its plural, is marked with it. */
const ending = /(?<=[\p{Script=Latin}\p{N}])\p{Ll}{1,2}(?![\p{L}\p{N}])/uy;

function wordEnd(text: string, end: number): number {
  ending.lastIndex = end;
  return ending.test(text) ? ending.lastIndex : end;
}

/** Latin terms are only marked where a word begins, or a part of a name (a capital); short ones only as words. */
function isMarked(text: string, start: number, term: string): boolean {
  const before = text[start - 1] ?? '';
  const first = text[start] ?? '';
  if (!latin.test(first)) {
    return true;
  }
  return term.length < 4
    ? !letter.test(before) && (term.length === 3 || !letter.test(text[start + term.length] ?? ''))
    : !latin.test(before) || first !== first.toLowerCase();
}

/** Finds terms in a text: spans in order, without overlap. Adjacent spans are joined. */
function findSpans(text: string, terms: readonly string[]): Span[] {
  const pattern = terms
    .filter((term) => term.trim() !== '')
    .sort((one, other) => other.length - one.length)
    .map((term) => term.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
    .join('|');
  const spans: Span[] = [];
  // Much faster than a pattern that ignores case.
  const lower = text.toLowerCase();
  const searched = lower.length === text.length ? lower : text;
  const matches = pattern ? searched.matchAll(new RegExp(pattern, 'gu')) : [];
  for (const {0: term, index: start} of matches) {
    const end = wordEnd(text, start + term.length);
    const previous = spans.at(-1);
    if (previous?.end === start) {
      previous.end = end;
    } else if (isMarked(text, start, term)) {
      spans.push({start, end});
    }
  }
  return spans;
}

function cutAt(text: string, spans: readonly Span[]): MarkedText {
  const edges = [0, ...spans.flatMap(({start, end}) => [start, end]), text.length];
  return edges.slice(1).map((edge, index) => text.slice(edges[index], edge));
}

/** Marks folded terms in a text. */
export function mark(text: string, terms: readonly string[]): MarkedText {
  return cutAt(text, findSpans(text, terms));
}

/** Where words begin: after spaces, and where the segmenter cuts Chinese. Punctuation belongs to the word before it. */
function wordStarts(text: string): number[] {
  return Array.from(text.matchAll(/\p{Script=Han}+|[^\s\p{Script=Han}]+/gu)).flatMap(
    ({0: run, index: start}) =>
      /^\p{Script=Han}/u.test(run)
        ? Array.from(chineseSegmenter().segment(run), ({index}) => start + index)
        : letter.test(run)
          ? [start]
          : [],
  );
}

/** The first place where most of what was looked for stands close together. */
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

function wordsAround(text: string, position: number, count: number): Span {
  const from = Math.max(0, position - horizon.before);
  const to = Math.min(text.length, position + horizon.after);
  const starts = wordStarts(text.slice(from, to)).map((start) => from + start);
  // The first word may be cut off.
  const whole = from > 0 ? starts.slice(1) : starts;
  const found = whole.findLastIndex((start) => start <= position);
  const first = Math.max(0, Math.min(found - leadWords, whole.length - count));
  return {start: whole[first] ?? from, end: whole[first + count] ?? to};
}

/** Cuts words around the best place of a text, and marks folded terms. */
export function excerpt(text: string, terms: readonly string[], wordCount: number): MarkedText {
  const spans = findSpans(text, terms);
  const {start, end} = wordsAround(text, densest(spans.slice(0, maxSpans)), wordCount);
  const before = start > 0 ? ellipsis : '';
  const after = end < text.trimEnd().length ? ellipsis : '';
  const shift = before.length - start;
  const inside = spans
    .filter((span) => span.start >= start && span.end <= end)
    .map((span) => ({start: span.start + shift, end: span.end + shift}));
  return cutAt(`${before}${text.slice(start, end).trimEnd()}${after}`, inside);
}
