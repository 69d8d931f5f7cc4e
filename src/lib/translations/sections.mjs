import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import {originalFolder, translationFolder} from '../../config/contentFolders.mjs';
import {contentSets} from '../../config/contentSets.mjs';
import {filesIn} from '../filesIn.mjs';

/** @typedef {import('../../config/contentFolders.mjs').ContentSet} ContentSet */

/** What stands before the first heading with an id: the front matter and the introduction. */
export const introduction = 'introduction';

/**
 * The lines of each section that are not comments, with their numbers in the file.
 *
 * @param {string} markdown @returns {Map<string, {text: string, number: number}[]>}
 */
function numberedSectionsOf(markdown) {
  /** @type {ReturnType<typeof numberedSectionsOf>} */
  const sections = new Map([[introduction, []]]);
  let lines = sections.get(introduction) ?? [];
  let fence = '';
  let inComment = false;
  for (const [index, written] of markdown.split('\n').entries()) {
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
    if (fence !== '' || line.trim() !== '' || lines.at(-1)?.text !== '') {
      lines.push({text: line.trimEnd(), number: index + 1});
    }
  }
  return sections;
}

/**
 * The sections of a page by heading id, in order, from a heading of depth 2 to 4 to the next. Comments are left out:
 * what they say to tests, no reader sees and no translator owes.
 *
 * @param {string} markdown @returns {Map<string, string>}
 */
export const sectionsOf = (markdown) =>
  new Map(
    [...numberedSectionsOf(markdown)].map(([id, lines]) => [
      id,
      lines
        .map(({text}) => text)
        .join('\n')
        .trim(),
    ]),
  );

/**
 * The sections of a page's file; none but an empty introduction where there is no such file.
 *
 * @param {string} root @param {string} file path from there @returns {Map<string, string>}
 */
export function readSections(root, file) {
  const full = path.join(root, file);
  return sectionsOf(fs.existsSync(full) ? fs.readFileSync(full, 'utf8') : '');
}

/**
 * Where the lines of a section stand in the file, of which those of comments are left out.
 *
 * @param {string} markdown @param {string} section @returns {number[]} for each line of `sectionsOf`
 */
export function lineNumbersOf(markdown, section) {
  const lines = numberedSectionsOf(markdown).get(section) ?? [];
  const first = lines.findIndex(({text}) => text !== '');
  return lines.slice(Math.max(0, first)).map(({number}) => number);
}

/** @param {string} text @returns {string} short sum of a section, by which a change of it is seen */
export function sumOf(text) {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

/** What is being written: the next version of the docs, and the posts. @type {readonly ContentSet[]} */
export const written = [{plugin: 'docs'}, {plugin: 'blog'}];

/** @typedef {{page: string, translation: string}} Pair paths from the root; the translation may be missing */

/**
 * @param {string} root the site's
 * @param {string} locale
 * @param {readonly ContentSet[]} sets
 * @param {(set: ContentSet) => string} [folderOf] where the pages are looked for
 * @returns {Pair[]}
 */
const pagesIn = (root, locale, sets, folderOf = originalFolder) =>
  sets.flatMap((set) =>
    filesIn(path.join(root, folderOf(set)))
      .filter((file) => /\.mdx?$/.test(file))
      .toSorted()
      .map((file) => ({
        page: `${originalFolder(set)}/${file}`,
        translation: `${translationFolder(locale, set)}/${file}`,
      })),
  );

/** The pages that are being written, and those of released versions, which may be corrected. @param {string} root @param {string} locale */
export const allPagesOf = (root, locale) => pagesIn(root, locale, contentSets(root, locale));

/**
 * Translations of pages that there are not, or not any more.
 *
 * @param {string} root the site's
 * @param {string} locale
 * @returns {Pair[]} `page` is where the original would be
 */
export function strayTranslationsOf(root, locale) {
  const known = new Set(allPagesOf(root, locale).map(({translation}) => translation));
  return pagesIn(root, locale, contentSets(root, locale), (set) =>
    translationFolder(locale, set),
  ).filter(({translation}) => !known.has(translation));
}
