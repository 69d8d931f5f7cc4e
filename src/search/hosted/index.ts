import {within} from '../../lib/within';
import type {Search} from '../hit';
import {createInsights} from './insights';
import type {Provider, ProviderOptions} from './provider';

/** In ms. The client tries a second host after the first second. */
const timeout = 3000;

/** Searches the provider's index; once that fails or takes too long, the index that is built with the site. */
export function createHostedSearch(options: ProviderOptions, searchBuiltIndex: Search) {
  let provider: Promise<Provider> | undefined;
  const load = (): Promise<Provider> =>
    (provider ??= import('./provider').then(({createProvider}) => createProvider(options)));
  let hasFailed = false;
  const search: Search = async (question) => {
    if (!hasFailed) {
      try {
        const {search: ask} = await load();
        return await within(ask(question), timeout);
      } catch (error) {
        console.warn(`The search provider failed. ${String(error)}`);
        hasFailed = true;
      }
    }
    return {...(await searchBuiltIndex(question)), isFallback: true};
  };
  return {
    search,
    /** Loads the provider's client before the first query. The query reports a failure. */
    warm: () => void load().catch(() => undefined),
    /** Titles of pages that the provider recommends. */
    recommend: async (): Promise<string[]> => {
      if (hasFailed) {
        return [];
      }
      const recommended = load().then(({recommend}) => recommend());
      return within(recommended, timeout).catch(() => []);
    },
    /** Reports what was seen and chosen; null if the deployment does not ask for it. */
    insights: options.insights ? createInsights(options) : null,
  };
}
