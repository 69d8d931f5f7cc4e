// npm run search:upload [-- --dry-run]: replaces the hosted search index by the records of the last build.
// See README.md.
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {algoliasearch} from 'algoliasearch';

import {runCommand, UsageError} from '../commandLine.mjs';
import {loadLocales, loadSource, root} from '../site.mjs';

/** @typedef {import('../../src/search/engine/records').SearchRecord} SearchRecord */

/** Maximum bytes of a record on every plan of the provider. */
const maxBytes = 10_000;

/** The highest level first: a title says more than a heading of depth 6, and that more than prose. */
const levels = [1, 2, 3, 4, 5, 6].map((level) => `unordered(hierarchy.lvl${level})`);

/** @type {import('algoliasearch').IndexSettings} */
const commonSettings = {
  searchableAttributes: [...levels, 'content', 'unordered(code)', 'unordered(hierarchy.lvl0)'],
  attributesForFaceting: ['filterOnly(lang)', 'filterOnly(version)'],
  attributesToRetrieve: ['hierarchy', 'content', 'type', 'url', 'lang', 'version'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  // The provider's own order, with the attribute before the exact word: a page named after the query is
  // what readers want.
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  ignorePlurals: ['en'],
  // `bundle: false` and `dts.bundle` are names, and not two words each.
  separatorsToIndex: '_.-$',
  allowTyposOnNumericTokens: false,
  removeWordsIfNoResults: 'lastWords',
};

/** @param {unknown} value */
const bytes = (value) => Buffer.byteLength(JSON.stringify(value));

/**
 * Shortens a record that is too large: code first, then the end of the prose.
 *
 * @param {SearchRecord} record @returns {SearchRecord}
 */
function fit(record) {
  const over = bytes(record) - maxBytes;
  const part = record.code === '' ? 'content' : 'code';
  // A character has up to three bytes, so this cuts too little rather than too much, and is repeated.
  return over > 0 && record[part] !== ''
    ? fit({...record, [part]: record[part].slice(0, -Math.ceil(over / 3))})
    : record;
}

/** @param {string} folder of the page index @returns {Promise<SearchRecord[]>} the records of all languages */
async function collectRecords(folder) {
  const {locales} = await loadLocales();
  /** @type {typeof import('../../src/search/engine/records')} */
  const {toSearchRecords} = await loadSource('search/engine/records.ts');
  /** @type {typeof import('../../src/config/search')} */
  const {mainVersion} = await loadSource('config/search.ts');
  return locales.flatMap((locale) => {
    const file = path.join(folder, `entries.${locale}.json`);
    if (!fs.existsSync(file)) {
      throw new UsageError(`There are no records in ${file}. Run "npm run build" first.`);
    }
    const records = toSearchRecords(JSON.parse(fs.readFileSync(file, 'utf8')));
    const pages = records.filter(({type}) => type === 'lvl1').length;
    console.log(`${locale}: ${records.length} records of ${pages} pages`);
    return records.map((record) => fit({...record, version: record.version || mainVersion}));
  });
}

/** @param {string} name of a variable that has to be set */
function read(name) {
  const value = process.env[name];
  if (!value) {
    throw new UsageError(`${name} is missing. Nothing was sent.`);
  }
  return value;
}

/** @param {readonly SearchRecord[]} records */
async function upload(records) {
  const indexName = read('SEARCH_INDEX_NAME');
  const [appId, key] = [read('SEARCH_APP_ID'), read('SEARCH_ADMIN_KEY')];
  const {SEARCH_UPLOAD_HOST: host} = process.env;
  const client = algoliasearch(
    appId,
    key,
    host ? {hosts: [{url: host, accept: 'readWrite', protocol: 'http'}]} : undefined,
  );
  const {locales} = await loadLocales();
  const languages = [...locales];
  const indexSettings = {...commonSettings, indexLanguages: languages, queryLanguages: languages};
  try {
    const {taskID} = await client.setSettings({indexName, indexSettings});
    await client.waitForTask({indexName, taskID});
    // To a temporary index, which then takes the place of the old one.
    await client.replaceAllObjects({indexName, objects: records.map((record) => ({...record}))});
    console.log(`Uploaded ${records.length} records to ${indexName}.`);
  } catch (error) {
    const {message, status} = /** @type {{message?: string, status?: number}} */ (error);
    throw new UsageError(
      `The upload failed: ${message}${status ? ` (HTTP status ${status})` : ''}`,
    );
  }
}

runCommand(async () => {
  const {values} = parseArgs({
    options: {'dry-run': {type: 'boolean', default: false}, records: {type: 'string'}},
  });
  const folder = path.resolve(root, values.records ?? '.docusaurus/page-index/default');
  const records = await collectRecords(folder);
  if (values['dry-run']) {
    console.log('Nothing was sent.');
  } else {
    await upload(records);
  }
});
