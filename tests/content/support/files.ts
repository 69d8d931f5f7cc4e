import fs from 'node:fs';
import path from 'node:path';

import {defaultLocale, locales} from '../../../src/config/locales';
import {originalFolder, translationFolder} from '../../../src/config/contentFolders.mjs';
import {pagePairs} from '../../../src/lib/translations.mjs';

/** The repository's root. */
export const root = path.resolve(__dirname, '../../..');

/** Folders of pages, from the root: the English one and its Chinese mirror. */
export const contentFolders = ([{plugin: 'docs'}, {plugin: 'blog'}] as const).map((set) => ({
  en: originalFolder(set),
  zh: translationFolder('zh', set),
}));

/** A page and its translation; paths from the root. */
export interface Translated {
  locale: string;
  page: string;
  translation: string;
}

/** The languages that pages are translated into. */
export const translatedLocales = locales.filter((locale) => locale !== defaultLocale);

const exists = (file: string): boolean => fs.existsSync(path.join(root, file));

/** Lists each translation with its original, for the current docs and each released version. */
export function listTranslated(): Translated[] {
  return translatedLocales.flatMap((locale) =>
    pagePairs(root, locale)
      .filter(({page, translation}) => exists(page) && exists(translation))
      .map((pair) => ({locale, ...pair})),
  );
}

/** Names pages that are not translated although they should be, and translations of nothing. */
export function listUnpaired(locale: (typeof translatedLocales)[number]): string[] {
  return pagePairs(root, locale)
    .filter(({page, translation}) => exists(page) !== exists(translation))
    .map(({page, translation}) =>
      exists(page) ? `${page}: has no ${translation}` : `${translation}: has no ${page}`,
    );
}

/** A page in both languages; paths from the root. */
export interface Pair {
  en: string;
  zh: string;
}

/** Lists the Markdown files below a folder, relative to it and sorted. */
export function listMarkdown(folder: string): string[] {
  const full = path.join(root, folder);
  if (!fs.existsSync(full)) {
    return [];
  }
  return fs
    .readdirSync(full, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

/** Lists the pages that exist in both languages. A separate test checks that all do. */
export function listPairs(): Pair[] {
  return contentFolders.flatMap(({en, zh}) => {
    const translated = new Set(listMarkdown(zh));
    return listMarkdown(en)
      .filter((file) => translated.has(file))
      .map((file) => ({en: `${en}/${file}`, zh: `${zh}/${file}`}));
  });
}

/** Text of a file; the path is from the root. */
export function readText(file: string): string {
  return fs.readFileSync(path.join(root, file), 'utf8');
}
