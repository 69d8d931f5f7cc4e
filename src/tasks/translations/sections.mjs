// @ts-check
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import {originalFolder, placeOf, translationFolder} from '../../config/contentFolders.mjs';
import {contentSets} from '../../config/contentSets.mjs';

/** @typedef {import('../../config/contentFolders.mjs').ContentSet} ContentSet */

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

/** What is being written: the next version of the docs, and the posts. @type {readonly ContentSet[]} */
export const written = [{plugin: 'docs'}, {plugin: 'blog'}];

/**
 * @param {string} root the site's
 * @param {string} locale
 * @param {readonly ContentSet[]} sets
 * @returns {{page: string, translation: string}[]} paths from the root
 */
function pagesIn(root, locale, sets) {
  return sets.flatMap((set) => {
    const source = originalFolder(set);
    const folder = path.join(root, source);
    const files = fs.existsSync(folder)
      ? fs.readdirSync(folder, {recursive: true, encoding: 'utf8'})
      : [];
    return files
      .map((file) => file.split(path.sep).join('/'))
      .filter((file) => /\.mdx?$/.test(file))
      .toSorted()
      .map((file) => ({
        page: `${source}/${file}`,
        translation: `${translationFolder(locale, set)}/${file}`,
      }));
  });
}

/**
 * Every page of the default language that is being written, with the place of its translation, which may be missing.
 *
 * @param {string} root the site's
 * @param {string} locale
 * @returns {{page: string, translation: string}[]} paths from the root
 */
export const pagesOf = (root, locale) => pagesIn(root, locale, written);

/**
 * The same with the pages of versions that were cut, which may be corrected.
 *
 * @param {string} root the site's
 * @param {string} locale
 * @returns {{page: string, translation: string}[]} paths from the root
 */
export const allPagesOf = (root, locale) => pagesIn(root, locale, contentSets(root, locale));

/**
 * The pages that readers get where they choose no version: those of the newest one, or what is being written before the
 * first.
 *
 * @param {string} root the site's
 * @param {string} locale
 * @returns {{page: string, translation: string}[]} paths from the root
 */
export const firstPagesOf = (root, locale) =>
  pagesIn(
    root,
    locale,
    contentSets(root, locale).filter(({isFirst}) => isFirst),
  );

/**
 * The address of a page, where its front matter sets none.
 *
 * @param {string} page path of the original, or of its translation, from the root
 * @returns {string} in the default language and without a version: `/guide/start/`, `/blog/introducing-rslib`
 */
export function routeOf(page) {
  const place = placeOf(page);
  const name = place?.set.plugin === 'blog' ? `blog/${place.name}` : (place?.name ?? page);
  return `/${name.replace(/\.mdx?$/, '')}`.replace(/\/index$/, '/');
}
