/** Searches the index that is built with the site in a worker, or on the page if the worker cannot start. */
import {within} from '../../lib/within';
import type {Answer, Question, Search} from '../hit';
import {OtherReleaseError} from './indexFile';

/** What the worker is sent: the index, then questions. It answers in the same order. */
export type WorkerCall = {text: string} | {questions: readonly Question[]};
export type WorkerReply = {answers: Answer[]} | {error: string};

/** In ms. A phone needs a second for an index, and 40 ms for a query. */
const timeouts = {fetch: 8000, load: 6000, search: 3000};

/** Fetches an index file from the site's own origin. */
async function fetchIndex(url: string, cache: RequestCache): Promise<string> {
  const response = await fetch(url, {cache, signal: AbortSignal.timeout(timeouts.fetch)});
  if (!response.ok) {
    throw new Error(`${url} answered ${response.status}.`);
  }
  return response.text();
}

/** A function that sends a call to `searchWorker.ts`, and rejects if the worker fails or does not answer in time. */
function startWorker(): (call: WorkerCall, timeout: number) => Promise<Answer[]> {
  // The bundler reads this expression, and makes the file a script of its own.
  const worker = new Worker(new URL('./searchWorker.ts', import.meta.url));
  const waiting: {resolve: (answers: Answer[]) => void; reject: (error: Error) => void}[] = [];
  worker.addEventListener('message', ({data}: MessageEvent<WorkerReply>) => {
    const call = waiting.shift();
    if ('answers' in data) {
      call?.resolve(data.answers);
    } else {
      call?.reject(new Error(data.error));
    }
  });
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => reject(new Error('The search worker failed.')));
  });
  failed.catch(() => undefined);
  return async (call, timeout) => {
    const answer = new Promise<Answer[]>((resolve, reject) => {
      waiting.push({resolve, reject});
    });
    worker.postMessage(call);
    try {
      return await within(Promise.race([answer, failed]), timeout);
    } catch (error) {
      worker.terminate();
      throw error;
    }
  };
}

async function loadOnPage(text: string): Promise<Search> {
  const {createEngine} = await import('./engine').catch((cause: unknown) => {
    // The index has just arrived, so a script that is missing now belonged to an earlier release.
    throw new OtherReleaseError('The search script could not be loaded.', {cause});
  });
  const search = createEngine(text);
  return (questions) => Promise.resolve(search(questions));
}

async function load(url: string, cache: RequestCache): Promise<Search> {
  // The worker starts while the file is being fetched.
  const call = 'Worker' in globalThis ? startWorker() : null;
  const text = await fetchIndex(url, cache);
  try {
    if (call) {
      await call({text}, timeouts.load);
      return (questions) => call({questions}, timeouts.search);
    }
  } catch {
    // The page searches by itself, and reports what is wrong with the index.
  }
  return within(loadOnPage(text), timeouts.load);
}

/** Searches an index at an address on the site's own origin. It is loaded once, and again after a failure. */
export function searchIndexAt(url: string): {search: Search; warm: () => void} {
  let loading: Promise<Search> | null = null;
  let cache: RequestCache = 'no-cache';
  const ready = (): Promise<Search> =>
    (loading ??= load(url, cache).catch((error: unknown) => {
      loading = null;
      // The copy in the browser's cache may be damaged.
      cache = 'reload';
      throw error;
    }));
  return {
    search: async (questions) => {
      const used = ready();
      const searchIndex = await used;
      try {
        return await searchIndex(questions);
      } catch {
        // Systems end workers to save memory. Another one takes over.
        loading = loading === used ? null : loading;
        return (await ready())(questions);
      }
    },
    /** Loads the index before the first query. The query reports a failure. */
    warm: () => void ready().catch(() => undefined),
  };
}
