import fs from 'node:fs';
import path from 'node:path';

import {createMatcher} from '@docusaurus/utils';

/** Markdown that other pages show: imported by name, with no address of its own. */
const isFragment = createMatcher(['**/shared/**', '**/_*', '**/_*/**']);

function listPages(folder: string): string[] {
  return fs.existsSync(folder)
    ? fs
        .readdirSync(folder, {recursive: true, encoding: 'utf8'})
        .map((file) => file.split(path.sep).join('/'))
        .filter((file) => /\.mdx?$/.test(file) && !isFragment(file))
        .toSorted()
    : [];
}

/** Folders of pages in the default language, and where the other languages keep the same pages. */
function contentFolders(siteDir: string): {own: string; translated: string}[] {
  const versionsFile = path.join(siteDir, 'versions.json');
  const versions = fs.existsSync(versionsFile)
    ? (JSON.parse(fs.readFileSync(versionsFile, 'utf8')) as string[])
    : [];
  const docs = 'docusaurus-plugin-content-docs';
  return [
    {own: 'docs', translated: `${docs}/current`},
    ...versions.map((version) => ({
      own: `versioned_docs/version-${version}`,
      translated: `${docs}/version-${version}`,
    })),
    {own: 'blog', translated: 'docusaurus-plugin-content-blog'},
  ];
}

/**
 * Finds the pages of docs and blog that exist in one language and not in another. Docusaurus shows the
 * default language's text in place of a missing translation, and ignores a page that is a translation of nothing.
 *
 * @param siteDir absolute path
 * @returns a line for each: the page, and the file that is missing; paths from the site's root
 */
export function missingTwins(
  siteDir: string,
  {locales, defaultLocale}: {locales: readonly string[]; defaultLocale: string},
): string[] {
  return contentFolders(siteDir).flatMap(({own, translated}) => {
    const pages = listPages(path.join(siteDir, own));
    return locales
      .filter((locale) => locale !== defaultLocale)
      .flatMap((locale) => {
        const folder = `i18n/${locale}/${translated}`;
        const twins = listPages(path.join(siteDir, folder));
        const say = (file: string, missing: string): string =>
          `${file} has no twin: write ${missing}`;
        return [
          ...pages
            .filter((page) => !twins.includes(page))
            .map((page) => say(`${own}/${page}`, `${folder}/${page}`)),
          ...twins
            .filter((page) => !pages.includes(page))
            .map((page) => say(`${folder}/${page}`, `${own}/${page}`)),
        ];
      });
  });
}
