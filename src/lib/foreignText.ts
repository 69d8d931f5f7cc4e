/** At least two words of English: a single one is usually a name. */
const phrase = /[a-z]{2,}.* .*[a-z]{2,}/i;
const otherLetter = /[^\P{L}\p{Script=Latin}]/u;

/** @returns whether a language is written with Chinese characters, without spaces */
export const hasHan = (locale: string): boolean => /^(?:zh|ja)/.test(locale);

/**
 * Finds the language of a plain text that is not its page's, for the `lang` of its element (WCAG 3.1.2): Chinese pages
 * quote the messages of the tool in English.
 */
export const foreignLanguage = (text: string, locale: string): 'en' | undefined =>
  hasHan(locale) && !otherLetter.test(text) && phrase.test(text) ? 'en' : undefined;
