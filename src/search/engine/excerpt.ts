/** Marks matches in the texts of a result, and cuts its excerpt. */
import type {MarkedText} from '../types';
import {chineseSegmenter} from './text';

/** Words of an excerpt in front of the first match. */
const leadWords = 3;
/** Characters before and after a match that are cut into words. */
const context = {before: 60, after: 150} as const;
/** Characters in which matches count as close to each other. */
const closeRange = 60;
/** A long section may have thousands of matches of one letter. */
const maxMatches = 50;

/** Short Latin terms are only marked as words; the plural of longer ones is marked with them. */
function toPattern(term: string): string {
  const escaped = term.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
  if (!/^[a-z0-9]/.test(term)) {
    return escaped;
  }
  // Unicode classes would take a hundred times as long.
  return term.length < 4
    ? `(?<![a-z0-9])${escaped}(?![a-z0-9])`
    : `${escaped}(?:[a-z]{1,2}(?![a-z0-9]))?`;
}

/** Makes the pattern of folded terms that `mark` and `excerpt` take. Adjacent terms are one match. */
export function toMarkPattern(terms: readonly string[]): RegExp {
  // Single Chinese characters of a longer word would be marked all over the text.
  const longer = terms.filter((term) => !/^\p{Script=Han}$/u.test(term));
  const patterns = (longer.length > 0 ? longer : [...terms])
    .sort((one, other) => other.length - one.length)
    .map(toPattern);
  return new RegExp(patterns.length > 0 ? `((?:${patterns.join('|')})+)` : '(?!)');
}

/** Marks the matches in a text. */
export function mark(text: string, pattern: RegExp): MarkedText {
  // Much faster than a pattern that ignores case.
  const lower = text.toLowerCase();
  let end = 0;
  return (lower.length === text.length ? lower : text)
    .split(pattern)
    .map((piece) => text.slice(end, (end += piece.length)));
}

/** Returns the positions at which words begin: after spaces, and where the segmenter cuts Chinese. */
function wordStarts(text: string): number[] {
  return Array.from(text.matchAll(/\p{Script=Han}+|[^\s\p{Script=Han}]+/gu)).flatMap(
    ({0: run, index: start}) =>
      /^\p{Script=Han}/u.test(run)
        ? Array.from(chineseSegmenter().segment(run), ({index}) => start + index)
        : // Punctuation belongs to the word before it.
          (/[\p{L}\p{N}]/u.exec(run) && [start]) || [],
  );
}

/** Returns the first position with the most matches close to it. */
function densest(pieces: MarkedText): number {
  let end = 0;
  const starts = pieces
    .map((piece) => (end += piece.length) - piece.length)
    .filter((_, index) => index % 2 === 1)
    .slice(0, maxMatches);
  const counts = starts.map(
    (start) => starts.filter((each) => each >= start && each < start + closeRange).length,
  );
  return starts[counts.indexOf(Math.max(...counts))] ?? 0;
}

/** Cuts words around the best place of a text, and marks the matches. */
export function excerpt(text: string, pattern: RegExp, wordCount: number): MarkedText {
  const best = densest(mark(text, pattern));
  const from = Math.max(0, best - context.before);
  const to = Math.min(text.length, best + context.after);
  // The first word may be cut off.
  const starts = wordStarts(text.slice(from, to)).slice(from > 0 ? 1 : 0);
  const found = starts.findLastIndex((position) => from + position <= best);
  const first = Math.max(0, Math.min(found - leadWords, starts.length - wordCount));
  const start = from + (starts[first] ?? 0);
  const end = from + (starts[first + wordCount] ?? to - from);
  const before = start > 0 ? '…' : '';
  const after = end < text.trimEnd().length ? '…' : '';
  return mark(`${before}${text.slice(start, end).trimEnd()}${after}`, pattern);
}
