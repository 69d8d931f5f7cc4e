// @ts-check
import {figures, pageNames} from './lookup.mjs';
import {comparison, markdownTable} from './table.mjs';

/** @typedef {import('./index.mjs').Results} Results */
/** @typedef {keyof Results['measures']} Measure */
/** @typedef {import('./table.mjs').Line} Line */

/**
 * @param {Results} results
 * @param {Measure} measure
 * @param {Readonly<Record<string, string>>} fields field to label
 * @returns {Line[]} each field on each page
 */
function perPage(results, measure, fields) {
  return Object.entries(fields).flatMap(([field, label]) =>
    pageNames.map((page) => ({
      label: `${label}, ${page}`,
      values: figures(results, measure, field, {page}),
    })),
  );
}

/** @param {Results} results @returns {string} */
function weight(results) {
  const kinds = {
    html: 'HTML',
    css: 'CSS',
    js: 'JavaScript',
    font: 'fonts',
    image: 'images',
    other: 'other',
    total: 'all',
    firstLoad: 'asked for before `load`',
    later: 'asked for after `load`',
    prefetch: 'prefetched',
    jsWithNext: 'JavaScript with one click to another page',
  };
  return `KB (1000 bytes) of bodies as sent, Brotli 11 (6 above 200 KB), on a first visit until nothing more is asked for.

${comparison(results, perPage(results, 'weigh', kinds), {divisor: 1000, digits: 1})}

Ten times the pages:

${comparison(results, perPage(results, 'weighTenfold', {js: 'JavaScript', html: 'HTML', total: 'all'}), {divisor: 1000, digits: 1})}`;
}

/** @param {Results} results @returns {string} */
function lighthouseSection(results) {
  const scores = {
    performance: 'performance',
    accessibility: 'accessibility',
    bestPractices: 'best practices',
    seo: 'SEO',
  };
  const times = {fcp: 'FCP, ms', lcp: 'LCP, ms', tbt: 'TBT, ms'};
  const failed = (results.measures.lighthouse ?? [])
    .filter((row) => row.failed)
    .map((row) => `- ${row.site}, ${row.page}: ${row.failed}`);
  return `Mobile preset: simulated 4G, processor four times slower.

${comparison(results, perPage(results, 'lighthouse', scores), {isHighest: true})}

${comparison(results, perPage(results, 'lighthouse', times))}

${comparison(results, perPage(results, 'lighthouse', {cls: 'CLS'}), {digits: 3})}

${failed.length > 0 ? `Failed audits:\n\n${failed.join('\n')}` : ''}`;
}

/** @param {Results} results @returns {string} */
function scoresSection(results) {
  const rows = results.measures.scores ?? [];
  if (rows.length === 0) {
    return 'Not measured in this run.';
  }
  const cells = rows.map((row) =>
    ['page', 'locale', 'look', 'performance', 'accessibility', 'bestPractices', 'seo', 'tbt'].map(
      (field) => String(typeof row[field] === 'number' ? Math.round(row[field]) : row[field]),
    ),
  );
  const head = ['Page', '', '', 'performance', 'accessibility', 'best practices', 'SEO', 'TBT, ms'];
  return `Lighthouse's scores of this site's kinds of page, one visit each.

${markdownTable([head, ...cells])}`;
}

/** @param {Results} results @returns {string} */
function loadSection(results) {
  const times = {
    fcp: 'first paint, ms',
    lcp: 'largest paint, ms',
    longestTask: 'longest task over 50 ms (0: none)',
    longTasks: 'tasks over 50 ms',
  };
  const sizes = {
    bytesBeforePaint: 'KB asked for before the largest paint',
    jsBeforePaint: 'of it JavaScript',
    jsAfterPaint: 'JavaScript after it',
  };
  return `Observed on a phone four times slower, at 150 ms and 1.6 Mbit/s.

${comparison(results, perPage(results, 'load', times))}

${comparison(results, perPage(results, 'load', sizes), {divisor: 1000, digits: 1})}`;
}

/** @param {Results} results @returns {string} */
function navSection(results) {
  const rows = results.measures.nav ?? [];
  const kinds = [...new Set(rows.map(({mode, move}) => JSON.stringify([mode, move])))];
  const lines = kinds.flatMap((kind) => {
    const [mode, move] = JSON.parse(kind);
    return ['cold', 'warm'].map((field) => ({
      label: `${mode}, ${field}, ${move}`,
      values: figures(results, 'nav', field, {mode, move}),
    }));
  });
  return `Milliseconds from the click on a link to the frame with the new heading. \`cpu4\`: processor
four times slower; \`net\`: 150 ms and 1.6 Mbit/s. Cold is the first time in a visit, warm the second.

${comparison(results, lines)}`;
}

/** @param {Results} results @returns {string} */
function searchSection(results) {
  const times = {open: 'field open, ms', first: 'first query, ms', next: 'next query, ms'};
  const lines = Object.entries(times).map(([field, label]) => ({
    label,
    values: figures(results, 'search', field),
  }));
  const bytes = {label: 'KB fetched for it', values: figures(results, 'search', 'bytes')};
  return `Local search on the guide page, from the input to results on screen. What a site has fetched
on every visit already is not counted here.

${comparison(results, lines)}

${comparison(results, [bytes], {divisor: 1000, digits: 1})}`;
}

/** @param {Results} results @returns {string} */
function interactionSection(results) {
  const actions = ['search', 'toggle', 'tabs', 'filter', 'menu', 'popover'];
  const lines = actions.map((action) => ({
    label: `${action}, ms`,
    values: figures(results, 'interaction', 'inp', {action}),
  }));
  const prefetches = ['prefetch', 'prefetch, save-data'].flatMap((action) => [
    {label: `${action}: unasked`, values: figures(results, 'interaction', 'idle', {action})},
    {
      label: `${action}: pointing at a link`,
      values: figures(results, 'interaction', 'pointed', {action}),
    },
  ]);
  const back = {
    label: 'restored by going back (1: yes)',
    values: figures(results, 'interaction', 'restored', {action: 'back'}),
  };
  return `The longest interaction at a processor four times slower.

${comparison(results, lines)}

Requests for later, and the back/forward cache:

${comparison(results, [...prefetches, back])}`;
}

/** @param {Results} results @returns {string} */
function buildSection(results) {
  const fields = {cpuSeconds: 'CPU s', wallSeconds: 'wall s', peakMegabytes: 'peak MB'};
  const lines = Object.entries(fields).flatMap(([field, label]) =>
    [1, 10].flatMap((scale) =>
      ['cold', 'warm'].map((kind) => ({
        label: `${label}, ${kind}, ${scale}×`,
        values: figures(results, 'build', field, {scale, kind}),
      })),
    ),
  );
  return `CPU seconds are user and system time with all child processes; memory is that of all processes
together.

${comparison(results, lines, {digits: 1})}`;
}

/**
 * Every measure's tables.
 *
 * @param {Results} results
 * @returns {string} Markdown
 */
export function writeSections(results) {
  const sections = {
    Weight: weight,
    Lighthouse: lighthouseSection,
    'Every kind of page': scoresSection,
    'A slow phone': loadSection,
    Navigation: navSection,
    Search: searchSection,
    Interaction: interactionSection,
    Builds: buildSection,
  };
  return Object.entries(sections)
    .map(([title, write]) => `## ${title}\n\n${write(results)}`)
    .join('\n\n');
}
