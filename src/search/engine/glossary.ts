/** Synonyms for what a reader typed, from the glossary that translators keep. */
import {locales, type Locale} from '../../config/locales';
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
  return entries
    .map((entry) => {
      const spellings = entry.en.replaceAll(/\([^)]*\)/g, '').split(',');
      const translations = locales.slice(1).flatMap((locale) => entry[locale] ?? []);
      const forms = [...spellings, ...translations, ...(entry.also ?? [])];
      return [...new Set(forms.map((form) => form.trim().toLowerCase()))];
    })
    .filter((forms) => forms.length > 1);
}

/** A form of a term that readers type. */
export interface Form {
  normal: string;
  /** Finds the form in a normalized query, without splitting a Latin word. */
  pattern: RegExp;
  /** Other forms of the term, as they are written. */
  synonyms: readonly string[];
}

/** Returns the forms of all terms, longest first. */
export function createGlossary(terms: readonly (readonly string[])[]): Form[] {
  return terms
    .flatMap((texts) => texts.map((text) => ({normal: normalizePhrase(text), texts})))
    .filter(({normal}) => normal !== '')
    .map(({normal, texts}) => ({
      normal,
      pattern: new RegExp(`(?<![a-z0-9](?=[a-z0-9]))${normal}(?!(?<=[a-z0-9])[a-z0-9])`),
      synonyms: texts.filter((text) => normalizePhrase(text) !== normal),
    }))
    .sort((one, other) => other.normal.length - one.normal.length);
}

/** Finds the longest forms in a normalized query. */
export function formsIn(query: string, glossary: readonly Form[]): Form[] {
  let rest = query;
  return glossary.filter(({pattern}) => {
    const isFound = pattern.test(rest);
    // No form contains a line break, so nothing is found across it.
    rest = rest.replace(pattern, '\n');
    return isFound;
  });
}
