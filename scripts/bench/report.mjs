/** @typedef {{name: string, load: number, rows: import('./sites.mjs').Rows}} Section */

/** @param {readonly number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[sorted.length >> 1] ?? NaN;
  const lower = sorted[(sorted.length - 1) >> 1] ?? NaN;
  return (upper + lower) / 2;
}

const notes = {
  build: 'Seconds without a cache.',
  weigh: 'KB (1000 bytes) of bodies as sent on a first visit, until nothing more is asked for.',
  lighthouse: 'The phone of Lighthouse.',
  nav:
    'Milliseconds from a click on a link to the frame with the new heading. `cpu4`: processor four times slower; ' +
    '`net`: 150 ms and 1.6 Mbit/s. First: the first time in a visit; again: the second.',
};

/** @param {number} value */
const format = (value) => value.toFixed(value < 100 ? 1 : 0);

/**
 * Sets the medians of all sites side by side, with the ratio of this site to the best other one.
 *
 * @param {Section} section
 * @param {readonly import('./sites.mjs').Site[]} sites
 */
function table({rows}, sites) {
  const head = ['', ...sites.map(({label}) => label), 'Ours ÷ best'];
  const isNothing = (/** @type {Map<string, number[]>} */ bySite) =>
    [...bySite.values()].flat().every((value) => value === 0);
  const present = [...rows].filter(([, bySite]) => !isNothing(bySite));
  const body = present.map(([label, bySite]) => {
    const values = sites.map(({name}) => median(bySite.get(name) ?? []));
    const [ours = NaN, ...others] = values;
    const best = Math.min(...others.filter((value) => !Number.isNaN(value)));
    const ratio = ours === best ? 1 : ours / best;
    return [label, ...[...values.map(format), ratio.toFixed(2)].map(shown)];
  });
  const lines = [head, head.map((_, index) => (index ? '--:' : '---')), ...body];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** @param {string} text of a figure */
const shown = (text) => text.replace('NaN', '–').replace('Infinity', '∞');

/**
 * Writes the report.
 *
 * @param {object} run
 * @param {string} run.date
 * @param {string} run.commit
 * @param {string} run.machine
 * @param {number} run.samples
 * @param {readonly import('./pages.mjs').Page[]} run.pages
 * @param {import('./sites.mjs').Context['routes']} run.routes
 * @param {readonly import('./sites.mjs').Site[]} run.sites
 * @param {readonly Section[]} run.sections
 * @returns {string} Markdown
 */
export function writeReport({date, commit, machine, samples, pages, routes, sites, sections}) {
  const {guide, longest} = routes.pages;
  const parts = sections.map((section) => {
    const note = notes[/** @type {keyof typeof notes} */ (section.name)];
    return `## ${section.name}\n\n${note} Load of the machine before: ${section.load.toFixed(2)}.\n\n${table(section, sites)}\n`;
  });
  return `# Results

<!-- Written by \`npm run bench\`. -->

${date.slice(0, 16).replace('T', ' ')} UTC, commit ${commit}. ${machine}. Medians of ${samples}. ${pages.length} pages in two languages, and a home page; guide: \`${guide}\`; longest: \`${longest}\`.

${parts.join('\n')}`;
}
