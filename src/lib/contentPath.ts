import {placeOf} from '../config/contentFolders.mjs';
import {defaultLocale} from '../config/locales';

/** Path of a source file, as Docusaurus writes it, inside the content folder that holds it, of any language and version. */
export function contentPath(source: string): string {
  return placeOf(source.replace(/^@site\//, ''))?.name ?? source;
}

/** Whether a page is in the language that it is shown in: Docusaurus takes the original where a translation is missing. */
export function isTranslated(source: string, locale: string): boolean {
  return locale === defaultLocale || source.startsWith(`@site/i18n/${locale}/`);
}
