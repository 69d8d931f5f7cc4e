// npm run search:upload [-- --dry-run]: replaces the hosted search index by what the last build has
// found. See README.md.
import path from 'node:path';
import {parseArgs} from 'node:util';

import {algoliasearch} from 'algoliasearch';

import {runCommand, UsageError} from '../commandLine.mjs';
import {loadLocales, root} from '../site.mjs';
import {bytes, collectRecords} from './records.mjs';
import {replaceIndex} from './upload.mjs';

/** @param {number} size */
const kilobytes = (size) => `${(size / 1000).toFixed(1)} kB`;

/** @param {string} name of a variable that has to be set */
function read(name) {
  const value = process.env[name];
  if (!value) {
    throw new UsageError(`${name} is missing. Nothing was sent.`);
  }
  return value;
}

/** @returns {NonNullable<Parameters<typeof algoliasearch>[2]>} */
function readClientOptions() {
  const {SEARCH_UPLOAD_HOST: address, SEARCH_UPLOAD_TIMEOUT} = process.env;
  const timeout = Number(SEARCH_UPLOAD_TIMEOUT || 30_000);
  if (!(timeout > 0)) {
    throw new UsageError(`SEARCH_UPLOAD_TIMEOUT is "${SEARCH_UPLOAD_TIMEOUT}", not a time in ms.`);
  }
  const timeouts = {connect: Math.min(timeout, 2000), read: timeout, write: timeout};
  if (!address) {
    return {timeouts};
  }
  if (!URL.canParse(address)) {
    throw new UsageError(`SEARCH_UPLOAD_HOST is "${address}", not an address.`);
  }
  const {host: url, protocol} = new URL(address);
  const scheme = protocol === 'http:' ? 'http' : 'https';
  return {timeouts, hosts: [{url, accept: 'readWrite', protocol: scheme}]};
}

/** @param {readonly import('../../src/search/engine/records').SearchRecord[]} records */
const sizeOf = (records) => kilobytes(records.reduce((sum, record) => sum + bytes(record), 0));

runCommand(async () => {
  const {values} = parseArgs({
    options: {'dry-run': {type: 'boolean', default: false}, records: {type: 'string'}},
  });
  const {locales} = await loadLocales();
  const indexFolder = path.resolve(root, values.records ?? '.docusaurus/page-index/default');
  const records = await collectRecords({root, indexFolder, locales});
  if (records.length === 0) {
    throw new UsageError(`There is nothing to upload in ${indexFolder}.`);
  }
  for (const locale of locales) {
    const own = records.filter(({lang}) => lang === locale);
    const pages = own.filter(({type}) => type === 'lvl1');
    console.log(`${locale}: ${own.length} records of ${pages.length} pages, ${sizeOf(own)}`);
  }
  const [largest] = records.toSorted((one, other) => bytes(other) - bytes(one));
  console.log(
    `all: ${records.length} records, ${sizeOf(records)}; the largest is ${largest?.objectID} with ${kilobytes(bytes(largest))}`,
  );
  if (values['dry-run']) {
    console.log('Nothing was sent.');
    return;
  }
  const indexName = read('SEARCH_INDEX_NAME');
  const [appId, key] = [read('SEARCH_APP_ID'), read('SEARCH_ADMIN_KEY')];
  const client = algoliasearch(appId, key, readClientOptions());
  await replaceIndex(client, indexName, records, locales);
});
