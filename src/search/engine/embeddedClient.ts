import type {SearchRequest, SearchResult} from './answer';
import type {Engine} from './engine';
import {fetchIndexFile, SearchIndexError} from './indexFile';
import {startWorker} from './startWorker';
import {WorkerError, type WorkerEngine} from './workerEngine';

export type {SearchRequest, SearchResult} from './answer';

/** The part of the hosted provider's client that the modal calls. */
export interface EmbeddedClient {
  appId: string;
  apiKey: string;
  /** @throws SearchIndexError when the index cannot be had */
  search(call: {requests: readonly SearchRequest[]}): Promise<{results: SearchResult[]}>;
  /** Gets the index before the first query. A failure is silent: the query tries again, and reports. */
  warm(): void;
  addAlgoliaAgent(): void;
  clearCache(): Promise<void>;
  transporter: {algoliaAgent: {value: string; add(): {value: string}}};
}

/** Where a client gets what it needs. */
export interface ClientParts {
  /** @param cache `reload` after a file that was no index */
  fetchIndex: (cache: 'no-cache' | 'reload') => Promise<string>;
  /** Null where there are no workers. */
  startWorker: () => WorkerEngine | null;
  /** Makes an index searchable on this thread. */
  createPageEngine: (text: string) => Promise<Engine>;
}

/** The newest index in an engine that runs; the worker begins while the file is on its way. */
async function prepare(
  {fetchIndex, createPageEngine}: ClientParts,
  worker: WorkerEngine | null,
  cache: 'no-cache' | 'reload',
): Promise<Engine> {
  try {
    const text = await fetchIndex(cache);
    if (!worker) {
      return await createPageEngine(text);
    }
    try {
      await worker.load(text);
      return worker;
    } catch (error) {
      if (error instanceof WorkerError) {
        return await createPageEngine(text);
      }
      throw error;
    }
  } catch (cause) {
    worker?.end();
    throw cause instanceof SearchIndexError
      ? cause
      : new SearchIndexError('The search index could not be loaded.', {cause});
  }
}

/**
 * A search client with the surface of the hosted one, over an index that was built with the site.
 * The index is got once, and again after a failure.
 */
export function createEmbeddedClient(parts: ClientParts): EmbeddedClient {
  let pending: Promise<Engine> | null = null;
  let cache: 'no-cache' | 'reload' = 'no-cache';
  let mayUseWorker = true;

  const load = (): Promise<Engine> => {
    pending ??= prepare(parts, mayUseWorker ? parts.startWorker() : null, cache).catch(
      (error: unknown) => {
        pending = null;
        // What the browser has kept may be what is damaged.
        cache = 'reload';
        throw error;
      },
    );
    return pending;
  };
  const search = async (requests: readonly SearchRequest[]): Promise<SearchResult[]> => {
    try {
      return await (await load()).search(requests);
    } catch (error) {
      if (!(error instanceof WorkerError)) {
        throw error;
      }
      // It ran, and has ended: the page does without.
      mayUseWorker = false;
      pending = null;
      return (await load()).search(requests);
    }
  };
  const algoliaAgent = {value: 'embedded', add: () => algoliaAgent};
  return {
    appId: 'embedded',
    apiKey: 'embedded',
    search: async ({requests}) => ({results: await search(requests)}),
    warm: () => {
      load().catch(() => undefined);
    },
    addAlgoliaAgent: () => undefined,
    clearCache: () => {
      pending = null;
      return Promise.resolve();
    },
    transporter: {algoliaAgent},
  };
}

/** A client that fetches its index from an address on the site's own origin. */
export function createFetchingClient(url: string): EmbeddedClient {
  return createEmbeddedClient({
    fetchIndex: (cache) => fetchIndexFile(url, cache),
    startWorker,
    createPageEngine: async (text) => (await import('./pageEngine')).createPageEngine(text),
  });
}
