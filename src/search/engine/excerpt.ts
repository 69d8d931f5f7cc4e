import type {MarkedText} from '../hit';
import {chineseSegmenter, foldWithOrigins} from './text';

/** A piece of a text, in UTF-16 units: `start` inside, `end` outside. */
interface Span {
  start: number;
  end: number;
}

/** Words on either side of the first match that an excerpt begins before it. */
const leadWords = 3;
/** Characters before and after a match that are cut into words. More would hardly be shown, and cutting costs. */
const horizon = {before: 80, after: 240} as const;
/** Characters that an excerpt covers, about. */
const reach = 60;
/** Matches that are compared; a long section may hold thousands of one letter. */
const mostSpans = 200;
/** Stands for what was left out. */
const ellipsis = '…';

/** A term that is too short to be marked anywhere: `a` only as a word, `dts` also where one begins. */
function termSource(term: string): string {
  const source = term.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
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

/** Finds where folded terms stand in a text: spans in order, without overlap; neighbours are joined. */
function findSpans(text: string, terms: readonly string[]): Span[] {
  const sources = terms
    .filter((term) => term.trim() !== '')
    .sort((one, other) => other.length - one.length)
    .map(termSource);
  if (sources.length === 0) {
    return [];
  }
  const {folded, originOf} = foldWithOrigins(text);
  const spans: Span[] = [];
  for (const match of folded.matchAll(new RegExp(sources.join('|'), 'gu'))) {
    const start = originOf(match.index);
    const end = wordEnd(text, originOf(match.index + match[0].length));
    const previous = spans.at(-1);
    if (isTorn(text, start)) {
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
function wordSpans(text: string, offset: number): Span[] {
  const spans: Span[] = [];
  for (const {0: run, index} of text.matchAll(/\p{Script=Han}+|[^\s\p{Script=Han}]+/gu)) {
    const start = offset + index;
    const previous = spans.at(-1);
    if (previous && !/[\p{L}\p{N}]/u.test(run)) {
      previous.end = start + run.length;
    } else if (/^\p{Script=Han}/u.test(run)) {
      for (const {segment, index: at} of chineseSegmenter().segment(run)) {
        spans.push({start: start + at, end: start + at + segment.length});
      }
    } else {
      spans.push({start, end: start + run.length});
    }
  }
  return spans;
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

/** The words round a position. */
function wordsRound(text: string, position: number, count: number): Span {
  const from = Math.max(0, position - horizon.before);
  const cut = wordSpans(text.slice(from, position + horizon.after), from);
  // The first one may be the rest of a word.
  const near = from > 0 && cut.length > 1 ? cut.slice(1) : cut;
  const found = near.findIndex(({end}) => end > position);
  const start = Math.max(0, Math.min(Math.max(0, found) - leadWords, near.length - count));
  const last = near[Math.min(start + count, near.length) - 1];
  return {start: near[start]?.start ?? 0, end: last?.end ?? text.length};
}

/**
 * Cuts words round the best place of a text, and marks what matches.
 *
 * @param terms folded; any characters
 */
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
