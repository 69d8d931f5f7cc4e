/** Two words of English at least: one alone is mostly a name, which is read as it is. */
const phrase = /[a-z]{2,}.* .*[a-z]{2,}/i;
const otherLetter = /[^\P{L}\p{Script=Latin}]/u;

/** How a language is written: `Latn`, `Hans`. */
const scriptOf = (locale: string): string | undefined => new Intl.Locale(locale).maximize().script;

/**
 * The language of a plain text that is not its page's, to be written on its element, so that it is spoken in
 * its own (WCAG 3.1.2): pages in other scripts quote the messages of the tool in English.
 */
export function foreignLanguage(text: string, locale: string): 'en' | undefined {
  return scriptOf(locale) !== 'Latn' && !otherLetter.test(text) && phrase.test(text)
    ? 'en'
    : undefined;
}
