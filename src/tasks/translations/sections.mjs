// @ts-check
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** What stands before the first heading with an id: the front matter and the introduction. */
export const introduction = 'introduction';

/**
 * The sections of a page, from a heading of depth 2 to 4 to the next. Comments are left out: what they say to tests, no
 * reader sees and no translator owes.
 *
 * @param {string} markdown
 * @returns {Map<string, string>} text by heading id, in the order of the page
 */
export function sectionsOf(markdown) {
  /** @type {Map<string, string[]>} */
  const sections = new Map([[introduction, []]]);
  let lines = sections.get(introduction) ?? [];
  let fence = '';
  let inComment = false;
  for (const written of markdown.split('\n')) {
    let line = written;
    inComment ||= fence === '' && /^\s*\{\/\*/.test(line);
    if (inComment) {
      const [, rest] = line.split(/\*\/\}(.*)/s);
      inComment = rest === undefined;
      if (!rest?.trim()) {
        continue;
      }
      // What follows a comment on its line is text.
      line = rest;
    }
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1] ?? '';
    if (mark && (fence === '' || mark.startsWith(fence))) {
      fence = fence === '' ? mark : '';
    }
    const id = fence === '' ? /^#{2,4}\s.*\{#([\w-]+)\}\s*$/.exec(line)?.[1] : undefined;
    if (id !== undefined) {
      lines = [];
      sections.set(id, lines);
    }
    // A comment stands between blank lines, of which one is left.
    if (fence !== '' || line.trim() !== '' || lines.at(-1) !== '') {
      lines.push(line.trimEnd());
    }
  }
  return new Map([...sections].map(([id, text]) => [id, text.join('\n').trim()]));
}

/** @param {string} text @returns {string} short sum of a section, by which a change of it is seen */
export function sumOf(text) {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

/**
 * Where Docusaurus looks for pages, and for their translations.
 *
 * @param {string} locale
 * @returns {{source: string, translation: string}[]} folders, from the site's root
 */
export function contentFolders(locale) {
  return [
    {source: 'docs', translation: `i18n/${locale}/docusaurus-plugin-content-docs/current`},
    {source: 'blog', translation: `i18n/${locale}/docusaurus-plugin-content-blog`},
  ];
}

/**
 * The same of the docs' versions that were cut. A language that is younger than a version owes it nothing, unless readers
 * get that version first.
 *
 * @param {string} root the site's
 * @param {string} locale
 * @returns {{source: string, translation: string}[]} folders, from the site's root
 */
function versionFolders(root, locale) {
  const file = path.join(root, 'versions.json');
  /** @type {string[]} */
  const versions = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : [];
  return versions
    .map((version) => ({
      source: `versioned_docs/version-${version}`,
      translation: `i18n/${locale}/docusaurus-plugin-content-docs/version-${version}`,
    }))
    .filter(({translation}, index) => index === 0 || fs.existsSync(path.join(root, translation)));
}

/**
 * @param {string} root the site's
 * @param {{source: string, translation: string}[]} folders
 * @returns {{page: string, translation: string}[]} paths from the root
 */
function pagesIn(root, folders) {
  return folders
    .filter(({source}) => fs.existsSync(path.join(root, source)))
    .flatMap(({source, translation}) =>
      fs
        .readdirSync(path.join(root, source), {recursive: true, encoding: 'utf8'})
        .filter((file) => /\.mdx?$/.test(file))
        .toSorted()
        .map((file) => ({page: `${source}/${file}`, translation: `${translation}/${file}`})),
    );
}

/**
 * Every page of the default language that is being written, with the place of its translation, which may be missing.
 *
 * @param {string} root the site's
 * @param {string} locale
 * @returns {{page: string, translation: string}[]} paths from the root
 */
export const pagesOf = (root, locale) => pagesIn(root, contentFolders(locale));

/**
 * The same with the pages of versions that were cut, which may be corrected.
 *
 * @param {string} root the site's
 * @param {string} locale
 * @returns {{page: string, translation: string}[]} paths from the root
 */
export const allPagesOf = (root, locale) => [
  ...pagesOf(root, locale),
  ...pagesIn(root, versionFolders(root, locale)),
];

/**
 * The address of a page, where its front matter sets none.
 *
 * @param {string} page path of the original from the root
 * @returns {string} in the default language: `/guide/start/`, `/blog/introducing-rslib`
 */
export const routeOf = (page) =>
  `/${page.replace(/^docs\//, '').replace(/\.mdx?$/, '')}`.replace(/\/index$/, '/');
