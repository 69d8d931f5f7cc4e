import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';

/** Directive names that Docusaurus renders as an admonition (3.10.2, `mdx-loader/remark/admonitions`). */
export const admonitionTypes = [
  'secondary',
  'info',
  'success',
  'danger',
  'note',
  'tip',
  'warning',
  'important',
  'caution',
] as const;

export type AdmonitionType = (typeof admonitionTypes)[number];

/** Old names, and what the classic theme shows them as. */
const aliases: Partial<Record<AdmonitionType, AdmonitionType>> = {
  secondary: 'note',
  important: 'info',
  success: 'tip',
};

export function isAdmonitionType(name: string): name is AdmonitionType {
  return admonitionTypes.some((type) => type === name);
}

/**
 * Reads what admonitions without a title of their own are called: the theme's words, in the language
 * of the build.
 *
 * @param locale language of the build
 * @param siteMessages the site's own translations, which win
 * @returns a function from type to label
 */
export async function readAdmonitionLabels(
  locale: string,
  siteMessages: Readonly<Record<string, string>>,
): Promise<(type: AdmonitionType) => string> {
  const themeMessages = await readDefaultCodeTranslationMessages({locale, name: 'theme-common'});
  return (type) => {
    const shown = aliases[type] ?? type;
    const id = `theme.admonition.${shown}`;
    const words = siteMessages[id] ?? themeMessages[id] ?? shown;
    // English labels are written small, because the theme's CSS makes capitals of them.
    return words.charAt(0).toUpperCase() + words.slice(1);
  };
}
