/** The worker's own script. It answers the calls that `workerEngine.ts` sends. */
import type {Search} from '../hit';
import {createEngine} from './engine';
import {SearchIndexError} from './indexFile';
import type {WorkerCall, WorkerReply} from './workerEngine';

/** The part of a worker's scope that is used; the DOM's types, which the site is written with, lack it. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<WorkerCall>) => void) | null;
  postMessage: (message: WorkerReply) => void;
}

const scope = globalThis as unknown as WorkerScope;

let engine: Promise<Search> | null = null;
const waiting: WorkerCall[] = [];

async function answersTo(call: WorkerCall): Promise<WorkerReply['answers']> {
  if (call.kind === 'load') {
    engine = createEngine(call.text, false);
    await engine;
    return [];
  }
  if (!engine) {
    throw new Error('There is nothing to search before an index was loaded.');
  }
  return (await engine)(call.questions);
}

async function reply(call: WorkerCall): Promise<void> {
  const {id} = call;
  try {
    scope.postMessage({id, answers: await answersTo(call)});
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const isIndex = error instanceof SearchIndexError;
    const isOtherRelease = isIndex && error.isOtherRelease;
    scope.postMessage({id, answers: [], error: {message, isIndex, isOtherRelease}});
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
