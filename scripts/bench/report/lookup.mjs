// @ts-check
/** @typedef {import('./index.mjs').Results} Results */
/** @typedef {import('../measure/types.mjs').Row} Row */

/** The pages that are read, in the order of the tables. */
export const pageNames = /** @type {const} */ (['home', 'guide', 'longest']);

/**
 * One figure of every site.
 *
 * @param {Results} results
 * @param {keyof Results['measures']} measure
 * @param {string} field
 * @param {Row} [where] what else tells the row: page, mode, …
 * @returns {Map<string, number>} by site; sites without the figure are left out
 */
export function figures(results, measure, field, where = {}) {
  const rows = results.measures[measure] ?? [];
  return new Map(
    rows
      .filter((row) => Object.entries(where).every(([key, value]) => row[key] === value))
      .flatMap((row) => {
        const value = row[field];
        return typeof value === 'number' ? [[String(row.site), value]] : [];
      }),
  );
}

/**
 * @param {Results} results
 * @param {ReadonlyMap<string, number>} values by site
 * @param {boolean} [isHighest] whether more is better
 * @returns {number | undefined} the best of the others; undefined when none has the figure
 */
export function bestPeer(results, values, isHighest = false) {
  const others = results.sites
    .filter(({isOurs}) => !isOurs)
    .flatMap(({name}) => values.get(name) ?? []);
  return others.length > 0 ? Math[isHighest ? 'max' : 'min'](...others) : undefined;
}
