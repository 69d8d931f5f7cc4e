// @ts-check
// cspell:ignore easyops unthrottled
// Compares this site's search with stock plugins, and says what it costs. See README.md.
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';

import {pathOf} from './content/sections.mjs';
import {readPages} from './content/source.mjs';
import {peerRoot, repositoryRoot} from './lib/paths.mjs';
import {serve} from './lib/servers.mjs';
import {systemLoad} from './lib/stats.mjs';
import {measureCost} from './search/cost.mjs';
import {brotliSize, bundleOurs, easyopsEngine, lunrEngine, oursEngine} from './search/engines.mjs';
import {processorTime} from './search/processor.mjs';
import {compareRelevance, readQueries} from './search/relevance.mjs';
import {repeatRecords} from './search/scale.mjs';
import {ensureBuilt} from './sites/build.mjs';
import {docusaurusSearch} from './sites/docusaurusSearch.mjs';
import {projectOf} from './sites/index.mjs';
import {installPeer} from './sites/install.mjs';
import {ours} from './sites/ours.mjs';
import {writeOursProject} from './sites/oursProject.mjs';
import {writePeerProject} from './sites/peerProject.mjs';

const locales = /** @type {const} */ (['en', 'zh']);

/** @param {string} line */
const log = (line) => console.log(line);
const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} KB`;
const percent = (/** @type {number} */ share) => (share * 100).toFixed(1).padStart(6);
const ms = (/** @type {number | null | undefined} */ time) => `${(time ?? NaN).toFixed(1)} ms`;

/**
 * This site, built: `OURS_DIR`, or a copy in the cache, with the records that its build has left.
 *
 * @returns {Promise<{output: string, generated: string}>}
 */
async function builtSite() {
  if (process.env.OURS_DIR) {
    const output = path.resolve(process.env.OURS_DIR);
    return {output, generated: path.join(path.dirname(output), '.docusaurus')};
  }
  const project = projectOf(ours, await writeOursProject(1), repositoryRoot);
  await ensureBuilt(project);
  return {output: project.output, generated: path.join(project.directory, '.docusaurus')};
}

/**
 * @param {import('./content/source.mjs').Page[]} pages
 * @returns {Promise<import('./search/engines.mjs').Engine[]>} the plugins, on a stock site
 */
async function plugins(pages) {
  await installPeer(docusaurusSearch.name);
  const packages = peerRoot(docusaurusSearch.name);
  const project = projectOf(
    docusaurusSearch,
    writePeerProject(docusaurusSearch, pages, 1),
    packages,
  );
  await ensureBuilt(project);
  return [
    await easyopsEngine(packages, project.directory, project.output),
    await lunrEngine(packages, project.directory, project.output),
  ];
}

/** @param {string} output */
async function printRelevance(output) {
  const pages = await readPages();
  const engines = [await oursEngine(output), ...(await plugins(pages))];
  log('\nSize of what a search fetches, Brotli 11');
  for (const {label, bytes} of engines) {
    log(`  ${label.padEnd(45)} en ${kilobytes(bytes.en)}, zh ${kilobytes(bytes.zh)}`);
  }
  const paths = new Set(pages.map(({id}) => pathOf(id)));
  log('\nPer engine: right section first %, among five %, MRR %. "pages": the right page will do.');
  engines.forEach(({label}, at) => log(`  ${at + 1}  ${label}`));
  for (const set of /** @type {const} */ (['judgedQueries', 'blindQueries'])) {
    await printSet(engines, set, paths);
  }
}

/**
 * @param {readonly import('./search/engines.mjs').Engine[]} engines
 * @param {'judgedQueries' | 'blindQueries'} set
 * @param {ReadonlySet<string>} paths
 */
async function printSet(engines, set, paths) {
  const judged = readQueries(set);
  const {queries, scores, pageScores} = await compareRelevance(engines, judged, paths);
  log(`\nRelevance, ${set}, ${queries} of ${judged.length} (tests/search)`);
  const row = (/** @type {string} */ name, /** @type {typeof scores} */ tables, kind = name) =>
    log(
      `  ${name.padEnd(10)}${String(tables[0]?.[kind]?.queries ?? 0).padStart(4)}${tables
        .map(({[kind]: score}) =>
          score ? ` |${percent(score.first)}${percent(score.five)}${percent(score.mrr)}` : '',
        )
        .join('')}`,
    );
  Object.keys(scores[0] ?? {}).forEach((kind) => row(kind, scores));
  row('pages', pageScores, 'all');
}

/**
 * @param {string} output
 * @param {string} generated
 */
async function printCost(output, generated) {
  const engine = await bundleOurs();
  const glossary = JSON.parse(
    fs.readFileSync(path.join(repositoryRoot, 'i18n/glossary.json'), 'utf8'),
  );
  const texts = (/** @type {number} */ scale) =>
    locales.map((locale) => {
      const file = path.join(generated, 'page-index/default', `records.${locale}.json`);
      const records = JSON.parse(fs.readFileSync(file, 'utf8'));
      return engine.buildSearchIndex(repeatRecords(records, scale), locale, glossary);
    });
  const {origins, stop} = await serve([output]);
  try {
    for (const scale of [1, 10]) {
      const [en, zh] = texts(scale);
      const costs = await measureCost(origins[0] ?? '', {en, zh}, scale === 1 ? 3 : 1);
      log(`\nCost at ${scale}x the pages (system load ${systemLoad()})`);
      for (const [locale, text] of [
        ['en', en],
        ['zh', zh],
      ]) {
        const queries = readQueries('judgedQueries')
          .filter((judged) => judged.locale === locale)
          .map(({query}) => query);
        const cpu = await processorTime(engine, text, queries);
        const cost = costs[locale === 'en' ? 'en' : 'zh'];
        log(`  ${locale}: ${kilobytes(brotliSize([text]))}`);
        log(
          `      phone (CPU x4): opened, typed at once, results after ${ms(cost.ready)}; later a word to results ${ms(cost.first)}`,
        );
        log(
          `      main thread per key: search itself ${ms(cost.speaking)}; with all that the modal draws, median ${ms(cost.perKey)} (script ${ms(cost.script)}, style ${ms(cost.style)}, layout ${ms(cost.layout)}), worst ${ms(cost.worstKey)}`,
        );
        log(
          `      processor time in the worker, unthrottled: index ${ms(cpu.load)}, query ${ms(cpu.search)}, slowest of 100 ${ms(cpu.slowest)}`,
        );
      }
    }
  } finally {
    stop();
  }
  log(
    '\nThe embedded index grows with the pages, and every reader who searches fetches all of it.',
  );
  log('Beyond some 300 pages a language set SEARCH_APP_ID, SEARCH_API_KEY and SEARCH_INDEX_NAME:');
  log('the same modal then asks a hosted index, and fetches only hits.');
}

const {output, generated} = await builtSite();
await printRelevance(output);
await printCost(output, generated);
