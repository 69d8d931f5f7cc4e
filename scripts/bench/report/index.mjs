// @ts-check
import fs from 'node:fs/promises';
import path from 'node:path';

import {format} from 'oxfmt';

import {writeResultsPage} from './page.mjs';

/** @typedef {import('../measure/types.mjs').Row} Row */

/**
 * Everything that a run has found out.
 *
 * @typedef {object} Results
 * @property {string} date ISO
 * @property {import('../lib/machine.mjs').Machine} machine
 * @property {number} loadAtStart
 * @property {number} samples
 * @property {boolean} isQuick
 * @property {number} pagesPerLanguage
 * @property {import('../measure/types.mjs').Routes} routes
 * @property {{name: string, label: string, isOurs: boolean}[]} sites
 * @property {Record<string, string>} failures builds that failed, by site and scale
 * @property {Partial<Record<import('../lib/options.mjs').MeasureName | 'weighTenfold', Row[]>>} measures
 * @property {Record<string, {date: string, load: number, commit: string}>} taken when each measure ended,
 *   how busy the machine was before the run, and of which commit
 */

/**
 * Writes results.json (every sample) and results.md (medians, ratios, targets). Called after each
 * measure, so that a run which is broken off leaves what it has.
 *
 * @param {string} directory
 * @param {Results} results
 * @returns {Promise<void>}
 */
export async function writeReport(directory, results) {
  const files = {
    'results.json': JSON.stringify(results),
    'results.md': writeResultsPage(results),
  };
  for (const [name, text] of Object.entries(files)) {
    // As .oxfmtrc.json has it.
    const {code} = await format(name, text, {printWidth: 100, bracketSpacing: false});
    await fs.writeFile(path.join(directory, name), code);
  }
}
