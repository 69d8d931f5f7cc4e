/** At least two words of English: a single one is usually a name. */
const phrase = /[a-z]{2,}.* .*[a-z]{2,}/i;
const otherLetter = /[^\P{L}\p{Script=Latin}]/u;

/**
 * Finds the language of a plain text that is not its page's, for the `lang` of its element (WCAG 3.1.2): Chinese pages
 * quote the messages of the tool in English.
 */
export const foreignLanguage = (text: string, locale: string): 'en' | undefined =>
  /^(?:zh|ja)/.test(locale) && !otherLetter.test(text) && phrase.test(text) ? 'en' : undefined;
