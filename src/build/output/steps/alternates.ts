import fs from 'node:fs';
import path from 'node:path';

import {defaultLocale} from '../../../config';
import {translationFile} from '../../../config/contentFiles';
import {releasedVersions} from '../../../config/contentSets.mjs';
import type {PageRecord} from '../../../lib/pageRecord';
import {htmlFile} from '../../../lib/routes';
import {mustReplace} from '../../mustReplace';
import type {Files, OutputContext} from '..';

/** The languages of the site that is built, as Docusaurus hands them over. */
interface SiteLanguages {
  readonly locales: readonly string[];
  readonly localeConfigs: Readonly<Record<string, {readonly htmlLang: string}>>;
}

/** Whether a language has its own file of a page; pages made of components are translated with the strings. */
function hasTranslation(
  siteDir: string,
  locale: string,
  {kind, version, _relativePath}: PageRecord,
): boolean {
  if (locale === defaultLocale || (kind !== 'doc' && kind !== 'post')) {
    return true;
  }
  const translation = translationFile(locale, {
    plugin: kind === 'post' ? 'blog' : 'docs',
    version: version || releasedVersions(siteDir)[0],
    file: _relativePath,
  });
  return fs.existsSync(path.join(siteDir, translation));
}

/**
 * Takes from the heads of pages the links to twins that are not translated. Docusaurus names every language, but search
 * engines are told not to index these twins, as the text is that of the default language.
 *
 * @returns the pages that change
 */
export function translatedAlternates(
  {allRecords, outDir, baseUrl}: OutputContext,
  siteDir: string,
  {locales, localeConfigs}: SiteLanguages,
): Files {
  return allRecords.flatMap((record) => {
    const missing = locales.filter((locale) => !hasTranslation(siteDir, locale, record));
    if (missing.length === 0) {
      return [];
    }
    const file = path.join(outDir, htmlFile(record.routePath, baseUrl));
    const html = missing.reduce(
      (text, locale) => {
        const htmlLang = localeConfigs[locale]?.htmlLang ?? locale;
        const link = RegExp(
          `<link [^>]*rel="?alternate[^>]* hreflang="?${htmlLang}(?=["\\s/>])[^>]*>`,
          'i',
        );
        return mustReplace(text, link, () => '');
      },
      fs.readFileSync(file, 'utf8'),
    );
    return [[file, html] as const];
  });
}
