/** Other words for what a reader typed, from the glossary that translators keep. */
import {fold} from './fold';
import type {IndexedTerm} from './types';

/** An entry of `i18n/glossary.json`. */
export interface GlossaryEntry {
  /** A remark in brackets is not part of the term; commas are between spellings. */
  en: string;
  zh: string;
  /** First letters of the Chinese term's syllables. */
  pinyin?: string;
  /** What readers also call it, in either language. */
  also?: readonly string[];
}

/** Shorter initials would stand for half of the language. */
const fewestInitials = 3;

/** Words with one space between them, and nothing else. */
function normalize(text: string): string {
  return fold(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const spellings = (term: string): string[] => term.replaceAll(/\([^)]*\)/g, '').split(',');

/**
 * Cuts the glossary down to what search needs of it.
 *
 * @returns one term for each entry that says a thing in more than one way
 */
export function toIndexedTerms(entries: readonly GlossaryEntry[]): IndexedTerm[] {
  return entries
    .map(({en, zh, pinyin = '', also = []}): IndexedTerm => {
      const forms = [...spellings(en), zh, ...also].map((form) => form.trim().toLowerCase());
      return [pinyin.length < fewestInitials ? '' : pinyin, ...new Set(forms)];
    })
    .filter(([pinyin, ...forms]) => pinyin !== '' || forms.length > 1);
}

/** A way of saying something, prepared for comparison. */
interface Form {
  normal: string;
  /** Position of the term. */
  term: number;
}

/** The terms of an index, prepared for queries. */
export interface Glossary {
  /** All ways of saying things, longest first. */
  forms: readonly Form[];
  /** Per term, what to look for. */
  texts: readonly (readonly string[])[];
}

/** Prepares terms for queries. */
export function createGlossary(terms: readonly IndexedTerm[]): Glossary {
  const forms = terms
    .flatMap((texts, term) => texts.map((text) => ({normal: normalize(text), term})))
    .filter(({normal}) => normal !== '')
    .sort((one, other) => other.normal.length - one.normal.length);
  return {forms, texts: terms.map(([, ...texts]) => texts)};
}

/** Whether a Latin word would be torn between two characters. */
function isTorn(before: string, after: string): boolean {
  const isLatin = /[^\P{L}\p{Script=Han}]|\p{N}/u;
  return isLatin.test(before) && isLatin.test(after);
}

/** Where a form stands in a query as whole words, singular or plural; null for nowhere. */
function placeOf(form: string, query: string): {start: number; end: number} | null {
  for (let start = query.indexOf(form); start !== -1; start = query.indexOf(form, start + 1)) {
    const end = start + form.length;
    const plural = query[end] === 's' ? end + 1 : end;
    const isWhole = (at: number): boolean => !isTorn(query[at - 1] ?? '', query[at] ?? '');
    if (isWhole(start) && isWhole(end)) {
      return {start, end};
    }
    if (isWhole(start) && isWhole(plural)) {
      return {start, end: plural};
    }
  }
  return null;
}

/** A part of a query that the glossary knows. */
export interface Synonym {
  /** The part as it was typed, folded. */
  typed: string;
  /** How much of the query it is, in letters, 0 to 1. */
  share: number;
  /** Other ways of saying it. */
  texts: readonly string[];
}

/** Finds what the glossary knows in a query. What is part of something longer does not count. */
export function synonymsIn(query: string, {forms, texts}: Glossary): Synonym[] {
  const whole = normalize(query);
  let rest = whole;
  const found = new Map<number, Synonym>();
  for (const {normal, term} of forms) {
    const place = placeOf(normal, rest);
    if (place && !found.has(term)) {
      const typed = rest.slice(place.start, place.end);
      const others = (texts[term] ?? []).filter((text) => normalize(text) !== typed);
      found.set(term, {typed, share: typed.length / whole.length, texts: others});
      // A mark that no form holds, so that nothing is found across it.
      rest = `${rest.slice(0, place.start)}\n${rest.slice(place.end)}`;
    }
  }
  return [...found.values()];
}
