/* Sections of the pages in both languages, and the record of those that were compared. */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import {originalFolder, placeOf, translationFolder} from '../config/contentFolders.mjs';
import {filesIn} from './filesIn.mjs';
import {readJson} from './readJson.mjs';

/**
 * By page and section: the hashes of both texts when they were compared (`original translation`). By file of strings and
 * id: the original string.
 *
 * @typedef {Record<string, Record<string, string>>} Ledger
 *
 * @typedef {object} Section
 * @property {number} line of its heading in the file
 * @property {string} text with the example files that it shows
 * @property {string[]} files of examples that it shows, from the folder of the page's examples
 *
 * @typedef {object} Entry a section or a string, beside what was reviewed
 * @property {string} page original's path from the root, or a file of strings such as `code.json`
 * @property {string} id of the section or the string
 * @property {string} state `reviewed`, `original changed`, or another that `stateOf` returns
 * @property {string | undefined} was value in the ledger
 * @property {string | undefined} now current value; undefined if one language lacks it
 * @property {string[]} files of the section in both languages, from the root, as far as they exist
 * @property {string[]} lines for the translator: the places in these files, or the string
 */

/** The section before the first heading with an id: front matter and introduction. */
const introduction = 'introduction';

/** @param {string} page path from the root @returns {string} folder of its examples, from there */
export function examplesOf(page) {
  const {set, name = page} = placeOf(page) ?? {};
  return `examples/${set?.plugin === 'blog' ? 'blog/' : ''}${name.replace(/\.mdx?$/, '')}`;
}

/** @param {string} folder of a project @returns {string[]} the files that `<Project>` shows, from there */
export const projectFiles = (folder) =>
  filesIn(folder).filter((file) => !/^(?:example\.json$|out\/|node_modules\/)/.test(file));

/** @param {string} text of a section @param {string} folder of examples @returns {string[]} files that it shows, from there */
function includedFiles(text, folder) {
  const fences = [...text.matchAll(/^\s*(?:`{3,}|~{3,}).*\sfile="([^"]+)"/gm)];
  const projects = [...text.matchAll(/<Project\s[^>]*>/g)].flatMap(([block]) => {
    const name = /\sname="([^"]+)"/.exec(block)?.[1] ?? '';
    const files = /\sfiles="([^"]+)"/.exec(block)?.[1]?.trim().split(/\s+/);
    // A case (`seat-map@inject`) has only the files that differ from its base project.
    const owners = files ? [name, name.replace(/@.*/, '')] : [name];
    const shown = files ?? projectFiles(path.join(folder, name));
    return shown.flatMap((file) => owners.map((owner) => `${owner}/${file}`));
  });
  return [...new Set([...fences.map(([, file = '']) => file), ...projects])].toSorted();
}

/**
 * Cuts a page at its headings of depth 2 to 4 with an id.
 *
 * @param {string} root @param {string} page path from there
 * @returns {Map<string, Section>} by heading id, in order; empty if there is no such page
 */
export function readSections(root, page) {
  const file = path.join(root, page);
  const folder = path.join(root, examplesOf(page));
  /** @type {Map<string, Section>} */
  const sections = new Map();
  let id = introduction;
  let fence = '';
  const lines = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n') : [];
  for (const [index, written] of lines.entries()) {
    const text = written.trimEnd();
    const mark = /^\s*(`{3,}|~{3,})/.exec(text)?.[1] ?? '';
    if (mark && (fence === '' || mark.startsWith(fence))) {
      fence = fence === '' ? mark : '';
    }
    id = (fence === '' && /^#{2,4}\s.*\{#([\w-]+)\}$/.exec(text)?.[1]) || id;
    const section = sections.get(id) ?? {line: index + 1, text: '', files: []};
    section.text += `${text}\n`;
    sections.set(id, section);
  }
  for (const section of sections.values()) {
    section.files = includedFiles(section.text, folder);
    const shown = section.files.map((name) => {
      const full = path.join(folder, name);
      const text = fs.existsSync(full) ? fs.readFileSync(full, 'utf8') : '';
      return `\n${name}\n${text.replaceAll('\r\n', '\n')}`;
    });
    section.text = section.text.trim() + shown.join('');
  }
  return sections;
}

/** @param {string} text @returns {string} short enough for a ledger that people merge */
const sumOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** @param {string} root @param {string} locale */
const ledgerFile = (root, locale) => path.join(root, 'i18n', locale, 'translated.json');

/** @param {string} root @param {string} locale @returns {Ledger} empty for a new language */
export function readLedger(root, locale) {
  const file = ledgerFile(root, locale);
  return fs.existsSync(file) ? readJson(file) : {};
}

/**
 * @param {string[] | undefined} was @param {string[] | undefined} now of the original and the translation
 * @param {boolean} hasOriginal @returns {string}
 */
export function stateOf(was, now, hasOriginal) {
  if (!now) {
    return hasOriginal ? 'no translation' : 'no original';
  }
  if (!was) {
    return 'not compared yet';
  }
  const changed = ['original', 'translation'].filter((_, index) => was[index] !== now[index]);
  return changed.length > 0 ? `${changed.join(' and ')} changed` : 'reviewed';
}

/**
 * @param {string} root @param {string} locale
 * @returns {{page: string, translation: string}[]} the pages of either language, with their paths from the root.
 *   Released versions of the docs do not change
 */
export const pagePairs = (root, locale) =>
  /** @type {const} */ (['docs', 'blog']).flatMap((plugin) => {
    const [from, to] = [originalFolder({plugin}), translationFolder(locale, {plugin})];
    const files = [from, to].flatMap((folder) => filesIn(path.join(root, folder)));
    return [...new Set(files.filter((file) => /\.mdx?$/.test(file)))]
      .toSorted()
      .map((name) => ({page: `${from}/${name}`, translation: `${to}/${name}`}));
  });

/** @param {string} root @param {string} locale @returns {Entry[]} every section of every page */
export function compareSections(root, locale) {
  const ledger = readLedger(root, locale);
  return pagePairs(root, locale).flatMap(({page, translation}) => {
    const [original, own] = [readSections(root, page), readSections(root, translation)];
    const isInBoth = original.size > 0 && own.size > 0;
    const ids = isInBoth ? new Set([...original.keys(), ...own.keys()]) : [introduction];
    return [...ids].map((id) => {
      const [mine, theirs] = [original.get(id), own.get(id)];
      const now = mine && theirs && `${sumOf(mine.text)} ${sumOf(theirs.text)}`;
      const was = ledger[page]?.[id];
      const state = stateOf(was?.split(' '), now?.split(' '), mine !== undefined);
      const files = [...(mine ? [page] : []), ...(theirs ? [translation] : [])];
      const lines = files.map((file) => `${file}:${(file === page ? mine : theirs)?.line}`);
      return {page, id, was, now, state, files, lines};
    });
  });
}

/**
 * Records the entries that are done, and forgets pages, sections and strings that no longer exist.
 *
 * @param {string} root @param {string} locale @param {Entry[]} entries @param {(entry: Entry) => boolean} isDone
 * @returns {number} of new records
 */
export function record(root, locale, entries, isDone) {
  const hasStrings = entries.some(({page}) => page.endsWith('.json'));
  const before = Object.entries(readLedger(root, locale));
  // Strings are not listed when a translator names pages.
  const kept = before.filter(([page]) => !hasStrings && page.endsWith('.json'));
  const ledger = Object.fromEntries(kept);
  const recorded = entries.filter((entry) => entry.now && entry.now !== entry.was && isDone(entry));
  for (const entry of entries) {
    const value = recorded.includes(entry) ? entry.now : entry.now && entry.was;
    if (value !== undefined) {
      (ledger[entry.page] ??= {})[entry.id] = value;
    }
  }
  const pages = Object.entries(ledger).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const text = JSON.stringify(Object.fromEntries(pages), null, 2);
  fs.writeFileSync(ledgerFile(root, locale), `${text}\n`);
  return recorded.length;
}
