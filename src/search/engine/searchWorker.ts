/** The worker's own script. It answers the calls that `workerEngine.ts` sends. */
import type {Answer, Search} from '../hit';
import {createEngine} from './engine';
import {SearchIndexError} from './indexFile';
import type {WorkerCall, WorkerReply} from './workerEngine';

/** The part of a worker's scope that is used; the DOM's types, which the site is written with, lack it. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<WorkerCall>) => void) | null;
  postMessage: (message: WorkerReply) => void;
}

const scope = globalThis as unknown as WorkerScope;

let engine: Promise<Search> = Promise.reject(new Error('No index was loaded.'));
engine.catch(() => undefined);
const waiting: WorkerCall[] = [];

async function answersTo(call: WorkerCall): Promise<Answer[]> {
  if ('text' in call) {
    engine = createEngine(call.text, false);
  }
  const search = await engine;
  return 'questions' in call ? search(call.questions) : [];
}

/** The newest first: who types fast waits for the last word, and for none before it. */
async function replyToNewest(): Promise<void> {
  const call = waiting.pop();
  if (!call) {
    return;
  }
  const {id} = call;
  try {
    scope.postMessage({id, answers: await answersTo(call)});
  } catch (error) {
    const isIndex = error instanceof SearchIndexError;
    const isOtherRelease = isIndex && error.isOtherRelease;
    scope.postMessage({id, error: {message: String(error), isIndex, isOtherRelease}});
  }
}

scope.onmessage = ({data}) => {
  waiting.push(data);
  // In a task of its own, so that what has come in the meantime is known.
  setTimeout(() => void replyToNewest());
};
