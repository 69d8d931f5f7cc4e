// @ts-check
import {writeSections} from './sections.mjs';
import {markdownTable} from './table.mjs';
import {judge, listTargets} from './targets.mjs';
import {attempts} from './tried.mjs';

/** @typedef {import('./index.mjs').Results} Results */

/** More runnable processes per core than this, and times say little. */
const calmLoad = 0.5;

/** @param {Results} results @returns {string} */
function writeHead({date, machine, samples, isQuick, taken, pagesPerLanguage, ...rest}) {
  const busy = Object.entries(taken).filter(([, {load}]) => load > machine.cores * calmLoad);
  const warnings = [
    ...(isQuick ? ['A quick run: one sample each, one click, no tenfold content.'] : []),
    ...busy.map(
      ([name, {load}]) =>
        `The machine was busy before the run of "${name}" (load ${load}): rank, do not quote.`,
    ),
    ...Object.entries(rest.failures).map(
      ([site, reason]) => `${site} is left out: ${reason.split('\n')[0]}`,
    ),
  ];
  const {pages} = rest.routes;
  return `# Results

<!-- Written by scripts/bench/index.mjs; do not edit. -->

${warnings.map((line) => `> ${line}`).join('\n>\n')}

${date.slice(0, 16).replace('T', ' ')} UTC. ${machine.processor}, ${machine.cores} cores,
${machine.memoryGigabytes} GB, ${machine.system}; builds with Node ${machine.node}; ${machine.browser}.
Median of ${samples}. ${pagesPerLanguage} pages in each of two languages, and a home page. Guide:
\`${pages.guide}\`; longest: \`${pages.longest}\`.

${markdownTable([
  ['Measure', 'Taken (UTC)', 'Commit', 'Load before the run'],
  ...Object.entries(taken).map(([name, {date: at, commit, load}]) => [
    name,
    at.slice(0, 16).replace('T', ' '),
    commit,
    String(load),
  ]),
])}`;
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

/** @param {Results} results @returns {string} of each target that is not met, what was tried */
function writeTried(results) {
  const open = listTargets(results).filter((target) => judge(target) === 'not met');
  const tried = open.map(({text}) => {
    const texts = attempts.filter(({targets}) => targets.test(text)).map((each) => each.text);
    return `**${text}.** ${texts.join(' ') || 'Nothing is written down in `report/tried.mjs` yet.'}`;
  });
  return tried.length > 0 ? `## Not met, and what was tried\n\n${tried.join('\n\n')}` : '';
}

/** @param {Results} results @returns {string} what could not be measured, and why */
function writeErrors({measures}) {
  const errors = Object.entries(measures).flatMap(([measure, rows]) =>
    rows
      .filter(({error}) => error)
      .map(({site, page, mode, action, scale, kind, error}) => {
        const task = [measure, site, page, mode, action, scale, kind].filter(Boolean).join(' ');
        return `- ${task}: ${String(error)}`;
      }),
  );
  return errors.length > 0 ? `## Errors\n\n${errors.join('\n')}` : '';
}

/**
 * Writes the report for people.
 *
 * @param {Results} results
 * @returns {string} Markdown
 */
export function writeResultsPage(results) {
  const parts = [writeHead, writeTargets, writeTried, writeErrors, writeSections];
  return parts.map((write) => write(results)).join('\n\n');
}
