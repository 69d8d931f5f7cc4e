/** Synonyms for what a reader typed, from the glossary that translators keep. */
import {defaultLocale, locales, type Locale} from '../../config/locales';
import {normalizePhrase} from './text';

/** An entry of `i18n/glossary.json`. */
export interface GlossaryEntry extends Partial<Record<Locale, string>> {
  /** A remark in brackets is not part of the term; commas separate spellings. */
  en: string;
  /** Other words that readers use, in any language. */
  also?: readonly string[];
}

/** The entries with more than one form, as lists of their forms. */
export function toIndexedTerms(entries: readonly GlossaryEntry[]): string[][] {
  const others = locales.filter((locale) => locale !== defaultLocale);
  return entries
    .map((entry) => {
      const spellings = entry.en.replaceAll(/\([^)]*\)/g, '').split(',');
      const translations = others.flatMap((locale) => entry[locale] ?? []);
      const forms = [...spellings, ...translations, ...(entry.also ?? [])];
      return [...new Set(forms.map((form) => form.trim().toLowerCase()))];
    })
    .filter((forms) => forms.length > 1);
}

interface Form {
  normal: string;
  /** Finds the form in a normalized query, without splitting a Latin word. */
  pattern: RegExp;
  /** All forms of the term as they are written. */
  texts: readonly string[];
}

/** The forms of all terms, longest first. */
export type Glossary = readonly Form[];

export function createGlossary(terms: readonly (readonly string[])[]): Glossary {
  return terms
    .flatMap((texts) => texts.map((text) => ({normal: normalizePhrase(text), texts})))
    .filter(({normal}) => normal !== '')
    .map(({normal, texts}) => ({
      normal,
      pattern: new RegExp(`(?<![a-z0-9](?=[a-z0-9]))${normal}(?!(?<=[a-z0-9])[a-z0-9])`),
      texts,
    }))
    .sort((one, other) => other.normal.length - one.normal.length);
}

/** A part of a query that the glossary contains. */
export interface Synonym {
  /** The part, normalized. */
  typed: string;
  /** Share of the query's letters, 0 to 1. */
  share: number;
  /** Other texts with the same meaning. */
  texts: readonly string[];
}

/** Finds the longest terms of the glossary in a query. */
export function synonymsIn(query: string, glossary: Glossary): Synonym[] {
  const whole = normalizePhrase(query);
  let rest = whole;
  return glossary.flatMap(({normal, pattern, texts}) => {
    if (!pattern.test(rest)) {
      return [];
    }
    // No form contains a line break, so nothing is found across it.
    rest = rest.replace(pattern, '\n');
    const others = texts.filter((text) => normalizePhrase(text) !== normal);
    return [{typed: normal, share: normal.length / whole.length, texts: others}];
  });
}
