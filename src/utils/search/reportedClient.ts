/** How a search ended, for those who do not see the list. */
export type SearchOutcome =
  {kind: 'results'; query: string; count: number} | {kind: 'failure'; query: string};

/** The call that the modal makes, in whatever detail the client has. */
type Search<Call, Response> = (call: Call) => Promise<Response>;

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
function heldOnFailure<Response>(
  attempt: Promise<Response>,
  isLatest: () => boolean,
): Promise<Response> {
  const started = performance.now();
  const late = attempt.catch(async (cause: unknown) => {
    await wait(Math.max(0, stallThreshold + 50 - (performance.now() - started)));
    // An older search that fails has nothing to say about what is on screen now.
    return isLatest() ? Promise.reject(new RetryError('The search failed.', {cause})) : never;
  });
  const held: Promise<Response>['catch'] = (onRejected) =>
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

function countOf(response: unknown): number {
  const {results} = response as {results?: readonly {hits?: readonly unknown[]}[]};
  return (results ?? []).reduce((sum, {hits = []}) => sum + hits.length, 0);
}

function queryOf(call: unknown): string {
  const {requests} = call as {requests?: readonly {query?: string}[]};
  return requests?.[0]?.query ?? '';
}

/**
 * Wraps the search of a hosted or embedded client: every failure reaches the error screen and stays
 * there, and each outcome is reported unless a newer search has begun.
 *
 * @param search the client's call
 * @param report told how the newest search ended
 */
export function reportedSearch<Call, Response>(
  search: Search<Call, Response>,
  report: (outcome: SearchOutcome) => void,
): Search<Call, Response> {
  let newest = 0;
  return (call) => {
    newest++;
    const own = newest;
    const isLatest = (): boolean => own === newest;
    const query = queryOf(call);
    const attempt = search(call);
    attempt.then(
      (response) => isLatest() && report({kind: 'results', query, count: countOf(response)}),
      () => isLatest() && report({kind: 'failure', query}),
    );
    return heldOnFailure(attempt, isLatest);
  };
}
