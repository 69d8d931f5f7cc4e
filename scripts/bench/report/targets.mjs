// @ts-check
import {bestPeer, figures, pageNames} from './lookup.mjs';

/** @typedef {import('./index.mjs').Results} Results */
/** @typedef {import('../measure/types.mjs').Row} Row */

/**
 * What the site has to reach.
 *
 * @typedef {object} Target
 * @property {string} text
 * @property {number | undefined} value ours
 * @property {number | undefined} limit
 * @property {'at most' | 'below' | 'at least'} relation
 * @property {number} digits
 */

/** A reading that repeats within this is flat: two percent, for hashes and manifests differ. */
const flatness = 1.02;

/**
 * @param {Results} results
 * @param {ReadonlyMap<string, number>} values
 */
function ours(results, values) {
  return values.get(results.sites.find(({isOurs}) => isOurs)?.name ?? '');
}

/**
 * @param {string} text
 * @param {number | undefined} value
 * @param {number | undefined} limit
 * @param {{relation?: Target['relation'], digits?: number}} [form]
 * @returns {Target}
 */
function target(text, value, limit, {relation = 'at most', digits = 0} = {}) {
  return {text, value, limit, relation, digits};
}

/**
 * @param {number | undefined} value
 * @param {number} divisor
 */
function divide(value, divisor) {
  return value === undefined ? undefined : value / divisor;
}

/** @param {Results} results @returns {Target[]} */
function firstLoadTargets(results) {
  return pageNames.flatMap((page) => {
    const at = (/** @type {keyof Results['measures']} */ measure, /** @type {string} */ field) =>
      figures(results, measure, field, {page});
    const [lcp, fcp, js] = [at('lighthouse', 'lcp'), at('lighthouse', 'fcp'), at('weigh', 'js')];
    const scores = ['performance', 'accessibility', 'bestPractices', 'seo'].map((field) =>
      ours(results, at('lighthouse', field)),
    );
    const known = scores.filter((score) => score !== undefined);
    const stock = js.get('docusaurus');
    return [
      target(`LCP ≤ the best peer's, ${page}, ms`, ours(results, lcp), bestPeer(results, lcp)),
      target(`FCP ≤ stock Docusaurus, ${page}, ms`, ours(results, fcp), fcp.get('docusaurus')),
      target(`TBT, ${page}, ms`, ours(results, at('lighthouse', 'tbt')), 50),
      target(
        `no task over 50 ms at CPU ×4, ${page}, longest in ms`,
        ours(results, at('load', 'longestTask')),
        50,
      ),
      target(
        `Lighthouse 100 four times, ${page}, lowest`,
        known.length === scores.length ? Math.min(...known) : undefined,
        100,
        {relation: 'at least'},
      ),
      target(`CLS by Lighthouse, ${page}`, ours(results, at('lighthouse', 'cls')), 0, {digits: 3}),
      target(`CLS observed, ${page}`, ours(results, at('load', 'cls')), 0, {digits: 3}),
      target(
        `bytes until the largest paint ≤ Starlight's whole page, ${page}, KB`,
        divide(ours(results, at('load', 'bytesBeforePaint')), 1000),
        divide(at('weigh', 'total').get('starlight'), 1000),
        {digits: 1},
      ),
      target(
        `JavaScript ≤ 0.65 × stock Docusaurus, ${page}, KB`,
        divide(ours(results, js), 1000),
        divide(stock, 1000 / 0.65),
        {digits: 1},
      ),
      target(
        `JavaScript asked for before the largest paint, ${page}, KB`,
        divide(ours(results, at('load', 'jsBeforePaint')), 1000),
        0,
        {digits: 1},
      ),
      target(
        `JavaScript at ten times the pages ≤ ${flatness} × that of the site, ${page}, KB`,
        divide(ours(results, at('weighTenfold', 'js')), 1000),
        divide(ours(results, js), 1000 / flatness),
        {digits: 1},
      ),
    ];
  });
}

/** @param {Results} results @returns {Target[]} */
function scoreTargets(results) {
  const rows = results.measures.scores ?? [];
  const all = rows.flatMap((row) =>
    [row.performance, row.accessibility, row.bestPractices, row.seo].map(Number),
  );
  const lowest = all.length > 0 && all.every(Number.isFinite) ? Math.min(...all) : undefined;
  return [
    target(
      'Lighthouse 100 four times, every kind of page, language and look, lowest',
      lowest,
      100,
      {relation: 'at least'},
    ),
  ];
}

/** @param {Results} results @returns {Target[]} */
function useTargets(results) {
  const of = (/** @type {string} */ field, /** @type {string} */ action) =>
    ours(results, figures(results, 'interaction', field, {action}));
  const moves = (results.measures.nav ?? []).filter(
    ({site}) => results.sites.find(({name}) => name === site)?.isOurs,
  );
  return [
    ...moves.flatMap(({mode, move}) =>
      ['cold', 'warm'].map((field) => {
        const values = figures(results, 'nav', field, {mode: mode ?? '', move: move ?? ''});
        return target(
          `click to heading ≤ VitePress, ${mode}, ${field}, ${move}, ms`,
          ours(results, values),
          values.get('vitepress'),
        );
      }),
    ),
    target('prefetches without a hint', of('idle', 'prefetch'), 0),
    target('prefetches under save-data', of('idle', 'prefetch, save-data'), 0),
    target('prefetches under save-data, pointing', of('pointed', 'prefetch, save-data'), 0),
    target('going back restores the page', of('restored', 'back'), 1, {relation: 'at least'}),
    ...['search', 'toggle', 'tabs', 'filter', 'menu', 'popover'].map((action) =>
      target(`INP at CPU ×4, ${action}, ms`, of('inp', action), 100, {relation: 'below'}),
    ),
  ];
}

/** @param {Results} results @returns {Target[]} */
function buildTargets(results) {
  const fields = {cpuSeconds: 'CPU s', peakMegabytes: 'peak MB'};
  const costs = Object.entries(fields).flatMap(([field, label]) =>
    [1, 10].flatMap((scale) =>
      ['cold', 'warm'].map((kind) => {
        const values = figures(results, 'build', field, {scale, kind});
        return target(
          `build ≤ stock Docusaurus, ${label}, ${kind}, ${scale}×`,
          ours(results, values),
          values.get('docusaurus'),
          {digits: 1},
        );
      }),
    ),
  );
  const growth = ['cold', 'warm'].map((kind) => {
    const cpu = (/** @type {number} */ scale) =>
      ours(results, figures(results, 'build', 'cpuSeconds', {scale, kind}));
    const [small, large] = [cpu(1), cpu(10)];
    const factor = small && large ? large / small : undefined;
    return target(`growth at ten times the pages, ${kind}, CPU s`, factor, 10, {digits: 1});
  });
  return [...costs, ...growth];
}

/**
 * @param {Results} results
 * @returns {Target[]} in the order of the report
 */
export function listTargets(results) {
  return [
    ...firstLoadTargets(results),
    ...scoreTargets(results),
    ...useTargets(results),
    ...buildTargets(results),
  ];
}

/**
 * @param {Target} target
 * @returns {'met' | 'not met' | 'not measured'}
 */
export function judge({value, limit, relation}) {
  if (value === undefined || limit === undefined) {
    return 'not measured';
  }
  const isMet =
    relation === 'at least'
      ? value >= limit
      : relation === 'below'
        ? value < limit
        : value <= limit;
  return isMet ? 'met' : 'not met';
}
