// @ts-check
// Started by lighthouse.mjs under a Node that Lighthouse accepts:
//   node lighthouseProcess.mjs <folder with lighthouse> <browser> <switches, JSON> <url>
// One visit with a browser of its own; prints one JSON object.
import path from 'node:path';
import process from 'node:process';
import {pathToFileURL} from 'node:url';

const [tools = '', chromePath = '', switches = '[]', url = ''] = process.argv.slice(2);
const load = (/** @type {string} */ file) =>
  import(pathToFileURL(path.join(tools, 'node_modules', file)).href);
const {default: lighthouse} = await load('lighthouse/core/index.js');
const chromeLauncher = await load('chrome-launcher/dist/index.js');

const chrome = await chromeLauncher.launch({
  chromePath,
  chromeFlags: ['--headless=new', ...JSON.parse(switches)],
});
try {
  const {lhr} = await lighthouse(url, {port: chrome.port, logLevel: 'error', output: 'json'});
  const score = (/** @type {string} */ name) =>
    Math.round((lhr.categories[name]?.score ?? NaN) * 100);
  const value = (/** @type {string} */ name) => lhr.audits[name]?.numericValue ?? null;
  const failed = Object.values(lhr.audits).filter(
    ({score: result, scoreDisplayMode}) => result === 0 && scoreDisplayMode === 'binary',
  );
  const result = {
    error: lhr.runtimeError?.message ?? null,
    figures: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      benchmarkIndex: lhr.environment.benchmarkIndex,
    },
    failed: failed.map(({id}) => id),
  };
  process.stdout.write(JSON.stringify(result));
} finally {
  await chrome.kill();
}
