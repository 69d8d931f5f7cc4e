import {within} from '../../lib/within';
import type {Search} from '../hit';
import {fetchIndexFile, SearchIndexError} from './indexFile';
import {startWorker, WorkerError, type WorkerEngine} from './workerEngine';

/** The index that is built with the site. */
interface EmbeddedSearch {
  search: Search;
  /** Gets the index before the first query. A failure is silent: the query tries again, and reports. */
  warm: () => void;
}

/** What makes an index searchable. */
export interface EngineParts {
  /** @param cache `reload` after a file that was no index */
  fetchIndex: (cache: 'no-cache' | 'reload') => Promise<string>;
  /** Null where there are no workers. */
  startWorker: () => WorkerEngine | null;
  /** Makes an index searchable on this thread. */
  createPageEngine: (text: string) => Promise<Search>;
}

/** How long the page's own engine is waited for, in ms: it is fetched, and works in steps. */
const patience = 10_000;

/** The newest index in an engine that runs; the worker begins while the file is on its way. */
async function prepare(
  {fetchIndex, createPageEngine}: EngineParts,
  worker: WorkerEngine | null,
  cache: 'no-cache' | 'reload',
): Promise<Search> {
  try {
    const text = await fetchIndex(cache);
    if (worker) {
      try {
        await worker.load(text);
        return worker.search;
      } catch (error) {
        if (!(error instanceof WorkerError)) {
          throw error;
        }
      }
    }
    return await within(createPageEngine(text), patience);
  } catch (cause) {
    worker?.end();
    throw cause instanceof SearchIndexError
      ? cause
      : new SearchIndexError('The search index could not be loaded.', {cause});
  }
}

/**
 * Searches an index that was built with the site. It is got once, and again after a failure. A worker searches;
 * where it does not run, or stops, the page does without.
 */
export function createEmbeddedSearch(parts: EngineParts): EmbeddedSearch {
  let pending: Promise<Search> | null = null;
  let cache: 'no-cache' | 'reload' = 'no-cache';
  let mayUseWorker = true;

  const load = (): Promise<Search> => {
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

  return {
    search: async (questions) => {
      const used = load();
      try {
        return await (
          await used
        )(questions);
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
    warm: () => {
      load().catch(() => undefined);
    },
  };
}

/** Searches an index at an address on the site's own origin. */
export function searchIndexAt(url: string): EmbeddedSearch {
  return createEmbeddedSearch({
    fetchIndex: (cache) => fetchIndexFile(url, cache),
    startWorker,
    createPageEngine: async (text) => (await import('./engine')).createEngine(text, true),
  });
}
