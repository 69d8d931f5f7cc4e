// @ts-check
import {bestPeer} from './lookup.mjs';

/**
 * One line of a comparison.
 *
 * @typedef {object} Line
 * @property {string} label
 * @property {ReadonlyMap<string, number>} values by site
 */

/**
 * @param {readonly (readonly string[])[]} rows the first is the head
 * @returns {string} a Markdown table
 */
export function markdownTable(rows) {
  const [head = [], ...body] = rows;
  const line = (/** @type {readonly string[]} */ cells) => `| ${cells.join(' | ')} |`;
  return [
    line(head),
    line(head.map((_, index) => (index ? '--:' : '---'))),
    ...body.map(line),
  ].join('\n');
}

/**
 * @param {number | undefined} ours
 * @param {number | undefined} best
 * @returns {string} how many times the best peer's figure ours is
 */
function ratio(ours, best) {
  if (ours === undefined || best === undefined) {
    return '–';
  }
  if (best === 0) {
    return ours === 0 ? '1.00' : '∞';
  }
  return (ours / best).toFixed(2);
}

/**
 * Sets this site's figures beside everybody's, with the ratio to the best peer.
 *
 * @param {import('./index.mjs').Results} results
 * @param {readonly Line[]} lines those without any figure are left out
 * @param {{digits?: number, divisor?: number, isHighest?: boolean}} [format] `divisor`: 1000 shows
 *   bytes as KB
 * @returns {string} a Markdown table, or a word when nothing was measured
 */
export function comparison(results, lines, {digits = 0, divisor = 1, isHighest} = {}) {
  const present = lines.filter(({values}) => values.size > 0);
  if (present.length === 0) {
    return 'Not measured in this run.';
  }
  const ours = results.sites.find(({isOurs}) => isOurs)?.name ?? '';
  const head = ['', ...results.sites.map(({label}) => label), 'Ours ÷ best peer'];
  const body = present.map(({label, values}) => [
    label,
    ...results.sites.map(({name}) => {
      const value = values.get(name);
      return value === undefined ? '–' : (value / divisor).toFixed(digits);
    }),
    ratio(values.get(ours), bestPeer(results, values, isHighest)),
  ]);
  return markdownTable([head, ...body]);
}
