import fs from 'node:fs';
import path from 'node:path';

import {defaultLocale} from '../../../config';
import {placeOf, translationFolder} from '../../../config/contentFolders.mjs';
import type {PageRecord} from '../../../lib/pageRecord';
import {htmlFile} from '../../../lib/routes';
import {mustReplace} from '../../mustReplace';
import type {Files, OutputContext} from '..';

interface SiteLanguages {
  readonly locales: readonly string[];
  readonly localeConfigs: Readonly<Record<string, {readonly htmlLang: string}>>;
}

/**
 * Whether a language has its own file of a page; pages made of components are translated with the strings, and of a second
 * set of docs the folders are not known.
 */
function hasTranslation(siteDir: string, locale: string, {source}: PageRecord): boolean {
  const place = placeOf(source);
  return (
    locale === defaultLocale ||
    !place ||
    fs.existsSync(path.join(siteDir, translationFolder(locale, place.set), place.name))
  );
}

/** As untranslated pages say it, with their notice (`features/Translation`); a list of posts has no notice. */
const noIndex = '<meta name="robots" content="noindex">';

/**
 * Takes from the heads of pages the links to twins that are not translated. Docusaurus names every language, but search
 * engines are told not to index these twins, as the text is that of the default language. A list of posts is translated
 * where one of them is.
 */
export function translatedAlternates(
  {allRecords, outDir, baseUrl, locale: ownLocale}: OutputContext,
  siteDir: string,
  {locales, localeConfigs}: SiteLanguages,
): Files {
  const posts = allRecords.filter(({kind}) => kind === 'post');
  return allRecords.flatMap((record) => {
    const isList = record.kind === 'list' && posts.length > 0;
    const texts = isList ? posts : [record];
    const missing = locales.filter(
      (locale) => !texts.some((one) => hasTranslation(siteDir, locale, one)),
    );
    if (missing.length === 0) {
      return [];
    }
    const file = path.join(outDir, htmlFile(record.routePath, baseUrl));
    let html = fs.readFileSync(file, 'utf8');
    for (const locale of missing) {
      const htmlLang = localeConfigs[locale]?.htmlLang ?? locale;
      const link = `<link [^>]*rel="?alternate[^>]* hreflang="?${htmlLang}(?=["\\s/>])[^>]*>`;
      const isOwnList = isList && locale === ownLocale;
      html = mustReplace(html, RegExp(link, 'i'), () => (isOwnList ? noIndex : ''));
    }
    return [[file, html] as const];
  });
}
