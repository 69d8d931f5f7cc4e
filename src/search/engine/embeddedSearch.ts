/** The index that is built with the site, searched in a worker, or on the page where no worker runs. */
import {within} from '../../lib/within';
import type {Answer, Question, Search} from '../hit';
import {fetchIndexFile, OtherReleaseError} from './indexFile';

type Settle = {resolve: (answers: Answer[]) => void; reject: (error: Error) => void};
type WorkerTask = {text: string} | {questions: readonly Question[]};

/** What the worker is told: an index to load, or questions. */
export type WorkerCall = {id: number} & WorkerTask;

/** What the worker says to one call. */
export type WorkerReply = {id: number} & ({answers: Answer[]} | {error: string});

/** The worker did not start, has ended, cannot do what it is asked for, or says nothing. */
export class WorkerError extends Error {
  override readonly name = 'WorkerError';
}

/** How long is waited, in ms. A phone needs a second for an index, and 40 ms for a query. */
const patience = {load: 6000, search: 3000, pageEngine: 10_000};

/** An engine in a worker. Its calls fail with a WorkerError once it does not answer. */
export interface WorkerEngine {
  load: (text: string) => Promise<unknown>;
  search: Search;
  end: () => void;
}

/** Speaks to a worker that runs `searchWorker.ts`. */
export function createWorkerEngine(
  worker: Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>,
): WorkerEngine {
  const open = new Map<number, Settle>();
  let newest = 0;
  let failure: WorkerError | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const fail = (message: string): void => {
    const error = new WorkerError(message);
    failure = error;
    clearTimeout(timer);
    worker.terminate();
    open.forEach(({reject}) => reject(error));
    open.clear();
  };
  /** Ends a worker that says nothing to anyone. A call may wait much longer while newer ones are answered first. */
  const watch = (milliseconds: number): void => {
    clearTimeout(timer);
    timer = setTimeout(
      () => open.size > 0 && fail('The search worker does not respond.'),
      milliseconds,
    );
  };
  const call = (task: WorkerTask, milliseconds: number): Promise<Answer[]> => {
    if (failure) {
      return Promise.reject(failure);
    }
    if (open.size === 0) {
      watch(milliseconds);
    }
    newest++;
    const id = newest;
    worker.postMessage({id, ...task} satisfies WorkerCall);
    return new Promise((resolve, reject) => open.set(id, {resolve, reject}));
  };

  worker.addEventListener('message', (event) => {
    const {data: reply} = event as MessageEvent<WorkerReply>;
    const settle = open.get(reply.id);
    open.delete(reply.id);
    watch(patience.search);
    if ('answers' in reply) {
      settle?.resolve(reply.answers);
    } else {
      settle?.reject(new WorkerError(reply.error));
    }
  });
  // A script that is missing, blocked by a policy, or too new for the browser.
  worker.addEventListener('error', () => fail('The search worker failed.'));

  return {
    load: (text) => call({text}, patience.load),
    search: (questions) => call({questions}, patience.search),
    end: () => fail('The search worker has ended.'),
  };
}

/** What makes an index searchable. */
export interface EngineParts {
  /** @param cache `reload` after a file that was no index */
  fetchIndex: (cache: RequestCache) => Promise<string>;
  /** Null where there are no workers. */
  startWorker: () => WorkerEngine | null;
  createPageEngine: (text: string) => Promise<Search>;
}

/**
 * The newest index in an engine that runs: the worker, which begins while the file is on its way, or else the page's own,
 * which also says what is wrong with an index.
 */
async function prepare(
  {fetchIndex, createPageEngine}: EngineParts,
  worker: WorkerEngine | null,
  cache: RequestCache,
): Promise<Search> {
  let text = '';
  try {
    text = await fetchIndex(cache);
    if (worker) {
      await worker.load(text);
      return worker.search;
    }
  } catch (error) {
    worker?.end();
    if (!(error instanceof WorkerError)) {
      throw error;
    }
  }
  return within(createPageEngine(text), patience.pageEngine);
}

/** Searches an index, which is got once, and again after a failure. */
export function createEmbeddedSearch(parts: EngineParts) {
  let pending: Promise<Search> | null = null;
  let cache: RequestCache = 'no-cache';
  let mayUseWorker = true;

  const load = (): Promise<Search> =>
    (pending ??= prepare(parts, mayUseWorker ? parts.startWorker() : null, cache).catch(
      (error: unknown) => {
        pending = null;
        // What the browser has kept may be what is damaged.
        cache = 'reload';
        throw error;
      },
    ));

  return {
    search: async (questions: readonly Question[]): Promise<Answer[]> => {
      const used = load();
      const search = await used;
      try {
        return await search(questions);
      } catch (error) {
        if (!(error instanceof WorkerError)) {
          throw error;
        }
        // It ran, and has ended.
        mayUseWorker = false;
        pending = pending === used ? null : pending;
        return (await load())(questions);
      }
    },
    /** Gets the index before the first query. A failure is silent: the query tries again, and reports. */
    warm: () => void load().catch(() => undefined),
  };
}

function startWorker(): WorkerEngine | null {
  try {
    // The bundler reads this expression, and makes the file a script of its own.
    return createWorkerEngine(new Worker(new URL('./searchWorker.ts', import.meta.url)));
  } catch {
    return null;
  }
}

/** Searches an index at an address on the site's own origin. */
export function searchIndexAt(url: string): ReturnType<typeof createEmbeddedSearch> {
  return createEmbeddedSearch({
    fetchIndex: (cache) => fetchIndexFile(url, cache),
    startWorker,
    createPageEngine: async (text) => {
      const {createEngine} = await import('./engine').catch((cause: unknown) => {
        // The index has just arrived, so a script that is missing now belonged to an earlier release.
        throw new OtherReleaseError('The search script could not be loaded.', {cause});
      });
      const search = createEngine(text);
      return (questions) => Promise.resolve(search(questions));
    },
  });
}
