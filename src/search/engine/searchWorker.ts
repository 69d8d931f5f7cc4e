/** The worker's own script. It answers the calls that `embeddedSearch.ts` sends. */
import type {WorkerCall, WorkerReply} from './embeddedSearch';
import {createEngine} from './engine';

/** The part of a worker's scope that is used; the DOM's types, which the site is written with, lack it. */
const scope = globalThis as unknown as {
  onmessage: ((event: MessageEvent<WorkerCall>) => void) | null;
  postMessage: (message: WorkerReply) => void;
};

let engine: ReturnType<typeof createEngine> | null = null;
const waiting: WorkerCall[] = [];

function replyTo(call: WorkerCall): WorkerReply {
  const {id} = call;
  try {
    if ('text' in call) {
      engine = createEngine(call.text);
      return {id, answers: []};
    }
    if (!engine) {
      throw new Error('No index was loaded.');
    }
    return {id, answers: engine(call.questions)};
  } catch (error) {
    return {id, error: String(error)};
  }
}

let isAnswering = false;

/** Answers the newest call, and then the next in a task of its own, so that what has come in the meantime is known. */
function answerNext(): void {
  const newest = waiting.pop();
  isAnswering = newest !== undefined;
  if (newest) {
    scope.postMessage(replyTo(newest));
    setTimeout(answerNext);
  }
}

scope.onmessage = ({data}) => {
  waiting.push(data);
  // The newest is answered first: who types fast waits for the last word, and for none before it. One task at a time:
  // those of a hundred calls would all stand before the next call.
  if (!isAnswering) {
    isAnswering = true;
    setTimeout(answerNext);
  }
};
