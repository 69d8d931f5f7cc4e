// @ts-check
import fs from 'node:fs';
import path from 'node:path';

import {loadFreshModule} from '@docusaurus/utils';

import {UsageError} from '../commandLine.mjs';

/** @typedef {import('../../search/engine/records').SearchRecord} SearchRecord */
/** @typedef {import('../../lib/pageRecord').PageRecord} PageRecord */

/** Most bytes of a record that the provider takes on every plan. Source: its limits, 10 KB. */
export const recordLimit = 10_000;

/** What the site's one version is called as a facet. */
const onlyVersion = 'current';

/** @param {unknown} value */
export const bytes = (value) => Buffer.byteLength(JSON.stringify(value));

/**
 * Cuts a text at the end of a word, or, where none is near, of a character.
 *
 * @param {string} text
 * @param {number} length most UTF-16 units
 */
function cut(text, length) {
  const piece = text.slice(0, Math.max(0, length));
  const end = piece.search(/\s\S*$/u);
  return (end > piece.length - 100 && end > 0 ? piece.slice(0, end) : piece).replace(
    /\p{Surrogate}$/u,
    '',
  );
}

/**
 * Makes a record fit: code goes first, then the end of the prose. Whoever searches for what was cut
 * away still finds the page by the rest.
 *
 * @template {SearchRecord} Record
 * @param {Record} record
 * @param {number} [limit] in bytes
 * @returns {Record}
 */
export function fit(record, limit = recordLimit) {
  let fitted = record;
  for (const part of /** @type {const} */ (['code', 'content'])) {
    // A unit has at least one byte, so this cuts too little rather than too much, and is repeated.
    for (
      let over = bytes(fitted) - limit;
      over > 0 && fitted[part] !== '';
      over = bytes(fitted) - limit
    ) {
      const length = fitted[part].length - Math.max(1, Math.ceil(over / 3));
      fitted = {...fitted, [part]: cut(fitted[part], length)};
    }
  }
  return fitted;
}

/**
 * @param {string} file
 * @returns {PageRecord[]}
 * @throws {UsageError} when the file is not there
 */
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
 * @param {SearchRecord} record
 * @param {(text: string) => string} escape
 * @returns {SearchRecord}
 */
function escapeRecord({hierarchy, ...record}, escape) {
  const levels = Object.entries(hierarchy).map(([level, text]) => [
    level,
    text === null || level === 'lvl0' ? text : escape(text),
  ]);
  return {...record, content: escape(record.content), hierarchy: Object.fromEntries(levels)};
}

/**
 * What is uploaded: the records of the embedded index, of every language, as the provider inserts them
 * into HTML.
 *
 * @param {{root: string, indexFolder: string, locales: readonly string[]}} options the repository, and
 *   the folder where the build leaves its page index
 * @returns {Promise<SearchRecord[]>}
 * @throws {UsageError} when the site has not been built
 */
export async function collectRecords({root, indexFolder, locales}) {
  const [{toSearchRecords}, {escapeText}] = /** @type {[
    typeof import('../../search/engine/records'),
    typeof import('../../search/hit'),
  ]} */ (
    await Promise.all(
      ['engine/records.ts', 'hit.ts'].map((file) =>
        loadFreshModule(path.join(root, 'src/search', file)),
      ),
    )
  );
  return locales
    .flatMap((locale) => readPages(path.join(indexFolder, `records.${locale}.json`)))
    .flatMap((page) =>
      toSearchRecords([page]).map((record) =>
        fit({...escapeRecord(record, escapeText), version: page.version || onlyVersion}),
      ),
    );
}
