import fs from 'node:fs';
import path from 'node:path';

import {loadFreshModule} from '@docusaurus/utils';

import {UsageError} from '../commandLine.mjs';

/** @typedef {import('../../src/search/engine/records').SearchRecord} SearchRecord */
/** @typedef {import('../../src/lib/pageRecord').PageRecord} PageRecord */

/** Most bytes of a record that the provider takes on every plan. Source: its limits, 10 KB. */
export const recordLimit = 10_000;

/** @param {unknown} value */
export const bytes = (value) => Buffer.byteLength(JSON.stringify(value));

/**
 * Makes a record fit: code goes first, then the end of the prose, cut where a word ends, or a character where no word
 * does. Whoever searches for what was cut away still finds the page by the rest.
 *
 * @template {SearchRecord} Record @param {Record} record @returns {Record}
 */
export function fit(record) {
  const over = bytes(record) - recordLimit;
  const part = record.code === '' ? 'content' : 'code';
  const text = record[part];
  if (over <= 0 || text === '') {
    return record;
  }
  // A unit has at least one byte, so this cuts too little rather than too much, and is repeated.
  const kept = text
    .slice(0, Math.max(0, text.length - Math.ceil(over / 3)))
    .replace(/\s\S{0,98}$/u, '')
    .replace(/\p{Surrogate}$/u, '');
  return fit({...record, [part]: kept});
}

/** @param {string} file @returns {PageRecord[]} @throws {UsageError} when the file is not there */
function readPages(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError(
      `There are no records in ${file}. Run "npm run build" first. (${String(error)})`,
    );
  }
}

/**
 * Escapes headings and prose, which some who read records take for HTML. `lvl0` is text to all of them.
 *
 * @param {SearchRecord} record @param {(text: string) => string} escape @returns {SearchRecord}
 */
function escapeRecord({hierarchy: {lvl0, ...levels}, ...record}, escape) {
  const escaped = Object.entries(levels).map(([level, text]) => [level, text && escape(text)]);
  return {
    ...record,
    content: escape(record.content),
    hierarchy: {lvl0, ...Object.fromEntries(escaped)},
  };
}

/**
 * What is uploaded: the records of the embedded index, of every language, as the provider inserts them into HTML.
 *
 * @param {{root: string, indexFolder: string, locales: readonly string[]}} options the folder is where the build leaves
 * its index
 * @returns {Promise<SearchRecord[]>} @throws {UsageError} when the site has not been built
 */
export async function collectRecords({root, indexFolder, locales}) {
  // Not by site.mjs: Playwright, whose tests load this file, has no `import.meta`.
  /** @param {string} file @returns {Promise<any>} */
  const loadSource = (file) => loadFreshModule(path.join(root, 'src', file));
  /** @type {typeof import('../../src/search/engine/records')} */
  const {toSearchRecords} = await loadSource('search/engine/records.ts');
  /** @type {typeof import('../../src/config/search')} */
  const {mainVersion} = await loadSource('config/search.ts');
  /** @type {typeof import('../../src/lib/escapedText')} */
  const {escapeText} = await loadSource('lib/escapedText.ts');
  return locales
    .flatMap((locale) => readPages(path.join(indexFolder, `records.${locale}.json`)))
    .flatMap((page) => toSearchRecords([page]))
    .map((record) =>
      fit({...escapeRecord(record, escapeText), version: record.version || mainVersion}),
    );
}
