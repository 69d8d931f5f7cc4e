// @ts-check
import os from 'node:os';

/**
 * @param {readonly (number | null | undefined)[]} values anything that is no number is left out
 * @returns {number | null} null when nothing is left
 */
function median(values) {
  const sorted = values
    .filter((value) => typeof value === 'number' && Number.isFinite(value))
    .map(Number)
    .sort((a, b) => a - b);
  if (sorted.length === 0) {
    return null;
  }
  const upper = sorted[sorted.length >> 1] ?? NaN;
  const lower = sorted[(sorted.length - 1) >> 1] ?? NaN;
  return (upper + lower) / 2;
}

/**
 * Takes the median of each numeric field over several samples of the same shape.
 *
 * @template {Record<string, unknown>} Sample
 * @param {readonly Sample[]} samples
 * @returns {Record<string, number | null>} fields that hold no number in any sample are left out
 */
export function medians(samples) {
  const keys = new Set(samples.flatMap((sample) => Object.keys(sample)));
  return Object.fromEntries(
    [...keys]
      .filter((key) => samples.some((sample) => typeof sample[key] === 'number'))
      .map((key) => [
        key,
        median(samples.map(({[key]: value}) => (typeof value === 'number' ? value : null))),
      ]),
  );
}

/** @returns {number} runnable processes over the last minute: says how disturbed a sample was */
export function systemLoad() {
  return Number((os.loadavg()[0] ?? 0).toFixed(2));
}

/**
 * @param {number} milliseconds
 * @returns {Promise<void>}
 */
export function sleep(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
