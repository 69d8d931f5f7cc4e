import type {Search} from '../hit';
import {createInsights} from './insights';
import type {createProvider, ProviderOptions} from './provider';

/** Searches the provider's index. */
export function createHostedSearch(options: ProviderOptions) {
  const insights = options.insights ? createInsights(options) : null;
  let provider: Promise<ReturnType<typeof createProvider>> | undefined;
  const load = () =>
    (provider ??= import('./provider').then((module) => module.createProvider(options)));
  const search: Search = async (question) => {
    const ask = await load();
    const {queryID, ...answer} = await ask(question);
    insights?.view(answer.hits);
    return {
      ...answer,
      reportChoice: (hit, position) => insights?.choose(hit, queryID, position),
    };
  };
  /** Loads the provider's client before the first query. The query reports a failure. */
  const warm = (): void => void load().catch(() => (provider = undefined));
  return {search, warm};
}
