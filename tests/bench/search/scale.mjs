// @ts-check
import {copyName} from '../content/scale.mjs';

/**
 * Repeats every page under an address of its own, as `repeatPages` does with sources. Each copy has
 * words that no other page has, as a real page would: otherwise the index would hardly grow.
 *
 * @template {{routePath: string, title: string, sections: readonly {text: string}[]}} Page
 * @param {readonly Page[]} records
 * @param {number} scale
 * @returns {Page[]}
 */
export function repeatRecords(records, scale) {
  return Array.from({length: scale}, (_, index) => index + 1).flatMap((copy) =>
    copy === 1
      ? records
      : records.map((record) => ({
          ...record,
          routePath: copyName(record.routePath.replace(/\/$/, '/index'), copy),
          title: `${record.title} ${copy}`,
          sections: record.sections.map((section, at) => ({
            ...section,
            text: shuffled(section.text, copy * 1000 + at),
          })),
        })),
  );
}

/**
 * The same words in another order: compresses about as other prose would, and is the same each time.
 *
 * @param {string} text
 * @param {number} seed
 * @returns {string}
 */
function shuffled(text, seed) {
  const pieces = text.match(/\p{Script=Han}{1,2}|[^\s\p{Script=Han}]+/gu) ?? [];
  let state = seed;
  for (let at = pieces.length - 1; at > 0; at--) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const other = state % (at + 1);
    [pieces[at], pieces[other]] = [pieces[other] ?? '', pieces[at] ?? ''];
  }
  return pieces.join(' ');
}
