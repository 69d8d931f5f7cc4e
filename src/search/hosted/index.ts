import {withTimeout} from '../../lib/withTimeout';
import type {Search} from '../types';
import {createInsights} from './insights';
import type {createProvider, ProviderOptions} from './provider';

/** In ms. The client tries a second host after the first second. */
const timeout = 3000;

/** Searches the provider's index; once that fails or takes too long, the index that is built with the site. */
export function createHostedSearch(options: ProviderOptions, searchBuiltIndex: Search) {
  const insights = options.insights ? createInsights(options) : null;
  let provider: Promise<ReturnType<typeof createProvider>> | undefined;
  const load = () =>
    (provider ??= import('./provider').then((module) => module.createProvider(options)));
  let hasFailed = false;
  const search: Search = async (question) => {
    if (!hasFailed) {
      try {
        const answering = load().then((ask) => ask(question));
        const {queryID, ...answer} = await withTimeout(answering, timeout);
        insights?.view(answer.hits);
        return {
          ...answer,
          reportChoice: (hit, position) => insights?.reportChoice(hit, queryID, position),
        };
      } catch (error) {
        console.warn(`The search provider failed. ${String(error)}`);
        hasFailed = true;
      }
    }
    return searchBuiltIndex(question);
  };
  /** Loads the provider's client before the first query. The query reports a failure. */
  const warm = (): void => void load().catch(() => undefined);
  return {search, warm};
}
