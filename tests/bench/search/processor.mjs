// @ts-check
/**
 * Processor time of the engine itself, in Node.js: the browser's throttling does not reach workers.
 */
import process from 'node:process';

import {median} from '../lib/stats.mjs';

/**
 * @param {Record<string, any>} engine this site's search
 * @param {string} text of an index file
 * @param {readonly string[]} queries
 * @returns {Promise<{load: number, search: number, slowest: number}>} in ms: making the index, the
 *   median query and the slowest one of a hundred
 */
export async function processorTime({answer, loadIndex}, text, queries) {
  const loads = [];
  let loaded;
  for (let round = 0; round < 3; round++) {
    const before = process.cpuUsage();
    loaded = loadIndex(text);
    const {user, system} = process.cpuUsage(before);
    loads.push((user + system) / 1000);
  }
  const searches = queries
    .map((query) => {
      const before = process.cpuUsage();
      answer({query}, loaded);
      const {user, system} = process.cpuUsage(before);
      return (user + system) / 1000;
    })
    .sort((one, other) => one - other);
  return {
    load: median(loads) ?? NaN,
    search: median(searches) ?? NaN,
    slowest: searches[Math.floor(searches.length * 0.99)] ?? NaN,
  };
}
