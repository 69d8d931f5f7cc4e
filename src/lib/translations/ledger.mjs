import fs from 'node:fs';
import path from 'node:path';

import {originalFolder, translationFolder} from '../../config/contentFolders.mjs';
import {filesIn} from '../filesIn.mjs';
import {readJson} from '../readJson.mjs';
import {introduction, readSections, sumOf} from './sections.mjs';

/** @typedef {import('../../config/contentFolders.mjs').ContentSet} ContentSet */

/**
 * Record of reviews. By page and section: the hashes of both texts when they were compared (`original translation`). By
 * file of strings and id: the original string.
 *
 * @typedef {Record<string, Record<string, string>>} Ledger
 *
 * @typedef {'reviewed' | 'not compared yet' | 'original changed' | 'translation changed' | 'both changed' | 'no translation' | 'no original'} State
 *
 * @typedef {object} Entry a section or a string, beside what was reviewed
 * @property {string} page original's path from the root, or a file of strings such as `code.json`
 * @property {string} id of the section or the string
 * @property {State} state
 * @property {string | undefined} was value in the ledger
 * @property {string | undefined} now current value; undefined if one language lacks it
 * @property {string[]} files of the section in both languages, from the root, as far as they exist
 * @property {string[]} lines for the translator: the places in these files, or the string
 */

/** @param {string} root @param {string} locale */
const fileOf = (root, locale) => path.join(root, 'i18n', locale, 'translated.json');

/** @param {string} root @param {string} locale @returns {Ledger} empty for a new language */
export function readLedger(root, locale) {
  const file = fileOf(root, locale);
  return fs.existsSync(file) ? readJson(file) : {};
}

/** @param {string} root @param {string} locale @param {Ledger} ledger */
function writeLedger(root, locale, ledger) {
  const pages = Object.entries(ledger)
    .filter(([, own]) => Object.keys(own).length > 0)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const text = JSON.stringify(Object.fromEntries(pages), null, 2);
  fs.writeFileSync(fileOf(root, locale), `${text}\n`);
}

/**
 * @param {string[] | undefined} was @param {string[] | undefined} now of the original and the translation
 * @param {boolean} hasOriginal @returns {State}
 */
export function stateOf(was, now, hasOriginal) {
  if (!now) {
    return hasOriginal ? 'no translation' : 'no original';
  }
  if (!was) {
    return 'not compared yet';
  }
  if (was[1] === now[1]) {
    return was[0] === now[0] ? 'reviewed' : 'original changed';
  }
  return was[0] === now[0] ? 'translation changed' : 'both changed';
}

/** @type {ContentSet[]} Pages that translators follow: released versions do not change. */
const sets = [{plugin: 'docs'}, {plugin: 'blog'}];

/**
 * @param {string} root @param {string} locale
 * @returns {{page: string, translation: string}[]} the pages of either language, with their paths from the root
 */
export const pagePairs = (root, locale) =>
  sets.flatMap((set) => {
    const [from, to] = [originalFolder(set), translationFolder(locale, set)];
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
 * Records the entries that are done, and removes pages, sections and strings that no longer exist.
 *
 * @param {string} root @param {string} locale @param {Entry[]} entries @param {(entry: Entry) => boolean} isDone
 * @returns {number} of new records
 */
export function record(root, locale, entries, isDone) {
  const ledger = readLedger(root, locale);
  const pages = new Set(entries.map(({page}) => page));
  const alive = new Set(entries.filter(({now}) => now).map(({page, id}) => `${page}#${id}`));
  for (const [page, own] of Object.entries(ledger)) {
    // Strings are not listed when a translator names pages.
    if (pages.has(page) || !page.endsWith('.json')) {
      const kept = Object.entries(own).filter(([id]) => alive.has(`${page}#${id}`));
      ledger[page] = Object.fromEntries(kept);
    }
  }
  let count = 0;
  for (const entry of entries) {
    const {page, id, now, was} = entry;
    if (now !== undefined && now !== was && isDone(entry)) {
      (ledger[page] ??= {})[id] = now;
      count += 1;
    }
  }
  writeLedger(root, locale, ledger);
  return count;
}
