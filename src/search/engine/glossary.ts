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

export interface Glossary {
  /** All normalized forms with the position of their term, longest first. */
  forms: readonly {normal: string; term: number}[];
  terms: readonly (readonly string[])[];
}

export function createGlossary(terms: readonly (readonly string[])[]): Glossary {
  const forms = terms
    .flatMap((texts, term) => texts.map((text) => ({normal: normalizePhrase(text), term})))
    .filter(({normal}) => normal !== '')
    .sort((one, other) => other.normal.length - one.normal.length);
  return {forms, terms};
}

const latin = /[^\P{L}\p{Script=Han}]|\p{N}/u;

/** Where a form stands in a query without splitting a Latin word; -1 if nowhere. */
function placeOf(form: string, query: string): number {
  const isWhole = (at: number): boolean =>
    !(latin.test(query[at - 1] ?? '') && latin.test(query[at] ?? ''));
  let start = query.indexOf(form);
  while (start !== -1 && !(isWhole(start) && isWhole(start + form.length))) {
    start = query.indexOf(form, start + 1);
  }
  return start;
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
export function synonymsIn(query: string, {forms, terms}: Glossary): Synonym[] {
  const whole = normalizePhrase(query);
  let rest = whole;
  const found = new Map<number, Synonym>();
  for (const {normal, term} of forms) {
    const start = placeOf(normal, rest);
    if (start !== -1) {
      const known = found.get(term);
      found.set(term, {
        typed: known ? `${known.typed} ${normal}` : normal,
        share: normal.length / whole.length + (known?.share ?? 0),
        // If the reader typed both forms, both are looked for: one of them may not be on the site.
        texts: (terms[term] ?? []).filter((text) => known || normalizePhrase(text) !== normal),
      });
      // No form contains a line break, so nothing is found across it.
      rest = `${rest.slice(0, start)}\n${rest.slice(start + normal.length)}`;
    }
  }
  return [...found.values()];
}
