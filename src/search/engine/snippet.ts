import type {MarkedText} from '../hit';
import {findSpans, markSpans, type Span} from './highlight';
import {sharedSegmenter} from './tokenize';

/** Words on either side of the first match that a snippet begins before it. */
const leadWords = 3;
/** Characters before and after a match that are cut into words. More would hardly be shown, and cutting costs. */
const horizon = {before: 80, after: 240} as const;
/** Characters that a snippet covers, about. */
const reach = 60;
/** Matches that are compared; a long section may hold thousands of one letter. */
const mostSpans = 200;

/**
 * The words of a text: between spaces, and where there are none, as the segmenter cuts them.
 * Punctuation belongs to the word before it.
 */
function wordSpans(text: string, offset: number): Span[] {
  const spans: Span[] = [];
  for (const {0: run, index} of text.matchAll(/\p{Script=Han}+|[^\s\p{Script=Han}]+/gu)) {
    const start = offset + index;
    const previous = spans.at(-1);
    if (previous && !/[\p{L}\p{N}]/u.test(run)) {
      previous.end = start + run.length;
      continue;
    }
    const segmenter = /^\p{Script=Han}/u.test(run) ? sharedSegmenter() : null;
    if (!segmenter) {
      spans.push({start, end: start + run.length});
      continue;
    }
    let at = start;
    for (const {segment} of segmenter.segment(run)) {
      spans.push({start: at, end: at + segment.length});
      at += segment.length;
    }
  }
  return spans;
}

/** Stands for what was left out. */
const ellipsis = '…';

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

/** The piece of a text round a position. */
function snippetSpan(text: string, first: number, wordCount: number): Span {
  const from = Math.max(0, first - horizon.before);
  const cut = wordSpans(text.slice(from, first + horizon.after), from);
  // The first one may be the rest of a word.
  const near = from > 0 && cut.length > 1 ? cut.slice(1) : cut;
  const hit = Math.max(
    0,
    near.findIndex(({end}) => end > first),
  );
  const start = Math.max(0, Math.min(hit - leadWords, near.length - wordCount));
  const last = near[Math.min(start + wordCount, near.length) - 1];
  return {start: near[start]?.start ?? 0, end: last?.end ?? text.length};
}

/**
 * Cuts words round the best place of a text, and marks what matches.
 *
 * @param terms folded; any characters
 */
export function snippet(text: string, terms: readonly string[], wordCount: number): MarkedText {
  const spans = findSpans(text, terms);
  const {start, end} = snippetSpan(text, densest(spans.slice(0, mostSpans)), wordCount);
  const before = start > 0 ? ellipsis : '';
  const after = end < text.trimEnd().length ? ellipsis : '';
  const inside = spans
    .filter((span) => span.start < end && span.end > start)
    .map((span) => ({
      start: Math.max(span.start, start) - start + before.length,
      end: Math.min(span.end, end) - start + before.length,
    }));
  return markSpans(`${before}${text.slice(start, end)}${after}`, inside);
}
