// @ts-check
import {writeSections} from './sections.mjs';
import {markdownTable} from './table.mjs';
import {judge, listTargets} from './targets.mjs';

/** @typedef {import('./index.mjs').Results} Results */

/** More runnable processes per core than this, and times say little. */
const calmLoad = 0.5;

/** @param {Results} results @returns {string} */
function writeHead({date, machine, samples, isQuick, loadAtStart, pagesPerLanguage, ...rest}) {
  const isBusy = loadAtStart > machine.cores * calmLoad;
  const warnings = [
    ...(isQuick ? ['A quick run: one sample each, no tenfold content.'] : []),
    ...(isBusy ? [`The machine was busy (load ${loadAtStart}): rank by times, do not quote.`] : []),
    ...Object.entries(rest.failures).map(
      ([site, reason]) => `${site} is left out: ${reason.split('\n')[0]}`,
    ),
  ];
  const {pages} = rest.routes;
  return `# Results

<!-- Written by tests/bench/index.mjs; do not edit. -->

${warnings.map((line) => `> ${line}`).join('\n>\n')}

${date.slice(0, 16).replace('T', ' ')} UTC. ${machine.processor}, ${machine.cores} cores,
${machine.memoryGigabytes} GB, ${machine.system}; builds with Node ${machine.node}; ${machine.browser}.
Median of ${samples}. ${pagesPerLanguage} pages in each of two languages, and a home page. Guide:
\`${pages.guide}\`; longest: \`${pages.longest}\`.`;
}

/** @param {Results} results @returns {string} */
function writeTargets(results) {
  const form = (/** @type {number | undefined} */ value, /** @type {number} */ digits) =>
    value === undefined ? '–' : value.toFixed(digits);
  const targets = listTargets(results);
  const count = (/** @type {string} */ verdict) =>
    targets.filter((target) => judge(target) === verdict).length;
  const rows = targets.map((target) => [
    target.text,
    form(target.value, target.digits),
    `${target.relation} ${form(target.limit, target.digits)}`,
    judge(target),
  ]);
  return `## Targets

${count('met')} met, ${count('not met')} not met, ${count('not measured')} not measured.

${markdownTable([['Target', 'Ours', 'Limit', 'Verdict'], ...rows])}`;
}

/**
 * Writes the report for people.
 *
 * @param {Results} results
 * @returns {string} Markdown
 */
export function writeResultsPage(results) {
  return [writeHead(results), writeTargets(results), writeSections(results), ''].join('\n\n');
}
