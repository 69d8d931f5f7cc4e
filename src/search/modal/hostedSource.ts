import type {DocSearchModalProps} from '@docsearch/react';
import type {ThemeConfigAlgolia} from '@docusaurus/theme-search-algolia';
import {mergeFacetFilters} from '@docusaurus/theme-search-algolia/client';

import type {SearchOptions} from '../../config/search';
import {createFallbackSearch, type FallbackSearch} from '../hosted/fallback';
import type {HostedClient} from '../hosted/hostedClient';
import {createInsights} from '../hosted/insights';
import type {Search} from '../hosted/types';

type Items = Parameters<NonNullable<DocSearchModalProps['transformItems']>>[0];

/** Most titles that are asked for; three of them are shown. */
const recommendationCount = 5;

interface HostedSourceOptions extends Omit<ThemeConfigAlgolia, 'insights'>, SearchOptions {
  locale: string;
  /** Origin of the published site, which the provider's records may name. */
  siteUrl: string;
  embedded: Search;
  warm: () => void;
}

/** The hosted provider as the modal uses it. */
export interface HostedSource extends FallbackSearch {
  /** Titles of recommended pages; none where the deployment asks for none. */
  recommend: () => Promise<string[]>;
  searchParameters: {facetFilters: ReturnType<typeof mergeFacetFilters>};
  transformItems: (items: Items) => Items;
  insights: DocSearchModalProps['insights'];
}

function createInsightsOption({appId, apiKey, insights}: HostedSourceOptions) {
  return insights ? {insightsClient: createInsights(appId, apiKey)} : false;
}

/** The hosted provider, with the embedded index to stand in. Its client is fetched here and not before. */
export function createHostedSource(options: HostedSourceOptions): HostedSource {
  const {appId, apiKey, indexName, searchParameters, recommendations, locale, siteUrl} = options;
  let isReported = false;
  const client: Promise<HostedClient> = import('../hosted/hostedClient').then(
    ({createHostedClient}) => createHostedClient({appId, apiKey}),
  );
  // Whoever asks is told.
  client.catch(() => undefined);

  const fallback = createFallbackSearch({
    hosted: async (call) => (await client).search(call),
    embedded: options.embedded,
    warm: options.warm,
    onFailure: (error) => {
      if (!isReported) {
        isReported = true;
        console.warn(`The search provider failed. ${String(error)}`);
      }
    },
  });

  /** A hit's address on this site without its origin, so that previews of the site stay where they are. */
  const toSitePath = (address: string): string => {
    const {origin, pathname, search, hash} = new URL(address, siteUrl);
    return origin === new URL(siteUrl).origin ? pathname + search + hash : address;
  };

  return {
    ...fallback,
    recommend: async () =>
      recommendations === ''
        ? []
        : (await client).recommend(indexName, recommendations, recommendationCount).catch(() => []),
    searchParameters: {
      ...searchParameters,
      facetFilters: mergeFacetFilters(searchParameters?.facetFilters, [`lang:${locale}`]),
    },
    transformItems: (items) => items.map((item) => ({...item, url: toSitePath(item.url)})),
    insights: createInsightsOption(options),
  };
}
