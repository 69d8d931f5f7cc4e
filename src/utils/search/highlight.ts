import {foldWithOrigins} from './fold';
import {escapeHtml} from './html';
import {sharedSegmenter} from './tokenize';

/** A piece of a text, in UTF-16 units: `start` inside, `end` outside. */
export interface Span {
  start: number;
  end: number;
}

/** What goes round a match. Trusted HTML: it comes from the modal, not from a reader. */
export interface MarkTags {
  pre: string;
  post: string;
}

/** Words on either side of the first match that a snippet begins before it. */
const leadWords = 3;
/** Characters before and after a match that are cut into words. More would hardly be shown, and cutting costs. */
const horizon = {before: 80, after: 240} as const;
/** Characters that a snippet covers, about. */
const reach = 60;
/** Matches that are compared; a long section may hold thousands of one letter. */
const mostSpans = 200;

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

/** Escapes a text and puts marks round its spans. */
export function markSpans(text: string, spans: readonly Span[], {pre, post}: MarkTags): string {
  let position = 0;
  let html = '';
  for (const {start, end} of spans) {
    html += `${escapeHtml(text.slice(position, start))}${pre}${escapeHtml(text.slice(start, end))}${post}`;
    position = end;
  }
  return html + escapeHtml(text.slice(position));
}

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

/** Settings of one snippet. */
export interface SnippetOptions extends MarkTags {
  /** Words to show; row SR-4. */
  wordCount: number;
  /** Stands for what was left out. */
  ellipsis: string;
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

/** A piece of a text, as HTML with marks and as it is. */
export interface Snippet {
  html: string;
  plain: string;
}

/**
 * Cuts words round the best place; matches are marked, everything else is escaped.
 *
 * @param terms folded; any characters
 */
export function snippet(text: string, terms: readonly string[], options: SnippetOptions): Snippet {
  const spans = findSpans(text, terms);
  const {start, end} = snippetSpan(text, densest(spans.slice(0, mostSpans)), options.wordCount);
  const inside = spans
    .filter((span) => span.start < end && span.end > start)
    .map((span) => ({
      start: Math.max(span.start, start) - start,
      end: Math.min(span.end, end) - start,
    }));
  const plain = text.slice(start, end);
  const before = start > 0 ? options.ellipsis : '';
  const after = end < text.trimEnd().length ? options.ellipsis : '';
  return {plain, html: `${before}${markSpans(plain, inside, options)}${after}`};
}
