// @ts-check
// npm run search:upload [-- --dry-run]: replaces the hosted search index by what the last build has
// found. See README.md.
import path from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';

import {algoliasearch} from 'algoliasearch';

import {runCommand, UsageError} from '../commandLine.mjs';
import {clientOptions, readCredentials} from './environment.mjs';
import {bytes, collectRecords} from './records.mjs';
import {indexSettings} from './settings.mjs';
import {replaceIndex, UploadError} from './upload.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const locales = ['en', 'zh'];

/** @param {number} size */
const kilobytes = (size) => `${(size / 1000).toFixed(1)} kB`;

/**
 * @param {readonly import('../../search/engine/records').SearchRecord[]} records
 * @returns {string[]} counts and sizes, one line each
 */
function describe(records) {
  const sizes = records.map(bytes);
  const largest = records[sizes.indexOf(Math.max(...sizes))];
  return [
    ...locales.map((locale) => {
      const own = records.filter(({lang}) => lang === locale);
      const pages = own.filter(({type}) => type === 'lvl1').length;
      return `${locale}: ${own.length} records of ${pages} pages, ${kilobytes(own.reduce((sum, record) => sum + bytes(record), 0))}`;
    }),
    `all: ${records.length} records, ${kilobytes(sizes.reduce((sum, size) => sum + size, 0))}; the largest is ${largest?.objectID} with ${kilobytes(Math.max(...sizes))}`,
  ];
}

runCommand(async () => {
  const {values} = parseArgs({
    options: {'dry-run': {type: 'boolean', default: false}, records: {type: 'string'}},
  });
  const indexFolder = path.resolve(root, values.records ?? '.docusaurus/page-index/default');
  const records = await collectRecords({root, indexFolder, locales});
  if (records.length === 0) {
    throw new UsageError(`There is nothing to upload in ${indexFolder}.`);
  }
  describe(records).forEach((line) => console.log(line));
  if (values['dry-run']) {
    console.log('Nothing was sent.');
    return;
  }
  const {appId, adminKey, indexName} = readCredentials(process.env);
  const client = algoliasearch(appId, adminKey, clientOptions(process.env));
  try {
    await replaceIndex(client, indexName, {records, settings: indexSettings}, console.log);
  } catch (error) {
    const outcome =
      error instanceof UploadError && error.isUntouched
        ? `The index ${indexName} is as it was.`
        : `Whether ${indexName} was exchanged is not known; look at it.`;
    throw new UsageError(
      `The upload failed: ${error instanceof Error ? error.message : String(error)}\n${outcome}`,
    );
  }
});
