import type {Search, SearchAnswer} from '../hosted/types';

/** How a search ended, for those who do not see the list. */
export type SearchOutcome =
  | {kind: 'results'; query: string; count: number; isFallback: boolean}
  | {kind: 'failure'; query: string};

/** The modal's core turns a search into "stalled" after this time. Source: autocomplete-core 1.17. */
const stallThreshold = 300;

/** The only kind of failure that the modal shows its error screen for. */
export class RetryError extends Error {
  override readonly name = 'RetryError';
}

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

const never = new Promise<never>(() => undefined);

/**
 * Lets the modal's error screen stay (row SR-7). The modal calls `search(…).catch(show)` and rethrows;
 * its core then goes back to idle, and the error screen is gone before it is painted. So what this
 * promise's `catch` returns never settles: `show` has been called, and nothing follows it. The failure
 * comes after the stall threshold, because "stalled" would put the results screen back.
 */
function heldOnFailure(
  attempt: Promise<SearchAnswer>,
  isLatest: () => boolean,
): Promise<SearchAnswer> {
  const started = performance.now();
  const late = attempt.catch(async (cause: unknown) => {
    await wait(Math.max(0, stallThreshold + 50 - (performance.now() - started)));
    // An older search that fails has nothing to say about what is on screen now.
    return isLatest() ? Promise.reject(new RetryError('The search failed.', {cause})) : never;
  });
  const held: Promise<SearchAnswer>['catch'] = (onRejected) =>
    late.then(undefined, (error: unknown) => {
      try {
        void onRejected?.(error);
      } catch {
        // The modal throws the same error again.
      }
      return never;
    });
  return Object.assign(late, {catch: held});
}

/**
 * Wraps the search of a hosted or embedded client: every failure reaches the error screen and stays
 * there, and each outcome is reported unless a newer search has begun.
 *
 * @param search the client's call
 * @param report told how the newest search ended
 */
export function reportedSearch(search: Search, report: (outcome: SearchOutcome) => void): Search {
  let newest = 0;
  return (call) => {
    newest++;
    const own = newest;
    const isLatest = (): boolean => own === newest;
    const query = call.requests[0]?.query ?? '';
    const attempt = search(call);
    attempt.then(
      ({results, isFallback = false}) => {
        const count = results.reduce((sum, {hits}) => sum + hits.length, 0);
        if (isLatest()) {
          report({kind: 'results', query, count, isFallback});
        }
      },
      () => isLatest() && report({kind: 'failure', query}),
    );
    return heldOnFailure(attempt, isLatest);
  };
}
