/** The index that is built with the site, searched in a worker, or on the page where no worker runs. */
import {isOffline} from '../../lib/offline';
import {readOfflineText} from '../../lib/offlineText';
import {within} from '../../lib/within';
import type {Answer, Question, Search} from '../hit';
import {fetchIndexFile, SearchIndexError} from './indexFile';

type Settle = {resolve: (answers: Answer[]) => void; reject: (error: Error) => void};
type WorkerTask = {text: string} | {questions: readonly Question[]};

/** What the worker is told: an index to load, or questions. */
export type WorkerCall = {id: number} & WorkerTask;

/** What the worker says to one call. */
export type WorkerReply = {id: number} & (
  | {answers: Answer[]}
  | {error: {message: string; isIndex: boolean; isOtherRelease: boolean}}
);

/** The worker did not start, has ended, or says nothing. */
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
  /** Grows with each reply. */
  let heard = 0;

  const fail = (message: string): void => {
    const error = new WorkerError(message);
    failure = error;
    worker.terminate();
    open.forEach(({reject}) => reject(error));
    open.clear();
  };
  /** Ends a worker that says nothing to anyone. A call may wait much longer while newer ones are answered first. */
  const watch = (id: number, reply: Promise<unknown>, milliseconds: number): void => {
    const before = heard;
    within(reply, milliseconds).catch(() => {
      if (open.has(id) && heard === before) {
        fail('The search worker does not respond.');
      } else if (open.has(id)) {
        watch(id, reply, milliseconds);
      }
    });
  };
  const call = (task: WorkerTask, milliseconds: number): Promise<Answer[]> => {
    if (failure) {
      return Promise.reject(failure);
    }
    newest++;
    const id = newest;
    const reply = new Promise<Answer[]>((resolve, reject) => open.set(id, {resolve, reject}));
    worker.postMessage({id, ...task} satisfies WorkerCall);
    watch(id, reply, milliseconds);
    return reply;
  };

  worker.addEventListener('message', (event) => {
    const {data: reply} = event as MessageEvent<WorkerReply>;
    heard++;
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
  fetchIndex: (cache: 'no-cache' | 'reload') => Promise<string>;
  /** Null where there are no workers. */
  startWorker: () => WorkerEngine | null;
  createPageEngine: (text: string) => Promise<Search>;
}

/** The page's own engine. The index has just arrived, so a script that is missing now belonged to an earlier release. */
async function preparePageEngine(
  createPageEngine: EngineParts['createPageEngine'],
  text: string,
): Promise<Search> {
  try {
    return await within(createPageEngine(text), patience.pageEngine);
  } catch (cause) {
    const isLate = cause instanceof DOMException && cause.name === 'TimeoutError';
    if (isLate || cause instanceof SearchIndexError) {
      throw cause;
    }
    throw new SearchIndexError('The search script could not be loaded.', {
      cause,
      isOtherRelease: true,
    });
  }
}

/** The newest index in an engine that runs; the worker begins while the file is on its way. */
async function prepare(
  {fetchIndex, createPageEngine}: EngineParts,
  worker: WorkerEngine | null,
  cache: 'no-cache' | 'reload',
): Promise<Search> {
  try {
    const text = await fetchIndex(cache);
    try {
      await worker?.load(text);
    } catch (error) {
      if (!(error instanceof WorkerError)) {
        throw error;
      }
      worker = null;
    }
    return worker?.search ?? (await preparePageEngine(createPageEngine, text));
  } catch (cause) {
    worker?.end();
    throw cause instanceof SearchIndexError
      ? cause
      : new SearchIndexError('The search index could not be loaded.', {cause});
  }
}

/** Searches an index, which is got once, and again after a failure. */
export function createEmbeddedSearch(parts: EngineParts): {
  search: Search;
  /** Gets the index before the first query. A failure is silent: the query tries again, and reports. */
  warm: () => void;
} {
  let pending: Promise<Search> | null = null;
  let cache: 'no-cache' | 'reload' = 'no-cache';
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
    search: async (questions) => {
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
    fetchIndex: (cache) => (isOffline() ? readOfflineText(url) : fetchIndexFile(url, cache)),
    startWorker,
    createPageEngine: async (text) => {
      const search = (await import('./engine')).createEngine(text);
      return (questions) => Promise.resolve(search(questions));
    },
  });
}
