import {TimeoutError, within} from '../../lib/within';
import type {Answer, Question, Search} from '../hit';
import {SearchIndexError} from './indexFile';

/** What the worker is told: an index to load, or questions. */
export type WorkerCall = {id: number} & (
  {kind: 'load'; text: string} | {kind: 'search'; questions: readonly Question[]}
);

/** What the worker says to one call. */
export interface WorkerReply {
  id: number;
  answers: Answer[];
  error?: {message: string; isIndex: boolean; isOtherRelease: boolean};
}

/** The worker did not start, has ended, or says nothing. */
export class WorkerError extends Error {
  override readonly name = 'WorkerError';
}

/** How long each call may take, in ms. A phone needs a second for an index, and 40 ms for a query. */
const patience = {load: 6000, search: 3000};

/** The part of a worker that is used. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

/** An engine in a worker, before it has its index. */
export interface WorkerEngine {
  /** @throws SearchIndexError when the file is of another version, cut off or damaged */
  load: (text: string) => Promise<void>;
  search: Search;
  end: () => void;
}

/**
 * Speaks to a worker that runs `searchWorker.ts`.
 *
 * @returns an engine whose calls fail with a WorkerError once the worker does not answer
 */
export function createWorkerEngine(worker: WorkerLike): WorkerEngine {
  const open = new Map<
    number,
    {resolve: (answers: Answer[]) => void; reject: (error: Error) => void}
  >();
  let newest = 0;
  let failure: WorkerError | null = null;

  const fail = (error: WorkerError): void => {
    failure = error;
    worker.terminate();
    open.forEach(({reject}) => reject(error));
    open.clear();
  };
  const call = async (
    content: {kind: 'load'; text: string} | {kind: 'search'; questions: readonly Question[]},
  ): Promise<Answer[]> => {
    if (failure) {
      throw failure;
    }
    const reply = new Promise<Answer[]>((resolve, reject) => {
      newest++;
      open.set(newest, {resolve, reject});
      worker.postMessage({id: newest, ...content} satisfies WorkerCall);
    });
    try {
      return await within(reply, patience[content.kind]);
    } catch (error) {
      if (error instanceof TimeoutError) {
        fail(new WorkerError('The search worker says nothing.'));
      }
      throw failure ?? error;
    }
  };

  worker.addEventListener('message', (event) => {
    const {id, answers, error} = (event as MessageEvent<WorkerReply>).data;
    const reply = open.get(id);
    open.delete(id);
    if (error) {
      const {message, isIndex, isOtherRelease} = error;
      reply?.reject(
        isIndex ? new SearchIndexError(message, {isOtherRelease}) : new WorkerError(message),
      );
    } else {
      reply?.resolve(answers);
    }
  });
  // A script that is missing, blocked by a policy, or too new for the browser.
  worker.addEventListener('error', () => fail(new WorkerError('The search worker does not run.')));

  return {
    load: async (text) => void (await call({kind: 'load', text})),
    search: (questions) => call({kind: 'search', questions}),
    end: () => fail(new WorkerError('The search worker has ended.')),
  };
}

/**
 * Starts the search's worker.
 *
 * @returns null where the browser has no workers, or refuses this one
 */
export function startWorker(): WorkerEngine | null {
  try {
    // The bundler reads this expression, and makes the file a script of its own.
    return createWorkerEngine(new Worker(new URL('./searchWorker.ts', import.meta.url)));
  } catch {
    return null;
  }
}
