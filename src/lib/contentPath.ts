import {defaultLocale} from '../config/locales';

/** Content folders, as Docusaurus writes the path of a source file. */
const contentFolder =
  /^@site\/(?:i18n\/[^/]+\/docusaurus-plugin-content-\w+\/(?:current\/|version-[^/]+\/)?|docs\/|blog\/|versioned_docs\/version-[^/]+\/)/;

/** Path of a source file inside the content folder that holds it, of any language and version. */
export function contentPath(source: string): string {
  return source.replace(contentFolder, '');
}

/** Whether a page is in the language that it is shown in: Docusaurus takes the original where a translation is missing. */
export function isTranslated(source: string, locale: string): boolean {
  return locale === defaultLocale || source.startsWith(`@site/i18n/${locale}/`);
}
