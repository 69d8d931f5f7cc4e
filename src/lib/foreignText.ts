/** Two words of English at least: one alone is mostly a name, which is read as it is. */
const phrase = /[a-z]{2,}[^\p{Script=Han}]* [^\p{Script=Han}]*[a-z]{2,}/iu;
const han = /\p{Script=Han}/u;

/**
 * The language of a plain text that is not its page's, to be written on its element, so that it is spoken in
 * its own (WCAG 3.1.2): in Chinese pages the messages of the tool are quoted in English.
 */
export function foreignLanguage(text: string, locale: string): 'en' | undefined {
  return locale !== 'en' && !han.test(text) && phrase.test(text) ? 'en' : undefined;
}
