// @ts-check
// cspell:ignore easyops
/* global Response */
/**
 * Three searches over the same pages, each by its own code and its own index, in Node.js.
 */
import fs from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';

import {repositoryRoot} from '../lib/paths.mjs';
import {installedVersion} from '../sites/install.mjs';
import {bundleForNode} from './bundle.mjs';

/** @typedef {'en' | 'zh'} Locale */

/**
 * @typedef {object} Engine
 * @property {string} label with its version
 * @property {Record<Locale, number>} bytes of what a reader fetches to search, Brotli 11
 * @property {(locale: Locale, query: string) => Promise<string[]>} search addresses in the order in
 *   which a reader sees them, with anchor and the language's prefix
 */

const locales = /** @type {const} */ (['en', 'zh']);

/** @param {readonly (string | Buffer)[]} files @returns {number} */
export function brotliSize(files) {
  return files
    .map((file) => Buffer.from(file))
    .map((bytes) =>
      brotliCompressSync(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
    )
    .reduce((sum, {length}) => sum + length, 0);
}

/**
 * @template Value
 * @param {(locale: Locale) => Value} valueOf
 * @returns {Record<Locale, Value>}
 */
const perLocale = (valueOf) => ({en: valueOf('en'), zh: valueOf('zh')});

/** @param {string} output @param {Locale} locale */
const folderOf = (output, locale) => (locale === 'en' ? output : path.join(output, locale));

/** @returns {Promise<Record<string, any>>} this site's search, as the worker runs it */
export function bundleOurs() {
  const source = ['engine', 'buildIndex', 'loadedIndex']
    .map((name) => path.join(repositoryRoot, 'src/search/engine', name))
    .map((file) => `export * from ${JSON.stringify(file)};`)
    .join('\n');
  return bundleForNode('ours', source);
}

/**
 * @param {string} output folder of a build of this site
 * @returns {Promise<Engine>}
 */
export async function oursEngine(output) {
  const {answer, loadIndex} = await bundleOurs();
  const texts = perLocale((locale) =>
    fs.readFileSync(path.join(folderOf(output, locale), 'search-index.json'), 'utf8'),
  );
  const indexes = {
    en: loadIndex(texts.en),
    zh: loadIndex(texts.zh),
  };
  return {
    label: 'This site',
    bytes: perLocale((locale) => brotliSize([texts[locale]])),
    search: async (locale, query) =>
      answer({query, limit: 20}, indexes[locale]).hits.map(
        (/** @type {{url: string}} */ {url}) => url,
      ),
  };
}

/**
 * @param {string} packages where the plugin is installed
 * @param {string} project
 * @param {string} output
 * @returns {Promise<Engine>}
 */
export async function easyopsEngine(packages, project, output) {
  const name = '@easyops-cn/docusaurus-search-local';
  const worker = path.join(packages, 'node_modules', name, 'dist/client/client/theme/worker.js');
  // What the worker's script expects of its scope.
  const source = `globalThis.addEventListener ??= () => {};
    globalThis.location ??= {origin: 'https://example.com'};
    export const load = async () => (await import(${JSON.stringify(worker)})).SearchWorker;`;
  const {load} = await bundleForNode('easyops', source, {
    packages,
    alias: {'@generated': path.join(project, '.docusaurus')},
  });
  const SearchWorker = await load();
  const searcher = new SearchWorker();
  const texts = perLocale((locale) =>
    fs.readFileSync(path.join(folderOf(output, locale), 'search-index.json'), 'utf8'),
  );
  const originalFetch = globalThis.fetch;
  globalThis.fetch = async (address) =>
    new Response(texts[String(address).startsWith('/zh/') ? 'zh' : 'en']);
  await searcher.fetchIndexes('/', '');
  await searcher.fetchIndexes('/zh/', '');
  globalThis.fetch = originalFetch;
  return {
    label: `${name} ${installedVersion(packages, name)}`,
    bytes: perLocale((locale) => brotliSize([texts[locale]])),
    search: async (locale, query) => {
      // 8 is its default.
      const results = await searcher.search(locale === 'en' ? '/' : '/zh/', '', query, 8);
      return results.map((/** @type {any} */ {document: {u, h}}) => u + (h ?? ''));
    },
  };
}

/**
 * @param {string} packages where the plugin is installed
 * @param {string} project
 * @param {string} output
 * @returns {Promise<Engine>}
 */
export async function lunrEngine(packages, project, output) {
  const name = 'docusaurus-lunr-search';
  const adapter = path.join(packages, 'node_modules', name, 'src/theme/SearchBar/lunar-search.js');
  const {default: Adapter} = await bundleForNode(
    'lunr',
    `export {default} from ${JSON.stringify(adapter)};`,
    {packages, alias: {'@generated': path.join(project, '.docusaurus')}},
  );
  const files = perLocale((locale) =>
    ['search-doc.json', 'lunr-index.json'].map((file) =>
      fs.readFileSync(path.join(folderOf(output, locale), file), 'utf8'),
    ),
  );
  const adapters = perLocale((locale) => {
    const [{searchDocs}, index] = files[locale].map((text) => JSON.parse(text));
    return new Adapter(searchDocs, index, locale === 'en' ? '/' : '/zh/');
  });
  return {
    label: `${name} ${installedVersion(packages, name)}`,
    bytes: perLocale((locale) => brotliSize(files[locale])),
    search: async (locale, query) => {
      const hits = await adapters[locale].search(query);
      const urls = hits.map((/** @type {{url: string}} */ {url}) => url);
      return [...new Set(urls.map((/** @type {string} */ url) => decodeURI(url)))];
    },
  };
}

export {locales};
