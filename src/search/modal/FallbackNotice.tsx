import {useSyncExternalStore, type ReactNode} from 'react';

import {fallbackMessage} from './messages';
import type {OutcomeStore} from './outcomeStore';

/** A quiet line above results that come from the site's own index, where the provider failed. */
export function FallbackNotice({store}: {store: OutcomeStore}): ReactNode {
  const isFallback = useSyncExternalStore(store.subscribe, () => {
    const outcome = store.get();
    return outcome?.kind === 'results' && outcome.isFallback;
  });
  return isFallback ? <p className="SearchModal-Fallback">{fallbackMessage()}</p> : null;
}
