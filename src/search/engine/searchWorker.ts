/** The worker's own script. It answers the calls of `embeddedSearch.ts` in their order. */
import type {WorkerCall, WorkerReply} from './embeddedSearch';
import {createEngine} from './engine';

/** The part of a worker's scope that is used; the DOM types that the site is compiled with do not have it. */
const scope = globalThis as unknown as {
  onmessage: ((event: MessageEvent<WorkerCall>) => void) | null;
  postMessage: (message: WorkerReply) => void;
};

let search: ReturnType<typeof createEngine> | null = null;

scope.onmessage = ({data}) => {
  try {
    if ('text' in data) {
      search = createEngine(data.text);
    }
    scope.postMessage({answers: search && 'questions' in data ? search(data.questions) : []});
  } catch (error) {
    scope.postMessage({error: String(error)});
  }
};
