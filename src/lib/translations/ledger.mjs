import fs from 'node:fs';
import path from 'node:path';

import {originalFolder, placeOf} from '../../config/contentFolders.mjs';
import {filesIn} from '../filesIn.mjs';
import {readJson} from '../readJson.mjs';
import {allPagesOf, introduction, readSections, strayTranslationsOf, sumOf} from './sections.mjs';

/** @typedef {import('./sections.mjs').Pair} Pair */

/**
 * A section whose translation is not known to say what the original says now.
 *
 * @typedef {object} Finding
 * @property {string} locale of the translation
 * @property {string} page path of the original from the site's root
 * @property {string} translation path of the translation from there
 * @property {string} section heading id, or `introduction`
 * @property {'missing' | 'new' | 'changed' | 'edited' | 'extra'} kind `missing`: the page or the section has no
 * translation; `edited`: the translation alone has changed since it was read beside the original; `extra`: the original has no
 * such page or section, or has it no more
 * @property {string} [was] sum of the text that was read: of the translation where that is `edited`, or else of the original
 * @property {number} words of the original, to be translated or read again
 * @property {string} [diff] what has changed, in the list of `i18n:status`
 */

/**
 * What was read: by page and section, the sums of the original and of its translation with a space between; by file of
 * strings and id, the original itself.
 *
 * @typedef {Record<string, Record<string, string>>} Ledger
 */

/** @param {string} root @param {string} locale @param {string} [version] that was cut @returns {string} */
const fileOf = (root, locale, version) =>
  path.join(root, 'i18n', locale, `translated${version ? `-${version}` : ''}.json`);

/** @param {string} page path from the root @returns {string} name of the version that it is of; empty for what is being written */
const versionOf = (page) => {
  const version = placeOf(page)?.set.version ?? 'current';
  return version === 'current' ? '' : version;
};

/** @param {string} root @param {string} locale @returns {string[]} the files of the ledger: one, and one of each version */
function filesOf(root, locale) {
  const folder = path.join(root, 'i18n', locale);
  return filesIn(folder)
    .filter((name) => /^translated(?:-[^/]+)?\.json$/.test(name))
    .map((name) => path.join(folder, name));
}

/** @param {string} root @param {string} locale @returns {Ledger} */
export function readLedger(root, locale) {
  return Object.assign({}, ...filesOf(root, locale).map(readJson));
}

/** @param {string} root @param {string} locale @param {Ledger} ledger */
export function writeLedger(root, locale, ledger) {
  const pages = Object.entries(ledger).toSorted(([a], [b]) => (a < b ? -1 : 1));
  /** @type {Map<string, Ledger>} */
  const files = new Map(filesOf(root, locale).map((file) => [file, {}]));
  files.set(fileOf(root, locale), {});
  for (const [page, sections] of pages) {
    const file = fileOf(root, locale, versionOf(page));
    files.set(file, {...files.get(file), [page]: sections});
  }
  for (const [file, own] of files) {
    if (Object.keys(own).length === 0 && file !== fileOf(root, locale)) {
      // The version is gone.
      fs.rmSync(file);
    } else {
      fs.writeFileSync(file, `${JSON.stringify(own, null, 2)}\n`);
    }
  }
}

/**
 * Gives a version that was just cut the record of the pages that it is a copy of.
 *
 * @param {string} root @param {string} locale @param {string} version
 */
export function recordVersion(root, locale, version) {
  const ledger = readLedger(root, locale);
  const folder = originalFolder({plugin: 'docs', version});
  const copies = Object.entries(ledger).flatMap(([page, sections]) => {
    const {set, name} = placeOf(page) ?? {};
    return set?.version === 'current' ? [[`${folder}/${name}`, sections]] : [];
  });
  writeLedger(root, locale, {...ledger, ...Object.fromEntries(copies)});
}

/** @param {string} text @returns {number} without comments, which no reader sees */
const wordsIn = (text) =>
  text
    .replaceAll(/\{\/\*.*?\*\/\}/gs, '')
    .split(/\s+/)
    .filter(Boolean).length;

/**
 * Compares the originals with what the translations were made from; empty when all are translated as they are now.
 *
 * @param {string} root @param {string} locale @returns {Finding[]}
 */
export function findStale(root, locale) {
  const ledger = readLedger(root, locale);
  /** @type {(pair: Pair, section: string, kind: Finding['kind'], words?: number, was?: string) => Finding} */
  const finding = (pair, section, kind, words = 0, was) => {
    return {locale, ...pair, section, kind, was, words};
  };
  const findings = allPagesOf(root, locale).flatMap((pair) => {
    const sections = readSections(root, pair.page);
    const own = readSections(root, pair.translation);
    const signed = ledger[pair.page] ?? {};
    if (!fs.existsSync(path.join(root, pair.translation))) {
      const words = wordsIn([...sections.values()].join(' '));
      return [finding(pair, introduction, 'missing', words)];
    }
    const behind = [...sections].flatMap(([section, text]) => {
      const [was, ownWas] = signed[section]?.split(' ') ?? [];
      const words = wordsIn(text);
      if (!own.has(section)) {
        return [finding(pair, section, 'missing', words)];
      }
      if (was !== sumOf(text)) {
        return [finding(pair, section, was ? 'changed' : 'new', words, was)];
      }
      return ownWas === sumOf(own.get(section) ?? '')
        ? []
        : [finding(pair, section, 'edited', words, ownWas)];
    });
    const gone = [...new Set([...own.keys(), ...Object.keys(signed)])]
      .filter((section) => !sections.has(section))
      .map((section) => finding(pair, section, 'extra'));
    return [...behind, ...gone];
  });
  const stray = strayTranslationsOf(root, locale);
  return [...findings, ...stray.map((pair) => finding(pair, introduction, 'extra'))];
}

/**
 * Records that translations say what their originals say now, and forgets pages that are gone or have moved.
 *
 * @param {string} root @param {string} locale @param {(page: string, section: string) => boolean} isDone
 * @returns {number} how many sections were recorded anew
 */
export function signOff(root, locale, isDone) {
  const ledger = readLedger(root, locale);
  const pages = new Set(allPagesOf(root, locale).map(({page}) => page));
  const gone = Object.keys(ledger).filter((key) => /\.mdx?$/.test(key) && !pages.has(key));
  gone.forEach((key) => delete ledger[key]);
  let signed = 0;
  for (const {page, translation, section, kind} of findStale(root, locale)) {
    if (kind === 'missing' || !isDone(page, section)) {
      continue;
    }
    if (kind !== 'extra') {
      const texts = [page, translation].map((file) => readSections(root, file).get(section) ?? '');
      (ledger[page] ??= {})[section] = texts.map(sumOf).join(' ');
      signed += 1;
    } else if (ledger[page]?.[section] !== undefined) {
      // It is forgotten. A translation that still has it is named until a translator has removed it.
      delete ledger[page][section];
      signed += 1;
    }
  }
  writeLedger(root, locale, ledger);
  return signed;
}
