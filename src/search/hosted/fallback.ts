import type {Search, SearchAnswer} from './types';

/** How long readers wait for the provider, in ms, before the site's own index answers. */
const patience = 700;
/** When the index is fetched at the latest, in ms after the provider was asked, so that it is there in time. */
const warmUp = 300;

/** Settles with null when the promise fails or takes longer. */
function within<T>(promise: Promise<T>, milliseconds: number): Promise<T | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), milliseconds);
    const finish = (value: T | null): void => {
      clearTimeout(timer);
      resolve(value);
    };
    promise.then(finish, () => finish(null));
  });
}

/** Who is asked. */
export interface FallbackSources {
  hosted: Search;
  embedded: Search;
  /** Fetches the embedded index before it is needed. */
  warm: () => void;
  /** Told of the provider's failures; readers are served all the same. */
  onFailure: (error: unknown) => void;
}

/** A search with somebody to stand in. */
export interface FallbackSearch {
  search: Search;
  /** Gets the index ready where the provider was slow or failed before. Other readers do not pay for it. */
  prepare: () => void;
}

/**
 * Asks the provider, and the site's own index where the provider fails or keeps readers waiting. What
 * comes late does not replace what they see. After a failure the index answers at once, while one
 * request at a time finds out whether the provider is back.
 */
export function createFallbackSearch({
  hosted,
  embedded,
  warm,
  onFailure,
}: FallbackSources): FallbackSearch {
  let isTroubled = false;
  let pending = 0;

  const ask: Search = async (call) => {
    const started = performance.now();
    pending++;
    try {
      const answer = await hosted(call);
      isTroubled = performance.now() - started > patience;
      return answer;
    } catch (error) {
      isTroubled = true;
      onFailure(error);
      throw error;
    } finally {
      pending--;
    }
  };

  const early = async (attempt: Promise<SearchAnswer>): Promise<SearchAnswer | null> => {
    const timer = setTimeout(warm, warmUp);
    const answer = await within(attempt, patience);
    clearTimeout(timer);
    isTroubled ||= answer === null;
    return answer;
  };

  return {
    prepare: () => {
      if (isTroubled) {
        warm();
      }
    },
    async search(call) {
      const wasTroubled = isTroubled;
      const attempt = wasTroubled && pending > 0 ? null : ask(call);
      // It is waited for below, or not at all.
      attempt?.catch(() => undefined);
      const answer = attempt && !wasTroubled ? await early(attempt) : null;
      if (answer) {
        return answer;
      }
      try {
        return {...(await embedded(call)), isFallback: true};
      } catch (error) {
        if (!attempt) {
          throw error;
        }
        return attempt;
      }
    },
  };
}
