// @ts-check
import fs from 'node:fs';
import path from 'node:path';

import {rankOf, scoresByKind} from '../../search/metrics.mjs';
import {repositoryRoot} from '../lib/paths.mjs';

/** @typedef {import('../../search/metrics.mjs').JudgedQuery} JudgedQuery */
/** @typedef {import('./engines.mjs').Engine} Engine */

/**
 * @param {'judgedQueries' | 'blindQueries'} set see `tests/search/README.md`
 * @returns {JudgedQuery[]}
 */
export function readQueries(set) {
  const file = path.join(repositoryRoot, 'tests/search', `${set}.json`);
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}

/**
 * Asks every engine the same. A query all of whose answers are on pages that the plugins' site lacks
 * is left out for all.
 *
 * @param {readonly Engine[]} engines
 * @param {readonly JudgedQuery[]} judged
 * @param {ReadonlySet<string>} paths pages of the plugins' site, without the language's prefix
 * @returns {Promise<{queries: number, scores: Record<string, import('../../search/metrics.mjs').Score>[],
 *   pageScores: Record<string, import('../../search/metrics.mjs').Score>[]}>} by engine; `pageScores`
 *   ask for the right page only, whatever the section
 */
export async function compareRelevance(engines, judged, paths) {
  const queries = judged.filter(({urls}) => urls.some((url) => paths.has(url.split('#')[0] ?? '')));
  const pageOnly = queries.map(({widened = [], urls, ...query}) => ({
    ...query,
    urls: [...urls, ...widened.map(({url}) => url)].map((url) => url.split('#')[0] ?? ''),
  }));
  const scores = [];
  const pageScores = [];
  for (const engine of engines) {
    const hits = [];
    for (const {locale, query} of queries) {
      hits.push(await engine.search(locale, query));
    }
    const ranks = queries.map((query, at) => rankOf(query, hits[at] ?? []));
    const pageRanks = pageOnly.map((query, at) => rankOf(query, hits[at] ?? []));
    scores.push(scoresByKind(queries, ranks));
    pageScores.push(scoresByKind(queries, pageRanks));
  }
  return {queries: queries.length, scores, pageScores};
}
