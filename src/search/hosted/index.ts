import {within} from '../../lib/within';
import type {Search} from '../hit';
import {createFallbackSearch} from './fallback';
import {createInsights} from './insights';
import {createProviderSearch, recommend, type ProviderOptions} from './provider';

/** Recommendations are an offer, and waited for no longer than this, in ms. */
const patience = 2000;

/** The hosted provider, with the embedded index to stand in. Its client is fetched here and not before. */
export function createHostedSearch(
  options: ProviderOptions,
  embedded: {search: Search; warm: () => void},
) {
  const {appId, apiKey, indexName, insights} = options;
  let isReported = false;
  let loading: Promise<ReturnType<typeof import('./createClient').createClient>> | null = null;
  const client = () =>
    (loading ??= import('./createClient')
      .then(({createClient}) => createClient(appId, apiKey))
      .catch((error: unknown) => {
        loading = null;
        throw error;
      }));
  client().catch(() => undefined);
  return {
    ...createFallbackSearch({
      hosted: async (questions) => createProviderSearch(await client(), options)(questions),
      embedded: embedded.search,
      warm: embedded.warm,
      onFailure: (error) => {
        if (!isReported) {
          isReported = true;
          console.warn(`The search provider failed. ${String(error)}`);
        }
      },
    }),
    recommend: (): Promise<string[]> =>
      within(
        client().then((ready) => recommend(ready, options)),
        patience,
      ).catch(() => []),
    /** Reports what was seen and chosen; null where the deployment does not ask for it. */
    insights: insights ? createInsights(appId, apiKey, indexName) : null,
  };
}
