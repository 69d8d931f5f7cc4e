import type {ThemeConfigAlgolia} from '@docusaurus/theme-search-algolia';
import type {LiteClient} from 'algoliasearch/lite';

import {mainVersion, type SearchOptions} from '../../config/search';
import {pageTitle, readRecord, type Answer, type Question, type Search} from '../hit';

/** The hosted index, and whose part of it is searched. */
export type ProviderOptions = Omit<ThemeConfigAlgolia, 'insights'> &
  Pick<SearchOptions, 'insights' | 'recommendations'> & {
    locale: string;
    /** Origin of the published site, which the provider's records name. */
    siteUrl: string;
  };

/** The provider's answer to a call, as far as it can be relied on: nothing in it need be what it should. */
type Results = readonly {hits?: unknown; nbHits?: unknown; queryID?: unknown}[];

/** Most titles that are asked for; three of them are shown. */
const recommendationCount = 5;

const levels = [0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);

/** What is sent for a question, in the order in which the provider's crawlers' own dialog sends it. */
function toRequest({query, limit, words, version}: Question, options: ProviderOptions): object {
  const {indexName, insights, searchParameters, locale} = options;
  const whole = {
    attributesToRetrieve: [...levels, 'content', 'type', 'url'],
    attributesToSnippet: [...levels.slice(1), 'content'].map((name) => `${name}:${words}`),
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    hitsPerPage: limit,
    clickAnalytics: insights,
  };
  return {
    query,
    indexName,
    ...(words === undefined ? {hitsPerPage: limit} : whole),
    ...searchParameters,
    facetFilters: [
      ...[searchParameters?.facetFilters ?? []].flat(),
      `lang:${locale}`,
      ...(version === undefined ? [] : [`version:${version || mainVersion}`]),
    ],
  };
}

/** No more hits of an answer are read than this, which is more than the modal asks for. */
const mostHits = 100;

/** @throws Error where the provider has found something, and nothing of it can be shown */
function toAnswer({hits: records, nbHits, queryID}: Results[number], siteUrl: string): Answer {
  if (!Array.isArray(records)) {
    throw new Error('The search provider answered without hits.');
  }
  const hits = records
    .slice(0, mostHits)
    .map((record) => readRecord(record, siteUrl))
    .filter((hit) => hit !== null);
  if (hits.length === 0 && records.length > 0) {
    throw new Error('The search provider answered with hits that lead nowhere.');
  }
  return {
    hits,
    count: typeof nbHits === 'number' ? nbHits : hits.length,
    ...(typeof queryID === 'string' && {queryID}),
  };
}

function resultsOf(value: object, count: number): Results {
  const {results} = value as {results?: unknown};
  if (!Array.isArray(results) || results.length < count || results.some((each) => !each)) {
    throw new Error('The search provider answered without results.');
  }
  return results as Results;
}

/** `POST /1/indexes/{*}/queries` */
export function createProviderSearch(client: LiteClient, options: ProviderOptions): Search {
  return async (questions) => {
    const requests = questions.map((question) => toRequest(question, options));
    const value = await client.search({requests} as Parameters<LiteClient['search']>[0]);
    return resultsOf(value, questions.length).map((result) => toAnswer(result, options.siteUrl));
  };
}

/** `POST /1/indexes/{*}/recommendations`: titles of pages; none where the deployment asks for none. */
export async function recommend(
  client: LiteClient,
  {indexName, recommendations: model}: ProviderOptions,
): Promise<string[]> {
  if (model === '') {
    return [];
  }
  const request = {indexName, model, threshold: 0, maxRecommendations: recommendationCount};
  const value = await client.getRecommendations({requests: [request]} as Parameters<
    LiteClient['getRecommendations']
  >[0]);
  const [result] = resultsOf(value, 1);
  const records = Array.isArray(result?.hits) ? (result.hits as unknown[]) : [];
  return records.map(pageTitle).filter((title) => title !== '');
}
