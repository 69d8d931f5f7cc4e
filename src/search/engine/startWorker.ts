import {createWorkerEngine, type WorkerEngine} from './workerEngine';

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
