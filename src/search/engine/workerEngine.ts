import type {SearchRequest, SearchResult} from './answer';
import type {Engine} from './engine';
import {SearchIndexError} from './indexFile';

/** What the worker is told. */
export type WorkerCall = {id: number} & (
  {kind: 'load'; text: string} | {kind: 'search'; requests: readonly SearchRequest[]}
);

/** What the worker says to one call. */
export interface WorkerAnswer {
  id: number;
  /** Empty for a call that has no results. */
  value: SearchResult[];
  error?: {message: string; isIndex: boolean};
}

/** The worker did not start, or has ended. */
export class WorkerError extends Error {
  override readonly name = 'WorkerError';
}

/** The part of a worker that is used. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

/** An engine in a worker, before it has its index. */
export interface WorkerEngine extends Engine {
  /** @throws SearchIndexError when the file is of another version, cut off or damaged */
  load(text: string): Promise<void>;
  end(): void;
}

type Settle = {resolve: (value: SearchResult[]) => void; reject: (error: Error) => void};

/**
 * Speaks to a worker that runs `searchWorker.ts`.
 *
 * @returns an engine whose calls fail with a WorkerError once the worker does not run
 */
export function createWorkerEngine(worker: WorkerLike): WorkerEngine {
  const open = new Map<number, Settle>();
  let newest = 0;
  let failure: WorkerError | null = null;

  const fail = (error: WorkerError): void => {
    failure = error;
    worker.terminate();
    open.forEach(({reject}) => reject(error));
    open.clear();
  };
  const call = (
    content: {kind: 'load'; text: string} | {kind: 'search'; requests: readonly SearchRequest[]},
  ) =>
    new Promise<SearchResult[]>((resolve, reject) => {
      if (failure) {
        reject(failure);
        return;
      }
      newest++;
      open.set(newest, {resolve, reject});
      worker.postMessage({id: newest, ...content} satisfies WorkerCall);
    });

  worker.addEventListener('message', (event) => {
    const {id, value, error} = (event as MessageEvent<WorkerAnswer>).data;
    const settle = open.get(id);
    open.delete(id);
    if (error) {
      settle?.reject(
        error.isIndex ? new SearchIndexError(error.message) : new WorkerError(error.message),
      );
    } else {
      settle?.resolve(value);
    }
  });
  // A script that is missing, blocked by a policy, or too new for the browser.
  worker.addEventListener('error', () => fail(new WorkerError('The search worker does not run.')));

  return {
    load: async (text) => void (await call({kind: 'load', text})),
    search: (requests) => call({kind: 'search', requests}),
    end: () => fail(new WorkerError('The search worker has ended.')),
  };
}
