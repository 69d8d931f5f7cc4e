/** Searches the index that is built with the site, in a worker. */
import {withTimeout} from '../../lib/withTimeout';
import type {Answer, Question, Search} from '../types';

/** The worker is sent the index first, then questions. */
export interface WorkerCall {
  text?: string;
  question?: Question;
}

/** In ms. A phone needs a second for an index, and 40 ms for a query. */
const timeouts = {fetch: 8000, load: 15_000, search: 3000};

/** Starts a worker, and loads the index into it. */
async function load(url: string): Promise<Search> {
  // The bundler reads this expression, and makes the file a script of its own.
  const worker = new Worker(new URL('./searchWorker.ts', import.meta.url));
  const failure = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => reject(new Error('The search worker failed.')));
  });
  const ask = (call: WorkerCall, timeout: number): Promise<Answer> => {
    const {port1, port2} = new MessageChannel();
    const reply = new Promise<Answer>((resolve) => {
      port1.onmessage = ({data}: MessageEvent<Answer>) => resolve(data);
    });
    worker.postMessage(call, [port2]);
    return withTimeout(Promise.race([reply, failure]), timeout);
  };
  try {
    // The worker starts while the file is being fetched.
    const fetching = fetch(url, {cache: 'no-cache', signal: AbortSignal.timeout(timeouts.fetch)});
    const response = await Promise.race([fetching, failure]);
    if (!response.ok) {
      throw new Error(`${url} answered ${response.status}. The development server has no index.`);
    }
    await ask({text: await response.text()}, timeouts.load);
  } catch (error) {
    worker.terminate();
    throw error;
  }
  return (question) => ask({question}, timeouts.search);
}

/** Searches an index at an address on the site's own origin. The index is loaded once, and again after a failure. */
export function searchIndexAt(url: string): {search: Search; warm: () => void} {
  let index: Promise<Search> | undefined;
  const ask: Search = async (question) => (await (index ??= load(url)))(question);
  return {
    search: (question) =>
      ask(question).catch(() => {
        // Systems end workers to save memory.
        index = undefined;
        return ask(question);
      }),
    /** Loads the index before the first query. The query reports a failure. */
    warm: () => void (index ??= load(url)).catch(() => undefined),
  };
}
