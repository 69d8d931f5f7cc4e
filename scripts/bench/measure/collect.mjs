// @ts-check
import {medians, systemLoad} from '../lib/stats.mjs';

/** @typedef {import('./types.mjs').Row} Row */

/**
 * @template Task
 * @typedef {object} Plan
 * @property {readonly Task[]} tasks
 * @property {number} samples
 * @property {(task: Task) => Row} key what tells this task's row from others: site, page, …
 * @property {(task: Task) => Promise<Record<string, number | null>>} take one sample
 * @property {(line: string) => void} log
 */

/**
 * Takes every task's samples in turns, so that a disturbance of the machine meets all of them alike,
 * and reduces each to medians. A sample that fails is left out and its reason kept.
 *
 * @template Task
 * @param {Plan<Task>} plan
 * @returns {Promise<Row[]>} with `load`, the median
 *   system load, and `error`, the last failure, if any
 */
export async function collect({tasks, samples, key, take, log}) {
  const rows = tasks.map((task) => ({
    task,
    label: Object.values(key(task)).join(' '),
    taken: /** @type {Record<string, number | null>[]} */ ([]),
    error: /** @type {string | null} */ (null),
  }));
  for (let round = 1; round <= samples; round += 1) {
    for (const row of rows) {
      try {
        const sample = {...(await take(row.task)), load: systemLoad()};
        row.taken.push(sample);
        const figures = Object.entries(sample).map(([name, value]) => `${name} ${short(value)}`);
        log(`  ${round}/${samples} ${row.label}: ${figures.join(', ')}`);
      } catch (error) {
        row.error = String(error instanceof Error ? error.message : error).split('\n')[0] ?? '';
        log(`  ${round}/${samples} ${row.label}: ${row.error}`);
      }
    }
  }
  return rows.map(({task, taken, error}) => ({
    ...key(task),
    ...medians(taken),
    error,
    samples: taken,
  }));
}

/** @param {number | null} value */
function short(value) {
  return value === null ? '–' : Number(value.toFixed(value < 10 ? 2 : 0));
}
