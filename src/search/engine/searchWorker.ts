/** The worker's own script. It answers each call of `embeddedSearch.ts` on the port that comes with it. */
import type {WorkerCall, WorkerReply} from './embeddedSearch';
import {createEngine} from './engine';

let search: ReturnType<typeof createEngine> | undefined;

globalThis.onmessage = ({data, ports: [port]}: MessageEvent<WorkerCall>) => {
  let reply: WorkerReply;
  try {
    search ??= createEngine(data.text ?? '');
    reply = {answer: data.question && search(data.question)};
  } catch (error) {
    reply = {error: String(error)};
  }
  port?.postMessage(reply);
};
