import {within} from '../../lib/within';
import type {Answer, Question, Search} from '../hit';

/** How long readers wait for the provider, in ms, before the site's own index answers. */
const patience = 700;
/** When the index is fetched at the latest, in ms after the provider was asked, so that it is there in time. */
const warmUp = 300;
/** How long the provider is waited for, in ms, where the site's own index does not answer either. */
const lastPatience = 10_000;

interface FallbackOptions {
  hosted: Search;
  embedded: Search;
  /** Fetches the embedded index before it is needed. */
  warm: () => void;
  /** Told of the provider's failures; readers are served all the same. */
  onFailure: (error: unknown) => void;
}

/**
 * Asks the provider, and the site's own index where the provider fails or keeps readers waiting. What
 * comes late does not replace what they see. After a failure the index answers at once, while one
 * request at a time finds out whether the provider is back.
 */
export function createFallbackSearch({hosted, embedded, warm, onFailure}: FallbackOptions) {
  let isTroubled = false;
  let pending = 0;

  const ask: Search = async (questions) => {
    const started = performance.now();
    pending++;
    try {
      const answers = await hosted(questions);
      isTroubled = performance.now() - started > patience;
      return answers;
    } catch (error) {
      isTroubled = true;
      onFailure(error);
      throw error;
    } finally {
      pending--;
    }
  };

  const early = async (attempt: Promise<Answer[]>): Promise<Answer[] | null> => {
    const timer = setTimeout(warm, warmUp);
    const answers = await within(attempt, patience).catch(() => null);
    clearTimeout(timer);
    isTroubled ||= answers === null;
    return answers;
  };

  return {
    /** Gets the index ready where the provider was slow or failed before. Other readers do not pay for it. */
    prepare: (): void => {
      if (isTroubled) {
        warm();
      }
    },
    search: async (questions: readonly Question[]): Promise<Answer[]> => {
      const wasTroubled = isTroubled;
      const attempt = wasTroubled && pending > 0 ? null : ask(questions);
      // It is waited for below, or not at all.
      attempt?.catch(() => undefined);
      const answers = attempt && !wasTroubled ? await early(attempt) : null;
      if (answers) {
        return answers;
      }
      try {
        return (await embedded(questions)).map((answer) => ({...answer, isFallback: true}));
      } catch (error) {
        if (!attempt) {
          throw error;
        }
        return within(attempt, lastPatience);
      }
    },
  };
}
