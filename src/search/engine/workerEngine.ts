import {within} from '../../lib/within';
import type {Answer, Question, Search} from '../hit';
import {SearchIndexError} from './indexFile';

/** What the worker is told: an index to load, or questions. */
export type WorkerCall = {id: number} & ({text: string} | {questions: readonly Question[]});

/** What the worker says to one call. */
export type WorkerReply = {id: number} & (
  {answers: Answer[]} | {error: {message: string; isIndex: boolean; isOtherRelease: boolean}}
);

/** The worker did not start, has ended, or says nothing. */
export class WorkerError extends Error {
  override readonly name = 'WorkerError';
}

/** How long each call may take, in ms. A phone needs a second for an index, and 40 ms for a query. */
const patience = {load: 6000, search: 3000};

/** The part of a worker that is used. */
type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

/** An engine in a worker, before it has its index. Its calls fail with a WorkerError once it does not answer. */
export interface WorkerEngine {
  /** @throws SearchIndexError when the file is of another version, cut off or damaged */
  load: (text: string) => Promise<unknown>;
  search: Search;
  end: () => void;
}

/** Speaks to a worker that runs `searchWorker.ts`. */
export function createWorkerEngine(worker: WorkerLike): WorkerEngine {
  type Settle = {resolve: (answers: Answer[]) => void; reject: (error: Error) => void};
  const open = new Map<number, Settle>();
  let newest = 0;
  let failure: WorkerError | null = null;

  const fail = (message: string): void => {
    const error = new WorkerError(message);
    failure = error;
    worker.terminate();
    open.forEach(({reject}) => reject(error));
    open.clear();
  };
  const call = (
    content: {text: string} | {questions: readonly Question[]},
    milliseconds: number,
  ): Promise<Answer[]> => {
    if (failure) {
      return Promise.reject(failure);
    }
    newest++;
    const id = newest;
    const reply = new Promise<Answer[]>((resolve, reject) => open.set(id, {resolve, reject}));
    worker.postMessage({id, ...content} satisfies WorkerCall);
    within(reply, milliseconds).catch(
      () => open.has(id) && fail('The search worker says nothing.'),
    );
    return reply;
  };

  worker.addEventListener('message', (event) => {
    const {data: reply} = event as MessageEvent<WorkerReply>;
    const settle = open.get(reply.id);
    open.delete(reply.id);
    if ('answers' in reply) {
      settle?.resolve(reply.answers);
    } else {
      const {message, isIndex, isOtherRelease} = reply.error;
      settle?.reject(
        isIndex ? new SearchIndexError(message, {isOtherRelease}) : new WorkerError(message),
      );
    }
  });
  // A script that is missing, blocked by a policy, or too new for the browser.
  worker.addEventListener('error', () => fail('The search worker does not run.'));

  return {
    load: (text) => call({text}, patience.load),
    search: (questions) => call({questions}, patience.search),
    end: () => fail('The search worker has ended.'),
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
