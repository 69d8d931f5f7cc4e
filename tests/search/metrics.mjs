// @ts-check
/**
 * A query, and the results that a reader would accept.
 *
 * @typedef {object} JudgedQuery
 * @property {string} query as typed
 * @property {'en' | 'zh'} locale the site that is searched
 * @property {string} kind
 * @property {string[]} urls without the language's prefix; `/a` accepts every section of its page, `/a#` only the
 *   page itself
 * @property {{url: string, reason: string}[]} [widened] accepted after results had been seen
 */

/**
 * @typedef {object} Score
 * @property {number} queries
 * @property {number} first share of queries whose first hit is right, 0 to 1
 * @property {number} five share of queries with a right one among five
 * @property {number} mrr mean of 1 / rank of the first right hit
 */

/**
 * @param {Pick<JudgedQuery, 'urls' | 'widened' | 'locale'>} judged
 * @param {readonly string[]} hits addresses with anchors and the language's prefix, best first
 * @returns {number} rank of the first right hit, from 1; Infinity where there is none
 */
export function rankOf({urls, widened = [], locale}, hits) {
  const prefix = locale === 'en' ? '' : `/${locale}`;
  const right = [...urls, ...widened.map(({url}) => url)].map((url) => prefix + url);
  const at = hits.findIndex((hit) =>
    right.some((url) => url === hit || url === `${hit}#` || url === hit.split('#')[0]),
  );
  return at === -1 ? Infinity : at + 1;
}

/**
 * @param {readonly number[]} ranks
 * @returns {Score}
 */
function scoreOf(ranks) {
  /** @param {number} limit */
  const within = (limit) => ranks.filter((rank) => rank <= limit).length / ranks.length;
  return {
    queries: ranks.length,
    first: within(1),
    five: within(5),
    mrr: ranks.reduce((sum, rank) => sum + 1 / rank, 0) / ranks.length,
  };
}

/**
 * @param {readonly JudgedQuery[]} queries
 * @param {readonly number[]} ranks one for each query
 * @returns {Record<string, Score>} of all, and by kind
 */
export function scoresByKind(queries, ranks) {
  const kinds = [...new Set(queries.map(({kind}) => kind))];
  /** @param {string} kind */
  const ofKind = (kind) => ranks.filter((_, at) => queries[at]?.kind === kind);
  return Object.fromEntries([
    ['all', scoreOf(ranks)],
    ...kinds.map((kind) => [kind, scoreOf(ofKind(kind))]),
  ]);
}
