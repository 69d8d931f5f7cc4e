import {within} from '../../lib/within';
import type {Search} from '../hit';
import {createInsights} from './insights';
import type {Provider, ProviderOptions} from './provider';

/** In ms. The client tries a second host after the first second. */
const timeouts = {search: 3000, recommendations: 2000};

/** Searches the provider's index; if that fails, or takes too long, the index that is built with the site. */
export function createHostedSearch(options: ProviderOptions, searchBuiltIndex: Search) {
  let provider: Provider | undefined;
  const loadProvider = async (): Promise<Provider> => {
    const {createProvider} = await import('./provider');
    // One for the visit: it remembers answers, and which hosts are down.
    return (provider ??= createProvider(options));
  };
  const search: Search = async (questions) => {
    try {
      return await within(
        loadProvider().then((loaded) => loaded.search(questions)),
        timeouts.search,
      );
    } catch (error) {
      console.warn(`The search provider failed. ${String(error)}`);
      const answers = await searchBuiltIndex(questions);
      return answers.map((answer) => ({...answer, isFallback: true}));
    }
  };
  return {
    search,
    /** Loads the provider's client before the first query. The query reports a failure. */
    warm: () => void loadProvider().catch(() => undefined),
    recommend: (): Promise<string[]> =>
      within(
        loadProvider().then((loaded) => loaded.recommend()),
        timeouts.recommendations,
      ).catch(() => []),
    /** Reports what was seen and chosen; null if the deployment does not ask for it. */
    insights: options.insights ? createInsights(options) : null,
  };
}
