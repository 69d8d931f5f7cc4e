/** The worker's own script. It answers the messages that `workerEngine.ts` sends. */
import {createEngine, type Engine} from './engine';
import {SearchIndexError} from './indexFile';
import type {WorkerAnswer, WorkerCall} from './workerEngine';

/** The part of a worker's scope that is used; the DOM's types, which the site is written with, lack it. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<WorkerCall>) => void) | null;
  postMessage(message: WorkerAnswer): void;
}

const scope = globalThis as unknown as WorkerScope;

let engine: Promise<Engine> | null = null;
const waiting: WorkerCall[] = [];

async function valueOf(call: WorkerCall): Promise<WorkerAnswer['value']> {
  if (call.kind === 'load') {
    engine = createEngine(call.text);
    await engine;
    return [];
  }
  if (!engine) {
    throw new Error('There is nothing to search before an index was loaded.');
  }
  return (await engine).search(call.requests);
}

async function reply(call: WorkerCall): Promise<void> {
  const {id} = call;
  try {
    scope.postMessage({id, value: await valueOf(call)});
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    scope.postMessage({
      id,
      value: [],
      error: {message, isIndex: error instanceof SearchIndexError},
    });
  }
}

/** The newest first: who types fast waits for the last word, and for none before it. */
function replyToNewest(): void {
  const newest = waiting.pop();
  if (newest) {
    void reply(newest);
  }
}

scope.onmessage = ({data}) => {
  waiting.push(data);
  // In a task of its own, so that what has come in the meantime is known.
  setTimeout(replyToNewest);
};
