// cspell:ignore aious
/** Other words for what a reader typed, from the glossary that translators keep. */
import {defaultLocale, locales, type Locale} from '../../config/locales';
import type {IndexedTerm} from './indexFile';
import {fold} from './text';

/** An entry of `i18n/glossary.json`: a term in each language, as far as it has been translated. */
export interface GlossaryEntry extends Partial<Record<Locale, string>> {
  /** A remark in brackets is not part of the term; commas are between spellings. */
  en: string;
  /** First letters of the Chinese term's syllables. */
  pinyin?: string;
  /** What readers also call it, in either language. */
  also?: readonly string[];
}

/** Shorter initials would stand for half of the language. */
const fewestInitials = 3;

/** Words with one space between them, in the singular, and nothing else. */
export function normalizeTerm(text: string): string {
  return fold(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replaceAll(/(?<=[a-z]{3})ies\b/g, 'y')
    .replaceAll(/(?<=[a-z]{2}[^aious])s\b/g, '')
    .trim();
}

export const withoutSpaces = (text: string): string => text.replaceAll(' ', '');

/** Cuts the glossary down to what search needs: one term for each thing that is said in more than one way. */
export function toIndexedTerms(entries: readonly GlossaryEntry[]): IndexedTerm[] {
  return entries
    .map((entry): IndexedTerm => {
      const {en, pinyin = '', also = []} = entry;
      const spellings = en.replaceAll(/\([^)]*\)/g, '').split(',');
      const others = locales.filter((locale) => locale !== defaultLocale);
      const forms = [...spellings, ...others.flatMap((locale) => entry[locale] ?? []), ...also].map(
        (form) => form.trim().toLowerCase(),
      );
      return [pinyin.length < fewestInitials ? '' : pinyin, ...new Set(forms)];
    })
    .filter(([pinyin, ...forms]) => pinyin !== '' || forms.length > 1);
}

/** The terms of an index, prepared for queries. */
export interface Glossary {
  /** All ways of saying things, normalized, with the position of their term; longest first. */
  forms: readonly {normal: string; term: number}[];
  /** Per term, what to look for. */
  texts: readonly (readonly string[])[];
}

export function createGlossary(terms: readonly IndexedTerm[]): Glossary {
  const forms = terms
    .flatMap((texts, term) => texts.map((text) => ({normal: normalizeTerm(text), term})))
    .filter(({normal}) => normal !== '')
    .sort((one, other) => other.normal.length - one.normal.length);
  return {forms, texts: terms.map(([, ...texts]) => texts)};
}

const latin = /[^\P{L}\p{Script=Han}]|\p{N}/u;

function placeOf(form: string, query: string): number {
  // No Latin word is torn between two characters.
  const isWhole = (at: number): boolean =>
    !(latin.test(query[at - 1] ?? '') && latin.test(query[at] ?? ''));
  let start = query.indexOf(form);
  while (start !== -1 && !(isWhole(start) && isWhole(start + form.length))) {
    start = query.indexOf(form, start + 1);
  }
  return start;
}

/** A part of a query that the glossary knows. */
export interface Synonym {
  /** The part as it was typed, as `normalizeTerm` writes it. */
  typed: string;
  /** How much of the query it is, in letters, 0 to 1. */
  share: number;
  texts: readonly string[];
}

/** Finds what the glossary knows in a query. What is part of something longer does not count. */
export function synonymsIn(query: string, {forms, texts}: Glossary): Synonym[] {
  const whole = normalizeTerm(query);
  let rest = whole;
  const found = new Map<number, Synonym>();
  for (const {normal, term} of forms) {
    const start = placeOf(normal, rest);
    if (start !== -1) {
      const known = found.get(term);
      // What is said in two ways is looked for in both: one of them may not be on the site.
      const others = (texts[term] ?? []).filter((text) => known || normalizeTerm(text) !== normal);
      found.set(term, {
        typed: known ? `${known.typed} ${normal}` : normal,
        share: normal.length / whole.length + (known?.share ?? 0),
        texts: others,
      });
      // A mark that no form holds, so that nothing is found across it.
      rest = `${rest.slice(0, start)}\n${rest.slice(start + normal.length)}`;
    }
  }
  return [...found.values()];
}
